@testable import UIKit

/// The parts of a collection view's engine, which are private. Tests find them by reflection.
extension UICollectionView {
    var engine: ListEngine { storedValue("engine", of: self) }
}

extension ListEngine {
    var host: Host { storedValue("host", of: self) }
    var state: EngineState { storedValue("state", of: self) }
    var journal: Journal { storedValue("journal", of: self) }
    var placement: SiblingPlacement { storedValue("placement", of: self) }
    var reload: Reload { storedValue("reload", of: self) }
    var provider: ViewProvider { storedValue("provider", of: self) }
    var pass: LayoutPass { storedValue("pass", of: self) }
    var boundsChange: BoundsChange { storedValue("boundsChange", of: self) }
    var layoutClient: LayoutClient { storedValue("layoutClient", of: self) }
    var dataSourceClient: DataSourceClient { storedValue("dataSourceClient", of: self) }
    var sizing: SelfSizing { storedValue("sizing", of: forCells) }
}

/// Returns the value of a stored property, which the class of the object or one above it declares.
private func storedValue<Value>(_ name: String, of object: AnyObject) -> Value {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        if let value = current.descendant(name) as? Value { return value }
        mirror = current.superclassMirror
    }
    fatalError("\(type(of: object)) has no stored property \(name) of the type \(Value.self)")
}
