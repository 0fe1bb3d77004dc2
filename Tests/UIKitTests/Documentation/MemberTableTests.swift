import Foundation
import Testing

@Suite("What is modelled, approximated and not modelled")
struct MemberTableTests {
    private let sources: URL
    private let scan: MemberScan

    init() throws {
        sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        scan = try MemberScan(sources: sources)
    }

    /// `MEMBERS_PAGE=FILE swift test --filter MemberTable` writes the page.
    @Test func `The page has a heading for every type`() throws {
        let page = scan.page
        for type in Set(scan.members.map(\.type)) where !type.isEmpty { #expect(page.contains("\n## \(type)\n")) }
        if let path = ProcessInfo.processInfo.environment["MEMBERS_PAGE"] {
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test func `Who says "not modelled" when called is not documented as if it worked`() {
        let modelled = Dictionary(grouping: scan.members.filter { !$0.name.isEmpty }) { "\($0.type).\($0.name.split(separator: "(")[0])" }
            .filter { $0.value.allSatisfy { $0.status == .modelled } }
        for text in scan.saidNotModelled.sorted() {
            let member = String(text.split(separator: "(")[0])
            #expect(modelled[member] == nil, "\(text)")
        }
    }

    @Test func `The scan finds what is known to be there`() {
        func status(_ type: String, _ name: String) -> MemberScan.Status? {
            scan.members.first { $0.type == type && $0.name == name }?.status
        }
        #expect(status("UICollectionView", "reloadData()") == .modelled)
        #expect(status("UICollectionView", "register(_:forCellWithReuseIdentifier:)") != nil)
        #expect(status("UICollectionViewDelegate", "collectionView(_:willDisplay:forItemAt:)") == .modelled)
        #expect(status("UIScrollView", "zoomScale") == .notModelled && status("UINib", "instantiate(withOwner:options:)") == .notModelled)
        #expect(status("NSString", "size(withAttributes:)") == .approximated && status("UIView", "mask") == .approximated)
        #expect(status("UIView.AnimationOptions", "curveEaseIn") == .modelled && status("", "CACurrentMediaTime()") == .modelled)
    }
}
