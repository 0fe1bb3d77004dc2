import Testing
import UIKit

/// Makes views and other objects in generic code by the initialisers of their class.
@MainActor @Suite("Objects made from a class value")
struct GenericCodeTests {
    private class Card: UIView {
        var word = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            word = "made with \(frame.width)"
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Face: Card {
        override init(frame: CGRect) {
            super.init(frame: frame)
            word += ", a face"
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Slot<Content: UIView>: UICollectionViewCell {
        let content = Content()
        let framed = Content(frame: CGRect(0, 0, 3, 4))
    }

    private final class Screen: UIViewController {
        var isLoaded = false
        override func viewDidLoad() { isLoaded = true }
    }

    private final class Rows: UICollectionViewFlowLayout {
        override init() {
            super.init()
            minimumLineSpacing = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    private func make<Object: UIViewController>(_: Object.Type) -> Object { Object() }
    private func make<Object: UICollectionViewLayout>(_: Object.Type) -> Object { Object() }

    @Test func `A generic cell makes views by the initialisers of their class`() {
        let slot = Slot<Face>(frame: .zero)
        #expect((slot.content.word, slot.content.frame) == ("made with 0.0, a face", .zero))
        #expect((slot.framed.word, slot.framed.frame.height, Slot<UILabel>().content.text) == ("made with 3.0, a face", 4, nil))
    }

    @Test func `Generic code makes view controllers and layouts by the initialisers of their class`() {
        let screen = make(Screen.self)
        screen.loadViewIfNeeded()
        #expect(screen.isLoaded)
        #expect(make(Rows.self).minimumLineSpacing == 7)
    }
}
