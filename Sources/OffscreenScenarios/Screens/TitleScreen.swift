import UIKit

/// A screen of posters under an optional title.
public final class TitleScreen: PosterScreen {
    public let layout: TitleLayout

    public init(sections: [Int], title: String?) {
        layout = TitleLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.title = title
        super.init(sections: sections, layout: layout)
    }
}
