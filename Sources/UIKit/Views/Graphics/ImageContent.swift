/// What an image without a name contains, as far as the model knows it: where it came from, and a
/// digest that differs if something else was drawn or decoded. There are no pixels.
struct ImageContent: Hashable, Sendable {
    let origin: Origin
    let digest: ContentDigest

    enum Origin: Hashable, Sendable {
        case drawing
        case file(ImageHeader.Format)
    }

    /// The content in words: "drawn as 1a2b3c4d" or "PNG 1a2b3c4d".
    var text: String {
        switch origin {
        case .drawing: "drawn as \(digest.text)"
        case .file(let format): "\(format.rawValue) \(digest.text)"
        }
    }
}

/// A number that depends on a sequence of bytes, by FNV-1a. A hash of the standard library would
/// differ from run to run.
struct ContentDigest: Hashable, Sendable {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// The lower half of the number, in eight hexadecimal digits.
    var text: String {
        let digits = String(value & 0xFFFF_FFFF, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
