/// A compiled interface file. Not modelled: such files are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Returns an empty list. Not modelled.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        World.current.recordNotModelled("UINib.instantiate(withOwner:options:)")
        return []
    }
}
