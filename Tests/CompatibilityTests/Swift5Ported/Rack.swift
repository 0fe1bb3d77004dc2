// swift-format-ignore-file
// Code for iOS. The porter's copy stands in CompatibilityTests/Swift5Ported, where it is compiled and run.
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
