/// Numbers the images of a `World` that have neither a name nor another identity, in the order in
/// which they are first shown.
@MainActor
final class ImageNumbers {
    private struct Numbered {
        weak var image: AnyObject?
        let number: Int
    }

    private var last = 0
    /// The numbered images. An image that no longer exists can have the address of a new one.
    private var known: [ObjectIdentifier: Numbered] = [:]

    func number(of image: AnyObject) -> Int {
        if let numbered = known[ObjectIdentifier(image)], numbered.image === image { return numbered.number }
        last += 1
        known[ObjectIdentifier(image)] = Numbered(image: image, number: last)
        return last
    }
}
