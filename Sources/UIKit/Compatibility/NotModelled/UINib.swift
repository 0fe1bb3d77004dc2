/// A compiled interface file. Not modelled: there is nothing that could read one.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        super.init()
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Not modelled: nothing comes out.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        World.current.notModelled("UINib.instantiate(withOwner:options:)")
        return []
    }
}

extension UICollectionView {
    /// Not modelled: register the class. Nil takes the registration back, as with a class.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard nib != nil else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        world.notModelled("UICollectionView.register(_: UINib, forCellWithReuseIdentifier:)")
    }

    /// Not modelled: register the class. Nil takes the registration back, as with a class.
    public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        guard nib != nil else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        world.notModelled("UICollectionView.register(_: UINib, forSupplementaryViewOfKind:withReuseIdentifier:)")
    }
}

extension UICollectionViewLayout {
    /// Not modelled: register the class. Nil takes the registration back, as with a class.
    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard nib != nil else { return register(nil as AnyClass?, forDecorationViewOfKind: elementKind) }
        World.current.notModelled("UICollectionViewLayout.register(_: UINib, forDecorationViewOfKind:)")
    }
}
