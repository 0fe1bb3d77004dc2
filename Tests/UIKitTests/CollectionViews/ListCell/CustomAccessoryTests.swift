import Offscreen
import Testing

@testable import UIKit

/// The sizes of custom accessories, and the queries that find accessories.
@MainActor struct CustomAccessoryTests {
    private let stage = Stage(width: 320, height: 480, behavior: .iOS18)
    private let keeper = Keeper()

    /// Keeps the data source, to which a collection view refers weakly.
    private final class Keeper { var source: PlainSource? }

    /// Shows a list of one row with accessories and returns the row.
    private func row(_ accessories: [UICellAccessory]) throws -> UICollectionViewListCell {
        let source = PlainSource([1]) { view, _ in (view as! UICollectionViewListCell).accessories = accessories }
        keeper.source = source
        let view = stage.run {
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            return source.view(
                UICollectionViewCompositionalLayout.list(using: list), frame: stage.window.bounds,
                cell: UICollectionViewListCell.self)
        }
        stage.show(view)
        return try #require(view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    }

    private func custom(
        _ view: UIView, width: UICellAccessory.LayoutDimension? = nil, keepsSize: Bool? = nil
    ) -> UICellAccessory {
        .customView(
            configuration: .init(
                customView: view, placement: .trailing(), reservedLayoutWidth: width, maintainsFixedSize: keepsSize))
    }

    @Test func `A switch in a row keeps its size of 51 by 31 points, and the content ends before it [LIST-08]`() throws
    {
        let control = UISwitch()
        let row = try row([custom(control)])
        #expect(control.bounds.size == CGSize(51, 31))
        #expect(control.convert(control.bounds, to: row) == CGRect(253, 6.5, 51, 31))
        #expect(row.contentView.frame.maxX == 253)
        try stage.tap(accessory: .customView(control), at: [0, 0])
        #expect(control.isOn)
        stage.tap(at: CGPoint(255, 22))
        #expect(!control.isOn)
    }

    @Test func `A label accessory that replaces a custom label leaves that label's text, font and size as they were`()
        throws
    {
        let own = UILabel()
        (own.text, own.font) = ("mine", .systemFont(ofSize: 9))
        let row = try row([custom(own)])
        let size = own.bounds.size
        for _ in 0..<2 {
            stage.act("label") { row.accessories = [.label(text: "a longer text")] }
            #expect(own.text == "mine")
            #expect(own.font == .systemFont(ofSize: 9))
            #expect(own.bounds.size == size)
            #expect(own.superview == nil)
            #expect(stage.tree.description.contains("a longer text"))
            #expect(!stage.tree.description.contains("mine"))
            stage.act("custom") { row.accessories = [custom(own)] }
            #expect(own.isDescendant(of: row))
            #expect(!stage.tree.description.contains("a longer text"))
        }
    }

    @Test func `A custom view narrower than 24 points takes 24 points, unless it reserves its own width [LIST-08]`()
        throws
    {
        let dot = Block(CGSize(10, 10))
        #expect(try row([custom(dot)]).contentView.frame.maxX == 280)
        #expect(dot.bounds.size == CGSize(10, 10))
        #expect(try row([custom(dot, width: .actual)]).contentView.frame.maxX == 294)
        #expect(try row([custom(dot, width: .custom(40))]).contentView.frame.maxX == 264)
    }

    @Test func `A custom view without a natural size takes 24 points, or its width if that is fixed [LIST-08]`()
        throws
    {
        #expect(try row([custom(UIView(frame: CGRect(0, 0, 30, 20)))]).contentView.frame.maxX == 280)
        let kept = UIView(frame: CGRect(0, 0, 30, 20))
        #expect(try row([custom(kept, keepsSize: true)]).contentView.frame.maxX == 274)
        #expect(kept.bounds.size == CGSize(30, 20))
    }

    @Test func `A custom view that constraints size has that size, also a stack view [LIST-08]`() throws {
        let sized = UIView()
        sized.widthAnchor.constraint(equalToConstant: 44).isActive = true
        sized.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let first = try row([custom(sized)])
        #expect(sized.convert(sized.bounds, to: first) == CGRect(260, 12, 44, 20))
        let stack = UIStackView(arrangedSubviews: [Block(CGSize(30, 12)), Block(CGSize(20, 16))])
        stack.spacing = 6
        let second = try row([custom(stack)])
        #expect(stack.convert(stack.bounds, to: second) == CGRect(248, 14, 56, 16))
    }

    @Test func `A custom view that was to be placed by constraints is placed by the row`() throws {
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        let row = try row([custom(control)])
        #expect(control.convert(control.bounds, to: row) == CGRect(253, 6.5, 51, 31))
    }

    // MARK: - Queries

    @Test func `A stage finds and taps the accessory of a type in the row of an item`() throws {
        var taps = 0
        let dot = Block(CGSize(30, 30))
        _ = try row([.detail(actionHandler: { taps += 1 }), .checkmark(), .label(text: "9"), custom(dot)])
        #expect(try stage.accessory(.detail, at: [0, 0]).frame.width == 24)
        #expect(try stage.accessory(.customView(dot), at: [0, 0]).subviews == [dot])
        #expect(try stage.accessory(.label, at: [0, 0]).subviews.first === stage.view(text: "9"))
        try stage.tap(accessory: .detail, at: [0, 0])
        #expect(taps == 1)
    }

    @Test func `A query for an accessory that the row does not show lists those that it shows`() throws {
        _ = try row([.checkmark(), .delete(), custom(Block(CGSize(30, 30)))])
        let error = #expect(throws: StageError.self) { try stage.accessory(.delete, at: [0, 0]) }
        let text = error?.description ?? ""
        #expect(
            text.hasPrefix("there is no accessory in the row of item 0-0 of the type delete. There is: "), "\(text)")
        #expect(text.contains("checkmark"))
        #expect(text.contains("customView(Block"))
    }

    @Test func `A query for an accessory in a cell that is not a list cell fails with the cell's class`() {
        let source = PlainSource([1])
        let view = stage.run { source.view(flowLayout(), frame: stage.window.bounds) }
        stage.show(view)
        let error = #expect(throws: StageError.self) { try stage.tap(accessory: .detail, at: [0, 0]) }
        #expect(error?.description.contains("which is not a UICollectionViewListCell") == true)
    }
}
