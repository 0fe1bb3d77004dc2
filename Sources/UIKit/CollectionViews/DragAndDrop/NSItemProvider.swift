#if !canImport(Darwin)

    /// Who may load what an item provider offers. Kept: nothing leaves the app.
    public enum NSItemProviderRepresentationVisibility: Int, Sendable {
        case all
        case team
        case group
        case ownProcess
    }

    /// An object that an item provider can offer.
    public protocol NSItemProviderWriting: NSObjectProtocol {
        /// The types in which it can be written, the best first.
        static var writableTypeIdentifiersForItemProvider: [String] { get }
        var writableTypeIdentifiersForItemProvider: [String] { get }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress?
    }

    extension NSItemProviderWriting {
        public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
    }

    /// An object that can be made from what an item provider offers.
    public protocol NSItemProviderReading: NSObjectProtocol {
        /// The types from which it can be made, the best first.
        static var readableTypeIdentifiersForItemProvider: [String] { get }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
    }

    /// The data of something that is dragged, in one or more types. It is loaded when it is wanted.
    ///
    /// Approximated: what is loaded arrives in a later turn of the stage, and not on a queue of its own; an object that was registered
    /// arrives as it is, without being written and read.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        public typealias LoadHandler = @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

        private struct Representation {
            let type: String
            let load: LoadHandler
        }

        private var representations: [Representation] = []
        private var objects: [any NSItemProviderWriting] = []
        private let item: Any?

        /// Kept: nothing is written to a file.
        open var suggestedName: String?

        public override init() {
            item = nil
            super.init()
        }

        public convenience init(object: any NSItemProviderWriting) {
            self.init()
            registerObject(object, visibility: .all)
        }

        /// - Parameter item: anything, to be loaded with `loadItem(forTypeIdentifier:options:completionHandler:)`.
        public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
            self.item = item
            super.init()
            guard let typeIdentifier else { return }
            let data = (item as? NSData).map { Data(referencing: $0) }
            representations = [
                Representation(type: typeIdentifier) {
                    $0(data, data == nil ? ItemProviderError.unavailable : nil)
                    return nil
                }
            ]
        }

        // MARK: - Registering

        open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
            objects.append(object)
            let object = Unchecked(object)
            for type in object.value.writableTypeIdentifiersForItemProvider {
                registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                    object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                }
            }
        }

        open func registerDataRepresentation(
            forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
            loadHandler: @escaping LoadHandler
        ) {
            representations.append(Representation(type: typeIdentifier, load: loadHandler))
        }

        /// In the order in which they were registered.
        open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

        /// Approximated: the tree of types knows texts, addresses and images.
        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
            registeredTypeIdentifiers.contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
        }

        // MARK: - Loading

        open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
            object(of: aClass) != nil || representation(for: aClass) != nil
        }

        public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
        where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

        @discardableResult
        open func loadObject(
            ofClass aClass: any NSItemProviderReading.Type,
            completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) -> Progress {
            let progress = Progress(totalUnitCount: 1)
            if let object = object(of: aClass) {
                deliver(progress) { [object = Unchecked(object)] in completionHandler(object.value, nil) }
            } else if let representation = representation(for: aClass) {
                load(representation, progress) { [aClass = Unchecked(aClass)] data, error in
                    guard let data else { return completionHandler(nil, error) }
                    do {
                        completionHandler(try aClass.value.object(withItemProviderData: data, typeIdentifier: representation.type), nil)
                    } catch {
                        completionHandler(nil, error)
                    }
                }
            } else {
                deliver(progress) { completionHandler(nil, ItemProviderError.unavailable) }
            }
            return progress
        }

        @discardableResult
        public final func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
            ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
        ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
            loadObject(ofClass: Value._ObjectiveCType.self) { completionHandler($0 as? Value, $1) }
        }

        @discardableResult
        open func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress {
            let progress = Progress(totalUnitCount: 1)
            if let found = representations.first(where: { TypeIdentifiers.conforms($0.type, to: typeIdentifier) }) {
                load(found, progress, completionHandler)
            } else {
                deliver(progress) { completionHandler(nil, ItemProviderError.unavailable) }
            }
            return progress
        }

        public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

        open func loadItem(
            forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler?
        ) {
            let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? item as? any NSSecureCoding : nil
            deliver(Progress(totalUnitCount: 1)) { [found = Unchecked(found)] in
                completionHandler?(found.value, found.value == nil ? ItemProviderError.unavailable : nil)
            }
        }

        private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
            func instance<Object: NSItemProviderReading>(of type: Object.Type) -> Object? {
                objects.lazy.compactMap { $0 as? Object }.first
            }
            return instance(of: aClass)
        }

        /// In the order in which the class prefers the types.
        private func representation(for aClass: any NSItemProviderReading.Type) -> Representation? {
            for wanted in aClass.readableTypeIdentifiersForItemProvider {
                if let found = representations.first(where: { TypeIdentifiers.conforms($0.type, to: wanted) }) { return found }
            }
            return nil
        }

        private func load(
            _ representation: Representation, _ progress: Progress, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) {
            _ = representation.load { data, error in self.deliver(progress) { completion(data, error) } }
        }

        private func deliver(_ progress: Progress, _ body: @escaping @Sendable () -> Void) {
            @Sendable func finish() {
                progress.completedUnitCount = 1
                body()
            }
            guard World.isReachable else { return finish() }
            MainActor.assumeIsolated { World.current.timeline.after(0, "an item that is loaded") { finish() } }
        }
    }

    private enum ItemProviderError: Error {
        /// Nothing was registered that would do.
        case unavailable
    }

    /// Something that is handed over as it is. Unchecked, because what is dragged need not be Sendable.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// What is a kind of what, among the types that objects here can be written in.
    enum TypeIdentifiers {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.png"
        static let color = "com.apple.uikit.color"

        private static let parents: [String: [String]] = [
            text: ["public.plain-text"], "public.plain-text": ["public.text"], "public.text": ["public.data", "public.content"],
            "public.file-url": [url], url: ["public.data"], image: ["public.image"], "public.jpeg": ["public.image"],
            "public.image": ["public.data", "public.content"], "public.data": ["public.item"],
        ]

        static func conforms(_ type: String, to wanted: String) -> Bool {
            type == wanted || (parents[type] ?? []).contains { conforms($0, to: wanted) }
        }
    }

    // MARK: - What can be dragged

    extension NSString: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }
        public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text, "public.plain-text"] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(description.utf8), nil)
            return nil
        }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            NSString(string: String(decoding: data, as: UTF8.self)) as! Self
        }
    }

    extension NSURL: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }
        public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.url] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(absoluteString.utf8), nil)
            return nil
        }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else { throw ItemProviderError.unavailable }
            return url as! Self
        }
    }

    /// An image has no pixels here, so it can be dragged and not written.
    extension UIImage: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.image] }
        public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(nil, ItemProviderError.unavailable)
            return nil
        }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            throw ItemProviderError.unavailable
        }
    }

    /// A color can be dragged. It is not written.
    extension UIColor: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }
        public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.color] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(nil, ItemProviderError.unavailable)
            return nil
        }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            throw ItemProviderError.unavailable
        }
    }

#endif
