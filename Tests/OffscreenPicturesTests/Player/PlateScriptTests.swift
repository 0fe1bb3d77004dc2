import Foundation
import Testing

@testable import OffscreenPictures

private let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
}

/// Tests of the arithmetic of the player's page, without a browser. They run only if Node.js is
/// installed.
@Suite("Places of plates on the player's page", .enabled(if: node != nil))
struct PlateScriptTests {
    /// A window with a plain view and a scrolled collection view. The collection view has a cell,
    /// and a cell with a scrolled row of cells.
    private static let scene = """
        const entry = (depth, x, y, w, h, more) => ({ depth, x, y, w, h, ox: 0, oy: 0, z: 0, zPosition: 0, alpha: \
        1, element: -1, flags: 0, ...more });
        const scene = [
            entry(0, 0, 0, 300, 400), entry(1, 20, 30, 200, 300, { ox: 5, oy: 100, flags: Flag.scrolls }),
            entry(2, 10, 90, 100, 50, { element: 0, view: 1 }), entry(2, 10, 150, 180, 60, { element: 1, view: 2 }),
            entry(3, 7, 8, 160, 40, { ox: 30, oy: 2, flags: Flag.scrolls }), entry(4, 20, 10, 50, 20, { element: \
        2, view: 3 }),
            entry(1, 1, 2, 3, 4),
        ];
        const film = { scene, at: 0, data: { screen: [300, 400] } };
        """

    /// Returns the value of an expression in the page's scripts as JSON.
    private func value(of expression: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(node))
        let script =
            "const matchMedia = () => ({ matches: false });\n"
            + WebFiles.own.bundle("exploded-view.js").modules.map(\.text).joined()
            + Self.scene
            + "console.log(JSON.stringify(\(expression)));"
        process.arguments = ["-e", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.trimmingCharacters(in: .newlines)
    }

    @Test func `A JavaScript engine can read the script of the player's page`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).js")
        defer { try? FileManager.default.removeItem(at: file) }
        try WebFiles.own.script("main.js").write(to: file, atomically: true, encoding: .utf8)
        let reading = "new (require('vm').Script)(require('fs').readFileSync('\(file.path)', 'utf8'))"
        #expect(try value(of: "typeof \(reading)") == "\"object\"")
    }

    @Test
    func
        `A view's position on the player's page is its origin plus its ancestors' origins, less the ancestors' content offsets`()
        throws
    {
        #expect(
            try value(of: "scene.map((_, i) => originOf(film, i))")
                == "[[0,0],[20,30],[25,20],[25,80],[32,88],[22,96],[1,2]]")
    }

    @Test func `The player's exploded view draws the visible part of a cell, with the part's offset within the cell`()
        throws
    {
        let plates = "plateViews(film).map(it => plateOf(film, it)).map(p => [p.view, p.x, p.y, p.w, p.h, p.dx, p.dy])"
        #expect(try value(of: plates) == "[[1,25,30,100,40,0,10],[2,25,80,180,60,0,0],[3,32,96,40,20,10,0]]")
    }

    @Test func `In the player's exploded view a point is turned, tilted and raised to its level`() throws {
        let points =
            "[[0, 0, 0], [Math.PI / 2, 0, 0], [0, Math.PI / 3, 0], [0, Math.PI / 6, 8]].map(([turn, tilt, rise]) => "
            + "projected({ turn, tilt, lift: 2 }, 30, 40, rise).map(Math.round))"
        #expect(try value(of: points) == "[[30,40],[-40,30],[30,20],[30,27]]")
    }
}
