/// The size and the orientation of the primary image of an HEIC file. The file consists of boxes, of which some contain
/// others: `meta` contains `pitm`, the number of the primary image, and `iprp`, the properties of
/// all images and the list of the images that have them.
struct HEICHeader {
    private(set) var header: ImageHeader?
    private let bytes: ImageBytes

    private struct Box {
        let kind: String
        /// The place of the box's contents, without its length and kind.
        let contents: Range<Int>
    }

    init?(_ bytes: ImageBytes) {
        self.bytes = bytes
        let whole = 0..<bytes.all.count
        guard let first = boxes(in: whole).first, first.kind == "ftyp", isHEIC(first),
            let meta = boxes(in: whole).first(where: { $0.kind == "meta" })
        else { return nil }
        // A version and flags precede the boxes in `meta`.
        let parts = boxes(in: meta.contents.dropFirst(4))
        guard let primary = parts.first(where: { $0.kind == "pitm" }).flatMap(primaryItem),
            let properties = parts.first(where: { $0.kind == "iprp" })
        else { return nil }
        let inside = boxes(in: properties.contents)
        guard let container = inside.first(where: { $0.kind == "ipco" }),
            let lists = inside.first(where: { $0.kind == "ipma" })
        else { return nil }
        let all = boxes(in: container.contents)
        let own = indices(ofPropertiesOf: primary, in: lists).filter { all.indices.contains($0) }.map { all[$0] }
        guard let (width, height) = size(ofImageWith: own) else { return nil }
        let turn = own.first { $0.kind == "irot" }
        let quarters = turn.flatMap { bytes.number(at: $0.contents.lowerBound, count: 1) } ?? 0
        header = ImageHeader(
            .heic, width: width, height: height, orientation: [.up, .left, .down, .right][quarters & 3])
    }

    /// Whether the file has one of the brands of images that are compressed by HEVC. Files of other
    /// formats, such as AVIF, have the same boxes and other brands.
    private func isHEIC(_ box: Box) -> Bool {
        stride(from: box.contents.lowerBound, to: box.contents.upperBound, by: 4).contains {
            ["heic", "heix", "heim", "heis"].contains(bytes.text(at: $0, count: 4) ?? "")
        }
    }

    /// Returns the size that an image has after its edges are cut off, which exist because pixels are
    /// stored in blocks.
    private func size(ofImageWith properties: [Box]) -> (width: Int, height: Int)? {
        func number(in box: Box, at offset: Int) -> Int? {
            bytes.number(at: box.contents.lowerBound + offset, count: 4)
        }
        // The width and the height of the part that is shown are fractions.
        if let part = properties.first(where: { $0.kind == "clap" }), let width = number(in: part, at: 0),
            let height = number(in: part, at: 8), let widthDivisor = number(in: part, at: 4), widthDivisor > 0,
            let heightDivisor = number(in: part, at: 12), heightDivisor > 0
        {
            return (width / widthDivisor, height / heightDivisor)
        }
        guard let all = properties.first(where: { $0.kind == "ispe" }), let width = number(in: all, at: 4),
            let height = number(in: all, at: 8)
        else { return nil }
        return (width, height)
    }

    private func boxes(in range: Range<Int>) -> [Box] {
        var found: [Box] = []
        var position = range.lowerBound
        while let short = bytes.number(at: position, count: 4), let kind = bytes.text(at: position + 4, count: 4) {
            var (length, head) = (short, 8)
            if short == 1, let low = bytes.number(at: position + 12, count: 4) { (length, head) = (low, 16) }
            if short == 0 { length = range.upperBound - position }
            guard length >= head, length <= range.upperBound - position else { break }
            found.append(Box(kind: kind, contents: position + head..<position + length))
            position += length
        }
        return found
    }

    private func primaryItem(_ box: Box) -> Int? {
        let start = box.contents.lowerBound
        return bytes.number(at: start + 4, count: bytes.number(at: start, count: 1) == 0 ? 2 : 4)
    }

    /// Returns the indices of an image's properties, from 0.
    private func indices(ofPropertiesOf item: Int, in box: Box) -> [Int] {
        let start = box.contents.lowerBound
        guard let version = bytes.number(at: start, count: 1), let flags = bytes.number(at: start + 1, count: 3),
            let count = bytes.number(at: start + 4, count: 4)
        else { return [] }
        let itemSize = version == 0 ? 2 : 4
        let indexSize = flags & 1 == 0 ? 1 : 2
        var position = start + 8
        for _ in 0..<count {
            guard position < box.contents.upperBound, let number = bytes.number(at: position, count: itemSize),
                let properties = bytes.number(at: position + itemSize, count: 1)
            else { return [] }
            position += itemSize + 1
            if number == item {
                return (0..<properties).compactMap {
                    bytes.number(at: position + $0 * indexSize, count: indexSize).map {
                        // The highest bit states whether the property is essential. The numbers
                        // begin at 1.
                        $0 & (indexSize == 1 ? 0x7F : 0x7FFF) - 1
                    }
                }
            }
            position += properties * indexSize
        }
        return []
    }
}
