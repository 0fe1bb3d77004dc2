import Testing

@testable import UIKit

/// The data of a dragged item.
@MainActor struct ItemProviderTests {
    private func load<Value>(_ begin: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void) -> (
        value: Value?, failed: Bool
    ) {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(10, 10), scale: 1))
        nonisolated(unsafe) var answer: (Value?, Bool)?
        world.run {
            begin { answer = ($0, $1 != nil) }
            #expect(answer == nil, "the completion is called in a later turn")
            for _ in 0..<3 { world.timeline.advance(by: 1.0 / 60) }
        }
        return answer ?? (nil, false)
    }

    private func data(_ provider: NSItemProvider, _ type: String) -> (value: Data?, failed: Bool) {
        load { provider.loadDataRepresentation(forTypeIdentifier: type, completionHandler: $0) }
    }

    private func object(_ provider: NSItemProvider, _ type: any NSItemProviderReading.Type) -> (
        any NSItemProviderReading
    )? {
        let loaded: (value: (any NSItemProviderReading)?, failed: Bool) = load {
            provider.loadObject(ofClass: type, completionHandler: $0)
        }
        return loaded.value
    }

    @Test func `An item provider of a text loads it as a string or as data, but not as a URL or an image`() {
        let provider = NSItemProvider(object: NSString(string: "word"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        let types = ["public.text", "public.url"]
        #expect(types.map { provider.hasItemConformingToTypeIdentifier($0) } == [true, false])
        let text: (value: String?, failed: Bool) = load {
            provider.loadObject(ofClass: String.self, completionHandler: $0)
        }
        #expect(text.value == "word")
        #expect(!text.failed)
        #expect(data(provider, "public.plain-text").value == Data("word".utf8))
        let none = data(provider, "public.url")
        #expect(none.value == nil)
        #expect(none.failed)
    }

    @Test func `Texts, URLs and images are written and read under these types`() {
        #expect(NSString.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
        #expect(NSString.readableTypeIdentifiersForItemProvider == ["public.utf8-plain-text", "public.plain-text"])
        #expect(NSURL.writableTypeIdentifiersForItemProvider == ["public.url"])
        #expect(NSURL.readableTypeIdentifiersForItemProvider == ["public.url"])
        #expect(UIImage.writableTypeIdentifiersForItemProvider == ["public.png"])
        #expect(UIImage.readableTypeIdentifiersForItemProvider == ["public.image"])
    }

    /// The conforming types are those of Apple's list of uniform type identifiers.
    @Test func `Data of a type is loaded for each type to which that type conforms, and for no other`() {
        let all = [
            "public.utf8-plain-text", "public.plain-text", "public.text", "public.data", "public.content",
            "public.item", "public.url", "public.file-url", "public.png", "public.jpeg", "public.image",
        ]
        let text = ["public.text", "public.data", "public.content", "public.item"]
        let image = ["public.image", "public.data", "public.content", "public.item"]
        let expected = [
            "public.utf8-plain-text": ["public.utf8-plain-text", "public.plain-text"] + text,
            "public.plain-text": ["public.plain-text"] + text, "public.text": text,
            "public.url": ["public.url", "public.data", "public.item"],
            "public.file-url": ["public.file-url", "public.url", "public.data", "public.item"],
            "public.png": ["public.png"] + image, "public.jpeg": ["public.jpeg"] + image, "public.image": image,
        ]
        for (type, wanted) in expected {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(Data("x".utf8), nil)
                return nil
            }
            let found = all.filter { provider.hasItemConformingToTypeIdentifier($0) }
            #expect(Set(found) == Set(wanted), "\(type)")
            for other in all {
                #expect((data(provider, other).value != nil) == wanted.contains(other), "\(type) \(other)")
            }
            #expect(provider.canLoadObject(ofClass: NSString.self) == wanted.contains("public.plain-text"), "\(type)")
            #expect(provider.canLoadObject(ofClass: NSURL.self) == wanted.contains("public.url"), "\(type)")
            #expect(provider.canLoadObject(ofClass: UIImage.self) == wanted.contains("public.image"), "\(type)")
        }
    }

    @Test func `The progress of loading an object from an item provider is 0 at the call and 1 three frames later`() {
        let provider = NSItemProvider(object: UIImage())
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(10, 10), scale: 1))
        world.run {
            let progress = provider.loadObject(ofClass: UIImage.self) { _, _ in }
            #expect(progress.fractionCompleted == 0)
            for _ in 0..<3 { world.timeline.advance(by: 1.0 / 60) }
            #expect(progress.fractionCompleted == 1)
        }
    }

    @Test func `Data registered with an item provider under a type identifier loads as an object of that type`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
            $0(Data("https://a.example".utf8), nil)
            return nil
        }
        #expect((object(provider, NSURL.self) as? NSURL)?.absoluteString == "https://a.example")
    }

    @Test func `An item provider of an image loads the same image object, and has no data representation of it`() {
        let image = UIImage()
        let provider = NSItemProvider(object: image)
        let (loaded, written) = (object(provider, UIImage.self), data(provider, "public.image"))
        #expect(loaded === image)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(written.value == nil)
        #expect(written.failed)
    }
}
