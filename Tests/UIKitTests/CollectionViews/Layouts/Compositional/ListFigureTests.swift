import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Lists against figures of devices.
@MainActor @Suite("Lists are laid out as on a device")
struct ListFigureTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! UICollectionViewListCell
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            cell.contentConfiguration = content
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view =
                collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
                as! UICollectionViewListCell
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Header"
            view.contentConfiguration = content
            return view
        }
    }

    private static let header = UICollectionView.elementKindSectionHeader
    private let source = Source()

    /// A list with a header in some of its two sections.
    private func list(
        _ appearance: Configuration.Appearance, width: CGFloat = 300, scale: CGFloat = 3, headers: Set<Int> = [0]
    ) -> UICollectionView {
        let stage = Stage(width: width, height: 600, scale: scale)
        let view = stage.run {
            let layout = UICollectionViewCompositionalLayout { section, environment in
                var configuration = Configuration(appearance: appearance)
                if headers.contains(section) { configuration.headerMode = .supplementary }
                return .list(using: configuration, layoutEnvironment: environment)
            }
            return UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        }
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
        view.dataSource = source
        stage.show(view)
        return view
    }

    private func row(_ view: UICollectionView, _ section: Int) -> CGRect {
        view.cellForItem(at: [section, 0])!.frame
    }

    private func isNear(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.001 }
    }

    @Test func `Headers, rows and the room between sections are a device's, on a scale of 3 [LIST-01]`() throws {
        let view = list(.insetGrouped)
        let header = try #require(view.supplementaryView(forElementKind: Self.header, at: [0, 0]))
        #expect(isNear(header.frame, 16, 0, 268, 38.0 + 2.0 / 3), "\(header.frame)")
        #expect(isNear(row(view, 0), 16, 38.0 + 2.0 / 3, 268, 44), "\(row(view, 0))")
        #expect(isNear(row(view, 1), 16, 118, 268, 44), "\(row(view, 1))")
        #expect(abs(view.contentSize.height - 182) < 0.001)
    }

    @Test func `A first section without a header begins at 17.5 on a scale of 2 [LIST-01]`() {
        for appearance in [Configuration.Appearance.grouped, .insetGrouped] {
            let view = list(appearance, scale: 2, headers: [])
            #expect(row(view, 0).minY == 17.5 && row(view, 0).height == 44 && row(view, 1).minY == 96.5)
            #expect(view.contentSize.height == 160.5)
        }
        // UNKNOWN in the code: what plain lists and sidebars have there; nothing here.
        #expect(row(list(.plain, scale: 2, headers: []), 0).minY == 0)
    }

    @Test(arguments: [(300, 16), (413, 16), (414, 20), (600, 20)] as [(CGFloat, CGFloat)])
    func `The side margin grows at 414 points, and cells clip [LIST-02]`(width: CGFloat, side: CGFloat) {
        let view = list(.insetGrouped, width: width)
        #expect(row(view, 0).minX == side && row(view, 0).width == width - 2 * side)
        #expect(view.visibleCells.allSatisfy(\.clipsToBounds) && list(.grouped).visibleCells.allSatisfy { !$0.clipsToBounds })
    }

    @Test func `Content has a device's margins and distances [LIST-03]`() {
        let (cell, header) = (UIListContentConfiguration.cell(), UIListContentConfiguration.groupedHeader())
        #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(11, 16, 11, 8))
        #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(17, 8, 6, 8))
        #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
        let stage = Stage(width: 300, height: 300, scale: 3)
        stage.run {
            var content = header
            content.text = "Header"
            #expect(content.textProperties.font.pointSize == 13)
            let height = content.makeContentView().sizeThatFits(CGSize(268, 0)).height
            #expect(abs(height - 38.667) < 0.001)
        }
    }
}
