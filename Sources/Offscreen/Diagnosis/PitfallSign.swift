/// The sign that an exhibit's pitfall leaves in a recording, or the reason why there is none.
public struct PitfallSign: Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    public let exhibit: Int
    /// The sign; nil where a recording does not show the pitfall.
    public let sign: String?
    /// The reason why a recording does not show it; nil where there is a sign.
    public let reason: String?

    /// "exhibit-52"
    public var name: String { "exhibit-\(exhibit)" }
    public var description: String { "\(name): \(sign ?? "no sign: \(reason ?? "")")" }

    private init(_ exhibit: Int, _ sign: String) {
        (self.exhibit, self.sign, reason) = (exhibit, sign, nil)
    }

    private init(_ exhibit: Int, unsigned reason: String) {
        (self.exhibit, sign, self.reason) = (exhibit, nil, reason)
    }

    /// One for each exhibit, in their order.
    public static let all: [PitfallSign] = [
        PitfallSign(1, "overlapping views lie the wrong way round because of iOS 10, and the list was scrolled since"),
        PitfallSign(2, "overlapping views lie the wrong way round because of iOS 10, and the list was not scrolled since"),
        PitfallSign(
            3,
            "two views lie the wrong way round among the siblings, and zPosition paints them the right way round; or a touch reaches a view over "
                + "which zPosition paints a cell"),
        PitfallSign(
            4, unsigned: "a zPosition of 0 looks like none; exhibits 1 and 2 are named instead, whose order the zPosition was meant to mend"
        ),
        PitfallSign(5, "a touch reaches a decoration that lies above a cell, or another view that lies above a cell of greater zIndex"),
        PitfallSign(6, unsigned: "on iOS 11 every healthy screen with headers does it"),
        PitfallSign(7, "at the end overlapping views have equal zIndex, on iOS 10 or later"),
        PitfallSign(8, "two live decorations stand for one element"),
        PitfallSign(9, unsigned: "on iOS 6 every healthy screen with decorations does it"),
        PitfallSign(10, "a view of the app's fills the list and lies above its decorations"),
        PitfallSign(11, "two views that overlap change places again and again, and the app moves views"),
        PitfallSign(12, "overlapping views lie the wrong way round because the app moved them"),
        PitfallSign(
            13,
            unsigned:
                "a recording does not hold the model, so old content looks like any other, until its item is scrolled far away and back; "
                + "an item that looks otherwise then is named"),
        PitfallSign(
            14,
            unsigned:
                "on every healthy screen, too, a kept cell comes back without prepareForReuse; named are cells that come back with a look that "
                + "no configured cell has"),
        PitfallSign(
            15,
            "a reused cell shows one text or image and then another, although it was not configured in between; or a cell gets "
                + "late what belongs to the item before it, or to the item that had its index path before an update"),
        PitfallSign(
            16,
            "a reused cell keeps a look of its item before that its own item did not have, a look that no cell ever "
                + "loses, or a look that a touch gave it; or each use of a cell adds a view to it"
        ),
        PitfallSign(
            17,
            unsigned:
                "nothing differs on screen until cells come that have the new value beside others with the old one; those are named, and "
                + "taps that invalidate the layout and change nothing"
        ),
        PitfallSign(18, unsigned: "a recording does not hold what attributes of a class of one's own say"),
        PitfallSign(19, "UIKit's log line about a cached frame"),
        PitfallSign(20, unsigned: "a list whose section has insets looks the same"),
        PitfallSign(
            21,
            unsigned:
                "a recording does not tell which gaps were wanted; gaps that change when the last line fills up are named, and gaps that "
                + "are different in each line but the last"),
        PitfallSign(22, "UIKit's log line about an item that is too large"),
        PitfallSign(23, "UIKit's exception about counts, after the first layout"),
        PitfallSign(24, "UIKit's exception about a delete and a reload of one item"),
        PitfallSign(
            25,
            unsigned: "a recording does not tell at which place the app wanted an item; a new cell that says the same as one beside it, "
                + "or that breaks a sorted list, is named"
        ),
        PitfallSign(26, "overlapping cells have equal zIndex, and after a move the one with the smaller index path lies above"),
        PitfallSign(27, "UIKit's exception about a registration made in the provider, or cells of one class with an identifier each"),
        PitfallSign(28, "UIKit's exception about a dequeued view, or a second view dequeued while a cell is asked for"),
        PitfallSign(
            29,
            unsigned:
                "on every healthy screen, too, didEndDisplaying has the index path of before; what the app does with it is not recorded; a cell "
                + "on screen that loses what it had as another one goes is named"),
        PitfallSign(30, "overlapping views lie the wrong way round, with a view of the app's own among them"),
        PitfallSign(31, "a view with zIndex above 0 lies below cells because of iOS 10, and the app moved other views"),
        PitfallSign(32, "a reload, an invalidation or an update gives other sizes to items whose content is the same"),
        PitfallSign(33, "UIKit's exception about the update/layout loop, or fifty passes in one tick"),
        PitfallSign(34, "UIKit's exception about a dequeued view, or a view dequeued while no view is asked for"),
        PitfallSign(35, "UIKit's exception about identifiers that are not unique, or its log line about identifiers that exist already"),
        PitfallSign(36, "UIKit's exception about a deadlock"),
        PitfallSign(37, "an item is reloaded and gets another cell, which lacks the state that the old cell had gained"),
        PitfallSign(38, "all cells on screen get the same look at once, and a cell that was ready before comes on screen without it"),
        PitfallSign(39, "UIKit's exception about counts, before the first layout"),
        PitfallSign(40, "UIKit's exception about counts, after a reload in the batch"),
        PitfallSign(41, "UIKit's exception about attributes that changed without an invalidation"),
        PitfallSign(42, "UIKit's exception about an item without attributes"),
        PitfallSign(43, "UIKit's exception about a supplementary view without attributes"),
        PitfallSign(
            44,
            "code scrolls to an item or far away, cells there ask for other sizes, and the item, or any item, ends "
                + "neither at an edge nor in the middle"
        ),
        PitfallSign(45, "an animated update shows a cell in one size and then in one that is larger or smaller by half"),
        PitfallSign(
            46, "an insertion moves all cells on screen by the same distance, with other index paths for their items, and the offset stays"),
        PitfallSign(
            47, "zIndex grows or falls with the item, and cells of two sections, or a cell and a header, lie the wrong way round"),
        PitfallSign(48, "after an update, a cell on screen has alpha 0, or is shrunk to less than half its size"),
        PitfallSign(
            49,
            unsigned: "what a control calls when it is tapped is not recorded; a tap that changes a number, or the number of items, by as "
                + "much as its cell was used is named, and so is a tap that changes items for which the cell stood before"
        ),
        PitfallSign(
            50, "UIKit's log line about an item that is too large, after a rotation; or cells that are still as wide as before"
        ),
        PitfallSign(51, "a scroll before the first layout, which has no effect"),
        PitfallSign(
            52,
            "three scroll steps in a row prepare the layout, and no view on screen ever changes in such a step, as a parallax header does"),
        PitfallSign(53, "while an item is carried, a cell that makes room changes its size"),
        PitfallSign(54, "a reload of a cell that is highlighted"),
        PitfallSign(55, "after an invalidation a cell is gone, although the layout returns as many elements as before"),
        PitfallSign(
            56,
            unsigned: "on every healthy screen, too, such a row scrolls by itself; a recording does not show that the app waits for a call"),
        PitfallSign(
            57,
            "a reused cell contains a view of its item before that its own item did not have, or a view that no cell ever "
                + "loses; or UIKit's log line about a content configuration that is replaced"
        ),
        PitfallSign(
            58,
            "items were added, and the layout still knows only the old ones; or the width changed, and all places or the "
                + "content size are as before"
        ),
        PitfallSign(59, "the offset rests beyond the end of the content"),
        PitfallSign(
            60,
            "the list gets another size, and its offset goes back to its first value or to its end; or code sets the "
                + "offset whenever it changes"
        ),
        PitfallSign(61, "a list inside a reused cell keeps the offset it had for the item before"),
        PitfallSign(62, unsigned: "a recording does not hold what attributes of a class of one's own say"),
        PitfallSign(63, "UIKit's text about an animation for nil view"),
        PitfallSign(64, unsigned: "a recording does not hold the model, so old content looks like any other"),
    ]
}
