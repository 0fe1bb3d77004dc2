// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit

open class Rack: UIView {
    var heard: [String] = []
    open override func layoutSubviews() { layoutSubviewsInExtensionOfRack() }; open override var tag: Int { didSet { tagDidSet(oldValue) } }; open var capacity: Int { capacityInExtensionOfRack }; open func load(_ a1: Int, from a2: String) -> String { loadInExtensionOfRack(a1, from: a2) }; }

extension Rack {
    func loadInExtensionOfRack(_ count: Int, from place: String) -> String { "\(count) from \(place)" }
    var capacityInExtensionOfRack: Int { 3 }
    func layoutSubviewsInExtensionOfRack() { heard.append("rack") }
    /* @available(*, unavailable) open override func sizeToFit() { heard.append("never") } */
    public func tagDidSet(_ oldValue: Int)  { do { heard.append("tag \(oldValue) to \(tag)") } }
}

final class WineRack: Rack {
    override func load(_ count: Int, from place: String) -> String { "wine: " + super.load(count, from: place) }
    override var capacity: Int { super.capacity * 2 }
    override func layoutSubviews() { layoutSubviewsInExtensionOfWineRack() }; }

extension WineRack {
    func layoutSubviewsInExtensionOfWineRack() {
        super.layoutSubviews()
        heard.append("wine")
    }
}

final class RackValues: UIControl {
    let title = NSAttributedString(string: ""), progress = Progress(totalUnitCount: 0)
    private(set) var heard: [String] = []

    func height(_ note: Notification) -> CGFloat? { (note.userInfo?["frame"] as? NSValue)?.cgRectValue.height }

    func listen() {
        addTarget(self, action: Selector("tapped:", calls: RackValues.tapped(_:)), for: .touchUpInside)
        addTarget(self, action: Selector("named", calls: RackValues.another), for: .touchDown)
        addTarget(self, action: Selector("chosen", calls: RackValues.chosen as (RackValues) -> () -> Void), for: .valueChanged)
    }

    private func tapped(_ sender: Any) { heard.append("tapped") }
    func another() { heard.append("named") }
    func chosen() { heard.append("chosen") }
    func chosen(_ name: String) { heard.append(name) }
}
