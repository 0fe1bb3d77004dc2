import Testing
import UIKit

/// Subclasses as apps write them, which compile only if UIKit's designated initialisers are
/// designated and its convenience initialisers are inherited.
@MainActor struct DesignatedInitialiserTests {
    private class Named: NSLayoutConstraint {}

    private final class Noted: NSLayoutConstraint {
        var note = "none"
    }

    private final class Picture: UIImageView {
        let caption: String

        init(caption: String) {
            self.caption = caption
            super.init(image: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Poster: UIImageView {
        override init(image: UIImage?) {
            super.init(image: image)
            tag = 3
        }
        override init(image: UIImage?, highlightedImage: UIImage?) {
            super.init(image: image, highlightedImage: highlightedImage)
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Editor: UITextView {
        var edits = 0
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            edits = 1
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Wheel: UIActivityIndicatorView {
        init() { super.init(style: .large) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Navigation: UINavigationController {
        init() { super.init(navigationBarClass: nil, toolbarClass: nil) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Question: UIAlertController {
        let number: Int
        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `A subclass of NSLayoutConstraint inherits the convenience initialiser [VIEW-29]`() {
        let view = UIView()
        let made = Named(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        made.isActive = true
        #expect(made.firstItem === view)
        #expect(made.constant == 40)
        #expect(made.multiplier == 1)
        #expect(made.relation == .equal)
        #expect(view.constraints == [made])
        let noted = Noted(
            item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .width,
            multiplier: 2, constant: 0)
        #expect(noted.note == "none")
        #expect(noted.multiplier == 2)
        #expect(noted.secondAttribute == .width)
    }

    @Test func `A constraint without items can be made and does nothing`() {
        let empty = NSLayoutConstraint()
        empty.isActive = true
        #expect(!empty.isActive)
        #expect(empty.firstItem == nil)
        #expect(empty.constant == 0)
    }

    @Test func `Subclasses of views and controllers call and override UIKit's designated initialisers [VIEW-29]`() {
        #expect(Picture(caption: "one").caption == "one")
        #expect(Poster(image: nil).tag == 3)
        #expect(Editor().edits == 1)
        #expect(Editor(frame: .zero).edits == 1)
        #expect(Wheel().style == .large)
        #expect(Navigation().viewControllers.isEmpty)
        #expect(Question(number: 7).number == 7)
        #expect(Question(number: 7).preferredStyle == .actionSheet)
        #expect(UIAlertController(title: "t", message: "m", preferredStyle: .alert).preferredStyle == .alert)
    }

    @Test func `An image view made with an image has its size and takes no touches`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
        let view = UIImageView(image: image)
        #expect(view.frame.size == CGSize(width: 12, height: 8))
        #expect(!view.isUserInteractionEnabled)
    }
}
