import Testing

@testable import UIKit

/// `ImageFiles.tsv` has the smallest files that Pillow 12 and pillow-heif write in each format.
@MainActor struct ImageFileTests {
    private struct File {
        let name: String
        let format: String
        let size: String
        let orientation: String
        let data: Data
    }

    private func files() throws -> [File] {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ImageFiles.tsv")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t").map(String.init)
            return File(
                name: fields[0], format: fields[1], size: fields[2], orientation: fields[3],
                data: try #require(Data(base64Encoded: fields[4])))
        }
    }

    @Test
    func `An image has the size, the orientation and the format of its file, in five formats [VIEW-43]`() throws {
        let files = try files()
        #expect(files.count == 13)
        for file in files {
            let image = try #require(UIImage(data: file.data), "\(file.name)")
            #expect(image.size.text == file.size, "\(file.name)")
            #expect("\(image.imageOrientation)" == file.orientation, "\(file.name)")
            #expect(image.scale == 1, "\(file.name)")
            #expect(image.identityText?.hasPrefix(file.format + " ") == true, "\(file.name)")
        }
    }

    @Test func `The size of an image in points is its size in pixels divided by the scale [VIEW-43]`() throws {
        let file = try #require(try files().first { $0.name == "webp large lossless" })
        let image = try #require(UIImage(data: file.data, scale: 2))
        #expect(image.size == CGSize(500, 150))
        #expect(image.scale == 2)
        #expect(UIImage(data: file.data, scale: 0)?.scale == 1)
    }

    @Test func `Data that ends before the size, or of another format, makes no image [VIEW-43]`() throws {
        for file in try files() {
            let whole = try #require(UIImage(data: file.data))
            for count in 0..<file.data.count {
                // The size comes before the pixels, so a file without its end still has one.
                if let image = UIImage(data: file.data.prefix(count)) {
                    #expect(image.size == whole.size, "\(file.name), \(count) bytes")
                }
            }
            #expect(UIImage(data: file.data.prefix(9)) == nil, "\(file.name)")
        }
        for text in ["", "text", "BM6", "<svg/>"] { #expect(UIImage(data: Data(text.utf8)) == nil, "\(text)") }
    }

    @Test func `A file with the boxes of HEIC and the brand of AVIF makes no image, because its format is not known`()
        throws
    {
        let file = try #require(try files().first { $0.format == "HEIC" })
        let brands = file.data.prefix(28)
        var other = file.data
        for place in brands.indices.dropLast(3) where brands[place..<place + 4].elementsEqual("heic".utf8) {
            other.replaceSubrange(place..<place + 4, with: "avif".utf8)
        }
        #expect(other != file.data)
        #expect(UIImage(data: file.data) != nil)
        #expect(UIImage(data: other) == nil)
    }

    @Test func `A damaged image file makes an image with a size, or none, and traps nowhere`() throws {
        for file in try files() {
            for index in file.data.indices {
                for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                    var data = file.data
                    data[index] = byte
                    if let image = UIImage(data: data) {
                        #expect(image.size.width > 0 && image.size.height > 0, "\(file.name), byte \(index)")
                    }
                }
            }
        }
    }

    @Test
    func `Images of the same data and scale are equal, and have another identity than images of other data`() throws {
        let all = try files()
        let image = try #require(UIImage(data: all[0].data))
        #expect(try #require(UIImage(data: all[0].data)) == image)
        #expect(UIImage(data: all[0].data)?.hash == image.hash)
        #expect(UIImage(data: all[0].data, scale: 2) != image)
        #expect(UIImage(data: all[1].data) != image)
        #expect(Set(all.compactMap { UIImage(data: $0.data)?.identityText }).count == all.count)
    }

    @Test func `An image file has the scale that the end of its name gives`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(try files().first { $0.name == "webp large lossless" }).data
        for (name, scale) in [("a.webp", 1), ("a@2x.webp", 2), ("a@3x.webp", 3), ("a@2x", 2), ("a@4x.webp", 1)] {
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            #expect(UIImage(contentsOfFile: file.path)?.scale == CGFloat(scale), "\(name)")
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }
}
