// swift-format-ignore-file
// Code for iOS of which the porter leaves places to a person. PorterTests has the edits by hand. The copy with all edits
// is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit

final class LedgerEntry: NSObject {
    var priority: Float = 0.25
    func close() {}
}

final class Ledger: NSObject {
    var anyObjects: [AnyObject] = []
    var heard: [String] = []

    // The members of AnyObject.
    var first: Float? { (anyObjects.first as? LedgerEntry)?.priority }
    var last: Float? { (anyObjects.last as? LedgerEntry)?.priority }

    // A constant with its first value in branches, and one that a switch sets.
    func picture(isBold: Bool) -> UIImage {
        let image: UIImage
        if isBold { image = UIImage(named: "star") ?? UIImage() } else { image = UIImage() }
        return image
    }
    func title(of count: Int) -> String {
        let title: String
        switch count {
        case 0: title = "none"
        case 1: title = "one"
        default: title = "\(count)"
        }
        return title
    }
    func show(in view: UIImageView, isBold: Bool) { view.image = picture(isBold: isBold) }
    func summary() -> String { title(of: anyObjects.count) }

    // A variable that has a value already: only the assignment goes.
    func color(isBold: Bool) -> UIColor {
        var color = UIColor.red
        if isBold { /* color = UIColorWell().selectedColor ?? .blue */ }
        return color
    }

    // What only the runtime of Objective-C can answer.
    func canClose(_ object: NSObject) -> Bool { object is LedgerEntry }

    // Arrays that are implicitly unwrapped on iOS.
    func days() -> Int {
        guard let days = DateFormatter().shortWeekdaySymbols as [String]? else { return 0 }
        return days.count + DateFormatter().monthSymbols.count + (DateFormatter().weekdaySymbols.count ?? 0)
    }

    // Core Foundation.
    func write(_ names: [String]) {
        /* let list = names as CFArray */
        /* heard.append("\(CFArrayGetCount(list))") */
        heard.append("written")
    }
}

final class LedgerCell: UICollectionViewCell {
    private var observation: NSKeyValueObservation?
    var marks = 0; override var isSelected: Bool { didSet { marks += 1 } }

    func watch() {
        
    }
}
