// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import Foundation
import UIKit

public protocol DeckDelegate: AnyObject, UICollectionViewDelegate {
    func deck(_ deck: Deck, sizeForCardAt index: Int) -> CGSize
    func deckDidShuffle(_ deck: Deck)
    func deck(_ deck: Deck,
                             titleForCardAt index: Int) -> String?
    func deckIsOpen(_ deck: Deck) -> Bool
}

protocol DeckCounting: AnyObject { func count() -> Int }

#if os(iOS) || os(Linux)
open class Deck: UIView {
    weak var label: UILabel!
    var shuffles = 0
    public weak var delegate: DeckDelegate?
    weak var counter: DeckCounting?
    private(set) var heard: [String] = []

    let button = UIButton()
    private lazy var tap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector("recognized:", calls: Deck.recognized(_:)))
        return tap
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // A comment may speak of #selector(nothing) and of @objc.
        button.addTarget(self, action: Selector("pressed", calls: Deck.pressed), for: .touchUpInside)
        button.addTarget(self, action: Selector("pushed:event:", calls: Deck.pushed(_:event:)), for: .touchUpInside)
        button.addTarget(self, action: Selector(
            "changed:", calls: Deck.changed(_:) // the long form
        ), for: .valueChanged)
        button.addTarget(nil, action: Selector("closeDeck:", calls: DeckHolder.closeDeck(_:)), for: .touchDown)
        addSubview(button)
        addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: Selector("dealt:", calls: Deck.dealt(_:)), name: .init("dealt"), object: nil)
    }

    required public init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented, \(#function)") }

    deinit { NotificationCenter.default.removeObserver(self) }

    private func pressed() { heard.append("pressed") }
    private func pushed(_ sender: UIButton, event: UIEvent?) { heard.append("pushed by \(type(of: sender))") }
    func changed(_ sender: Any) { heard.append("changed") }
    @IBAction func recognized(_ recognizer: UIGestureRecognizer) { heard.append("recognized \(recognizer.state == .ended)") }
    fileprivate func dealt(_ note: Notification) { heard.append("dealt \(note.object as? Int ?? 0)") }
    func ticked(_ timer: Timer) { heard.append("ticked") }

    func timer() -> Timer {
        Timer(timeInterval: 60, target: self, selector: Selector("ticked:", calls: Deck.ticked), userInfo: nil, repeats: false)
    }

    func forgetPresses() { button.removeTarget(self, action: Selector("pressed", calls: Deck.pressed), for: .allEvents) }

    public func size(at index: Int) -> CGSize { delegate?.deck?(self, sizeForCardAt: index) ?? CGSize(width: 7, height: 7) }
    func title(at index: Int) -> String { delegate?.deck?(self, titleForCardAt: index) ?? "none" }
    func shuffle() -> Bool { delegate?.deckDidShuffle?(self) != nil }
    func count() -> Int { counter?.optionalCount() ?? -1 }

    static let paths = ["hidden", "label.text", "shuffles", "#keyPath(Deck.x) \(#"@objc \#(1)"#)"]
    let isPlain = "@objc".wholeMatch(of: #/@objc"?/#) != nil
    open override func layoutSubviews() { layoutSubviewsInExtension() }; public override func hitTest(_ a1: CGPoint, with a2: UIEvent?) -> UIView? { hitTestInExtension(a1, with: a2) }; public override var intrinsicContentSize: CGSize { intrinsicContentSizeInExtension }; public class override var layerClass: AnyClass { layerClassInExtension }; }
#elseif os(macOS)
import AppKit
class Deck: NSView { override func layout() { _ = #selector(Deck.layout) } }
#endif

// Written by offscreen port: the optional methods of DeckDelegate. A default records that it ran.
private enum DeckDelegateDefaults { nonisolated(unsafe) static var ran = false }

extension DeckDelegate {
    public func deck(_ a1: Deck, sizeForCardAt a2: Int) -> CGSize {
        DeckDelegateDefaults.ran = true
        return .zero
    }
    public func deckDidShuffle(_ a1: Deck) {
        DeckDelegateDefaults.ran = true
    }
    public func deck(_ a1: Deck, titleForCardAt a2: Int) -> String? {
        DeckDelegateDefaults.ran = true
        return nil
    }
    public var deck: DeckDelegateDeckCall? { DeckDelegateDeckCall(it: self) }
    public var deckDidShuffle: DeckDelegateDeckDidShuffleCall? { DeckDelegateDeckDidShuffleCall(it: self) }
}

@MainActor public struct DeckDelegateDeckCall {
    fileprivate let it: any DeckDelegate
    @discardableResult
    public func callAsFunction(_ a1: Deck, sizeForCardAt a2: Int) -> CGSize? {
        let outer = DeckDelegateDefaults.ran
        DeckDelegateDefaults.ran = false
        defer { DeckDelegateDefaults.ran = outer }
        let answer = it.deck(a1, sizeForCardAt: a2)
        return DeckDelegateDefaults.ran ? nil : answer
    }
    @discardableResult
    public func callAsFunction(_ a1: Deck, titleForCardAt a2: Int) -> String? {
        let outer = DeckDelegateDefaults.ran
        DeckDelegateDefaults.ran = false
        defer { DeckDelegateDefaults.ran = outer }
        let answer = it.deck(a1, titleForCardAt: a2)
        return DeckDelegateDefaults.ran ? nil : answer
    }
}

@MainActor public struct DeckDelegateDeckDidShuffleCall {
    fileprivate let it: any DeckDelegate
    @discardableResult
    public func callAsFunction(_ a1: Deck) -> Void? {
        let outer = DeckDelegateDefaults.ran
        DeckDelegateDefaults.ran = false
        defer { DeckDelegateDefaults.ran = outer }
        let answer: Void = it.deckDidShuffle(a1)
        return DeckDelegateDefaults.ran ? nil : answer
    }
}

// Written by offscreen port: the optional methods of DeckCounting. A default records that it ran.
private enum DeckCountingDefaults { nonisolated(unsafe) static var ran = false }

extension DeckCounting {
    func count() -> Int {
        DeckCountingDefaults.ran = true
        return 0
    }
    @discardableResult
    func optionalCount() -> Int? {
        let outer = DeckCountingDefaults.ran
        DeckCountingDefaults.ran = false
        defer { DeckCountingDefaults.ran = outer }
        let answer = self.count()
        return DeckCountingDefaults.ran ? nil : answer
    }
}
