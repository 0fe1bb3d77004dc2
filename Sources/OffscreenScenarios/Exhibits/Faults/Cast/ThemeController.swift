import UIKit

/// A list with a theme, the background color of its cells, and an act that turns it red.
class ThemeController: ListController {
    var theme = UIColor.systemBackground {
        didSet { themeDidChange() }
    }

    override var acts: [String: () -> Void] {
        ["turn the theme red": { [unowned self] in theme = .systemRed }]
    }

    func themeDidChange() {}
}
