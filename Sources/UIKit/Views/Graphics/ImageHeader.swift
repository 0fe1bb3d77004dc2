/// The format and the size of an image file, from its header. Pixels are not read.
struct ImageHeader {
    enum Format: String, Sendable { case png = "PNG", jpeg = "JPEG", gif = "GIF", heic = "HEIC", webP = "WebP" }

    let format: Format
    /// The size in pixels, before the orientation is applied.
    let width: Int
    let height: Int
    let orientation: UIImage.Orientation

    /// Reads the header of a file. It is nil if the format is none of those listed, or if the data
    /// ends before the size.
    init?(_ data: Data) {
        let bytes = ImageBytes(Array(data))
        guard
            let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes)
                ?? HEICHeader(bytes)?.header,
            header.width > 0, header.height > 0
        else { return nil }
        self = header
    }

    init(_ format: Format, width: Int, height: Int, orientation: UIImage.Orientation = .up) {
        (self.format, self.width, self.height) = (format, width, height)
        self.orientation = orientation
    }

    /// The size in points of an image with this orientation.
    ///
    /// - Parameter scale: the number of pixels per point.
    func size(scale: CGFloat) -> CGSize {
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        return CGSize(
            width: CGFloat(isTurned ? height : width) / scale, height: CGFloat(isTurned ? width : height) / scale)
    }

    private static func png(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.text(at: 1, count: 3) == "PNG", bytes.text(at: 12, count: 4) == "IHDR",
            let width = bytes.number(at: 16, count: 4), let height = bytes.number(at: 20, count: 4)
        else { return nil }
        return ImageHeader(.png, width: width, height: height)
    }

    private static func gif(_ bytes: ImageBytes) -> ImageHeader? {
        guard ["GIF87a", "GIF89a"].contains(bytes.text(at: 0, count: 6)),
            let width = bytes.reversedNumber(at: 6, count: 2), let height = bytes.reversedNumber(at: 8, count: 2)
        else { return nil }
        return ImageHeader(.gif, width: width, height: height)
    }

    /// Reads one of the three kinds of WebP: extended, without loss, and with loss.
    private static func webP(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" else { return nil }
        switch bytes.text(at: 12, count: 4) {
        case "VP8X":
            guard let width = bytes.reversedNumber(at: 24, count: 3),
                let height = bytes.reversedNumber(at: 27, count: 3)
            else { return nil }
            return ImageHeader(.webP, width: width + 1, height: height + 1)
        case "VP8L":
            guard let sizes = bytes.reversedNumber(at: 21, count: 4) else { return nil }
            return ImageHeader(.webP, width: sizes & 0x3FFF + 1, height: sizes >> 14 & 0x3FFF + 1)
        case "VP8 ":
            guard let width = bytes.reversedNumber(at: 26, count: 2),
                let height = bytes.reversedNumber(at: 28, count: 2)
            else { return nil }
            return ImageHeader(.webP, width: width & 0x3FFF, height: height & 0x3FFF)
        default: return nil
        }
    }

    /// Reads the segments of a JPEG file up to the first one with a size.
    private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.number(at: 0, count: 3) == 0xFFD8FF else { return nil }
        var position = 2
        var orientation = UIImage.Orientation.up
        while let marker = bytes.number(at: position, count: 2), marker >= 0xFF00 {
            // Any number of bytes with the value 255 can precede a marker.
            if marker == 0xFFFF {
                position += 1
                continue
            }
            guard let length = bytes.number(at: position + 2, count: 2), length >= 2 else { return nil }
            let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
            if isFrame {
                guard let height = bytes.number(at: position + 5, count: 2),
                    let width = bytes.number(at: position + 7, count: 2)
                else { return nil }
                return ImageHeader(.jpeg, width: width, height: height, orientation: orientation)
            }
            if marker == 0xFFE1, bytes.text(at: position + 4, count: 4) == "Exif" {
                orientation = exifOrientation(in: bytes, at: position + 10) ?? orientation
            }
            position += 2 + length
        }
        return nil
    }

    /// Returns the orientation in a block of Exif data; nil if it has none.
    private static func exifOrientation(in bytes: ImageBytes, at start: Int) -> UIImage.Orientation? {
        let isReversed = bytes.text(at: start, count: 2) == "II"
        func number(at position: Int, count: Int) -> Int? {
            isReversed
                ? bytes.reversedNumber(at: start + position, count: count)
                : bytes.number(at: start + position, count: count)
        }
        guard let directory = number(at: 4, count: 4), let count = number(at: directory, count: 2) else { return nil }
        for index in 0..<count where number(at: directory + 2 + 12 * index, count: 2) == 0x112 {
            return number(at: directory + 10 + 12 * index, count: 2).flatMap { orientation(fromExif: $0) }
        }
        return nil
    }

    private static func orientation(fromExif number: Int) -> UIImage.Orientation? {
        let all: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        return (1...8).contains(number) ? all[number - 1] : nil
    }
}

/// The bytes of an image file. What lies outside of the file is nil.
struct ImageBytes {
    let all: [UInt8]

    init(_ all: [UInt8]) {
        self.all = all
    }

    /// Returns a number whose first byte is the most significant.
    func number(at position: Int, count: Int) -> Int? {
        bytes(at: position, count: count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a number whose first byte is the least significant.
    func reversedNumber(at position: Int, count: Int) -> Int? {
        bytes(at: position, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func text(at position: Int, count: Int) -> String? {
        bytes(at: position, count: count).map { String(decoding: $0, as: UTF8.self) }
    }

    private func bytes(at position: Int, count: Int) -> ArraySlice<UInt8>? {
        guard position >= 0, position <= all.count, count <= all.count - position else { return nil }
        return all[position..<position + count]
    }
}
