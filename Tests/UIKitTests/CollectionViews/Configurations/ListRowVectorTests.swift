import Offscreen
import Testing

@testable import UIKit

/// Backgrounds and rows with accessories. Styles of content are in `ListContentStyleTests`. The
/// figures were measured with UIKit (Catalyst on macOS 27, two pixels per point) and published in
/// https://github.com/kern0x1b/charon, `tests/backports/device/lists-expectations.h`: 12 styles of
/// content, 8 backgrounds and 13 rows.
///
/// Vectors that are left out because measurements on phones differ [LIST-01] [LIST-03]:
///
/// | vector | figure |
/// |---|---|
/// | cell, subtitleCell, valueCell | margins of 15, 16, 15, 8 (phones: 11, 16, 11, 8) |
/// | the same styles | 4, 0 and 4 points between texts (phones: 3) |
/// | cell, subtitleCell | a secondary text of 15 points, which comes with those margins |
/// | groupedHeader | margins of 10, 8, 10, 8 and 17 points (phones: 17, 8, 6, 8 and 13 points), 4 between texts |
/// | a row with an outline disclosure | the arrow at the leading edge, as in Mac Catalyst [LIST-09] |
/// | backgrounds of grouped headers and of sidebars | a corner of 26 |
///
/// The rows are given the margins of that source before they are compared. Of an accessory only the
/// center is compared, because its drawing is not modelled.
@MainActor struct ListRowVectorTests {
    typealias Content = UIListContentConfiguration
    typealias Background = UIBackgroundConfiguration

    @Test
    func
        `No list background has insets or a stroke, and plain lists and grouped cells have backgrounds with square corners [LIST-07]`()
    {
        let square: [Background] = [.clear(), .listPlainCell(), .listPlainHeaderFooter(), .listGroupedCell()]
        #expect(square.map(\.cornerRadius) == [0, 0, 0, 0])
        let round: [Background] = [
            .listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(),
        ]
        for background in square + round {
            #expect(background.backgroundInsets == .zero)
            #expect(background.edgesAddingLayoutMarginsToBackgroundInsets == [])
            #expect(background.strokeWidth == 0)
            #expect(background.strokeOutset == 0)
        }
    }

    // MARK: - Rows

    enum Kind: Sendable {
        case checkmark, disclosure, delete, insert, reorder, multiselect, trailing, leading

        @MainActor var accessory: UICellAccessory {
            func view() -> UIView { UIView(frame: CGRect(0, 0, 30, 20)) }
            return switch self {
            case .checkmark: .checkmark()
            case .disclosure: .disclosureIndicator()
            case .delete: .delete()
            case .insert: .insert()
            case .reorder: .reorder()
            case .multiselect: .multiselect()
            case .trailing: .customView(configuration: .init(customView: view(), placement: .trailing()))
            case .leading: .customView(configuration: .init(customView: view(), placement: .leading()))
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(style) \(width) by \(height) \(parts) \(kinds)" }
        let style: String
        /// The parts of the content: t for a text, s for a secondary text, i for an image of 29 by
        /// 29.
        let parts: String
        let kinds: [Kind]
        var isEditing = false
        var level = 0
        let width, height: CGFloat
        /// The content view's left edge and width.
        let content: [CGFloat]
        /// The frame of the image; `text` is the left edge of the text.
        var image: [CGFloat]?
        var text: CGFloat?
        /// The horizontal centers of the accessories, from the left; `line` is the left edge of the
        /// separator.
        var middles: [CGFloat] = []
        var line: CGFloat?
    }

    nonisolated static let rows: [Row] = [
        Row(style: "cell", parts: "t", kinds: [], width: 320, height: 60, content: [0, 320], text: 16),
        Row(
            style: "cell", parts: "tsi", kinds: [.disclosure], width: 320, height: 80, content: [0, 298],
            image: [16, 25.5, 29, 29],
            text: 61, middles: [305]),
        Row(
            style: "cell", parts: "ti", kinds: [.checkmark, .disclosure], width: 320, height: 60, content: [0, 266],
            image: [16, 15.5, 29, 29], text: 61, middles: [278, 305]),
        Row(style: "value", parts: "ts", kinds: [], width: 320, height: 60, content: [0, 320], text: 16),
        Row(
            style: "subtitle", parts: "tsi", kinds: [], width: 320, height: 70, content: [0, 320],
            image: [16, 20.5, 29, 29], text: 61),
        Row(
            style: "cell", parts: "t", kinds: [.delete, .insert], isEditing: true, width: 320, height: 60,
            content: [72, 248], text: 88,
            middles: [20, 60]),
        Row(
            style: "cell", parts: "t", kinds: [.reorder, .checkmark], isEditing: true, width: 320, height: 60,
            content: [0, 247], text: 16,
            middles: [259, 300], line: 279),
        Row(
            style: "cell", parts: "ts", kinds: [.trailing, .leading], level: 2, width: 260, height: 70,
            content: [52, 176], text: 68,
            middles: [40, 240]),
        Row(
            style: "value", parts: "tsi", kinds: [.multiselect], isEditing: true, level: 1, width: 375, height: 64,
            content: [42, 333],
            image: [58, 17.5, 29, 29], text: 103, middles: [30]),
        Row(
            style: "cell", parts: "i", kinds: [.disclosure], width: 200, height: 50, content: [0, 178],
            image: [16, 15, 20, 20],
            middles: [185]),
        Row(
            style: "subtitle", parts: "ts", kinds: [.leading, .disclosure], width: 240, height: 60, content: [32, 186],
            text: 48,
            middles: [20, 225]),
        Row(
            style: "sidebar", parts: "tsi", kinds: [.checkmark], level: 3, width: 300, height: 90, content: [30, 238],
            image: [38, 30.5, 29, 29], text: 77, middles: [280]),
        Row(
            style: "cell", parts: "t", kinds: [.delete, .reorder, .disclosure], isEditing: true, width: 320, height: 44,
            content: [32, 225], text: 48, middles: [20, 264, 300], line: 279),
    ]

    private func source(_ row: Row) -> PlainSource {
        PlainSource([1]) { view, _ in
            let cell = view as! UICollectionViewListCell
            var content: Content =
                switch row.style {
                case "value": .valueCell()
                case "subtitle": .subtitleCell()
                case "sidebar": .sidebarCell()
                default: .cell()
                }
            if row.style != "sidebar" { content.directionalLayoutMargins = NSDirectionalEdgeInsets(15, 16, 15, 8) }
            if row.parts.contains("t") { content.text = "Title" }
            if row.parts.contains("s") { content.secondaryText = "Secondary" }
            if row.parts.contains("i") { content.image = UIImage(imageName: nil, size: CGSize(29, 29), scale: 1) }
            cell.contentConfiguration = content
            cell.accessories = row.kinds.map(\.accessory)
            cell.indentationLevel = row.level
        }
    }

    private func parts<Part: UIView>(_ type: Part.Type, of view: UIView) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? parts(type, of: $0) }
    }

    @Test(arguments: rows)
    func `The content and the accessories of a list cell have their measured positions [LIST-08]`(row: Row) throws {
        let stage = Stage(width: row.width, height: 480, scale: 2)
        let source = source(row)
        let view = stage.run {
            let layout = flowLayout(CGSize(row.width, row.height), lineSpacing: 0)
            return source.view(layout, frame: stage.window.bounds, cell: UICollectionViewListCell.self)
        }
        view.isEditing = row.isEditing
        stage.show(view)
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect([cell.contentView.frame.minX, cell.contentView.frame.width] == row.content)
        let image = parts(UIImageView.self, of: cell.contentView).first.map { $0.convert($0.bounds, to: cell) }
        #expect(image.map { [$0.minX, $0.minY, $0.width, $0.height] } == row.image)
        #expect(
            parts(UILabel.self, of: cell.contentView).first.map { $0.convert($0.bounds, to: cell).minX } == row.text)
        let middles = cell.subviews.compactMap { $0 as? AccessoryView }.map(\.frame.midX).sorted()
        #expect(middles == row.middles)
        let lines = cell.subviews.filter {
            type(of: $0) == UIView.self && $0 !== cell.contentView && $0.frame.width == 1
        }
        #expect(lines.map { [$0.frame.minX, $0.frame.height] } == (row.line.map { [[$0, row.height]] } ?? []))
    }
}
