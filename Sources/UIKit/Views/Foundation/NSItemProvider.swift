#if !canImport(Darwin)

    /// The processes that may load a representation. Approximated: has no effect, because data does
    /// not leave the app.
    public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

    /// An object that an item provider can convert to data.
    public protocol NSItemProviderWriting: NSObjectProtocol {
        /// The identifiers of the types to which instances can be converted, in order of
        /// preference.
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

    /// An object that can be created from the data of an item provider.
    public protocol NSItemProviderReading: NSObjectProtocol {
        /// The identifiers of the types from which instances can be created, in order of
        /// preference.
        static var readableTypeIdentifiersForItemProvider: [String] { get }
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
    }

    /// Provides the data of a dragged item in one or more types. The data is loaded on request.
    ///
    /// Approximated: completion handlers are called in a later turn of the run loop, or at once
    /// outside of the main actor, and not on a separate queue. A handler receives a registered
    /// object itself, not an object that was converted to data and back.
    open class NSItemProvider: NSObject, @unchecked Sendable {
        public typealias LoadHandler =
            @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
        public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

        private var representations: [(type: String, load: LoadHandler)] = []
        private var objects: [any NSItemProviderWriting] = []
        private var item: Any?
        /// Stored; has no effect, because files are not modelled.
        open var suggestedName: String?

        public override init() {}

        public convenience init(object: any NSItemProviderWriting) {
            self.init()
            registerObject(object, visibility: .all)
        }

        /// - Parameter item: an object of any class.
        ///   `loadItem(forTypeIdentifier:options:completionHandler:)` loads it if the type matches.
        public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
            self.item = item
            let data = (item as? NSData).map { Data(referencing: $0) }
            let load: LoadHandler = { passDataOrError(data, to: $0) }
            if let typeIdentifier { representations = [(typeIdentifier, load)] }
        }

        open func registerObject(
            _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
        ) {
            objects.append(object)
            nonisolated(unsafe) let object = object
            for type in object.writableTypeIdentifiersForItemProvider {
                registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                    object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                }
            }
        }

        open func registerDataRepresentation(
            forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
            loadHandler: @escaping LoadHandler
        ) { representations.append((typeIdentifier, loadHandler)) }

        /// The identifiers of the registered types, in the order of registration.
        open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

        /// Whether a registered type conforms to a type. Approximated: only the conformances of
        /// types for text, URLs and images are known.
        open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
            registeredTypeIdentifiers.contains { conforms($0, to: typeIdentifier) }
        }

        open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
            object(of: aClass) != nil || representation(for: aClass.readableTypeIdentifiersForItemProvider) != nil
        }

        public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
        where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

        @discardableResult
        open func loadObject(
            ofClass aClass: any NSItemProviderReading.Type,
            completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) -> Progress {
            nonisolated(unsafe) let (aClass, object) = (aClass, object(of: aClass))
            if object != nil { return runLaterIfOnMainActor { completionHandler(object, nil) } }
            return loadFirstRepresentation(ofTypes: aClass.readableTypeIdentifiersForItemProvider) {
                data, type, error in
                guard let data else { return completionHandler(nil, error) }
                do {
                    completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        }

        @discardableResult
        public final func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
            ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
        ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
            loadObject(ofClass: Value._ObjectiveCType.self) { completionHandler($0 as? Value, $1) }
        }

        @discardableResult
        open func loadDataRepresentation(
            forTypeIdentifier typeIdentifier: String,
            completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress {
            loadFirstRepresentation(ofTypes: [typeIdentifier]) { data, _, error in completionHandler(data, error) }
        }

        open func loadItem(
            forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
            completionHandler: CompletionHandler?
        ) {
            nonisolated(unsafe) let found =
                hasItemConformingToTypeIdentifier(typeIdentifier) ? item as? any NSSecureCoding : nil
            runLaterIfOnMainActor { completionHandler?(found, found == nil ? ItemProviderError.unavailable : nil) }
        }

        private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
            func instance<Object: NSItemProviderReading>(of type: Object.Type) -> Object? {
                objects.lazy.compactMap { $0 as? Object }.first
            }
            return instance(of: aClass)
        }

        /// Returns the first representation that conforms to one of the types, searching for one
        /// type after another; nil if there is none.
        private func representation(for types: [String]) -> (type: String, load: LoadHandler)? {
            types.lazy.compactMap { type in self.representations.first { conforms($0.type, to: type) } }.first
        }

        private func loadFirstRepresentation(
            ofTypes types: [String], completion: @escaping @Sendable (Data?, String, (any Error)?) -> Void
        ) -> Progress {
            guard let found = representation(for: types) else {
                return runLaterIfOnMainActor { completion(nil, "", ItemProviderError.unavailable) }
            }
            let progress = Progress(totalUnitCount: 1)
            _ = found.load { data, error in
                self.runLaterIfOnMainActor(finishing: progress) { completion(data, found.type, error) }
            }
            return progress
        }

        @discardableResult
        private func runLaterIfOnMainActor(
            finishing progress: Progress = Progress(totalUnitCount: 1), _ body: @escaping @Sendable () -> Void
        ) -> Progress {
            @Sendable func finish() {
                progress.completedUnitCount = 1
                body()
            }
            if World.isReachable {
                MainActor.assumeIsolated {
                    World.current.timeline.schedule(after: 0, named: "an item that is loaded", finish)
                }
            } else {
                finish()
            }
            return progress
        }
    }

    private enum ItemProviderError: Error {
        /// Nothing of the requested type can be loaded.
        case unavailable
    }

    /// The types to which a type for text, URLs or images conforms directly.
    private let parentTypes: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
        "public.text": ["public.data", "public.content"], "public.file-url": ["public.url"],
        "public.url": ["public.data"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"],
        "public.image": ["public.data", "public.content"],
        "public.data": ["public.item"],
    ]

    private func conforms(_ type: String, to wanted: String) -> Bool {
        type == wanted || (parentTypes[type] ?? []).contains { conforms($0, to: wanted) }
    }

    /// Calls a completion handler with `data`, or with an error if `data` is nil. Returns no
    /// progress.
    private func passDataOrError(_ data: Data?, to completion: (Data?, (any Error)?) -> Void) -> Progress? {
        completion(data, data == nil ? ItemProviderError.unavailable : nil)
        return nil
    }

    extension NSString: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
        public static var readableTypeIdentifiersForItemProvider: [String] {
            ["public.utf8-plain-text", "public.plain-text"]
        }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { passDataOrError(Data(description.utf8), to: completionHandler) }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            NSString(string: String(decoding: data, as: UTF8.self)) as! Self
        }
    }

    extension NSURL: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
        public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { passDataOrError(Data(absoluteString.utf8), to: completionHandler) }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
                throw ItemProviderError.unavailable
            }
            return url as! Self
        }
    }

    // Images can be dragged, but not converted to data, because they have no pixels here.
    extension UIImage: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
        public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { passDataOrError(nil, to: completionHandler) }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            throw ItemProviderError.unavailable
        }
    }

    // Colors can be dragged, but not converted to data.
    extension UIColor: NSItemProviderWriting, NSItemProviderReading {
        public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
        public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

        public func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? { passDataOrError(nil, to: completionHandler) }

        public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            throw ItemProviderError.unavailable
        }
    }

#endif
