/// The sign that a pitfall leaves in a recording, or the reason why no recording can prove it. An
/// exhibit is one of the project's examples of pitfalls.
///
/// A sign is a proof: it shows that two facts in the recording contradict each other, or that a fact
/// contradicts a claim about UIKit.
public struct ExhibitSign: Equatable, Sendable, CustomStringConvertible {
    /// The number of the exhibit, from 1.
    public let exhibit: Int
    /// A description of the sign; nil if no recording can prove the pitfall.
    public let sign: String?
    /// The reason why no recording can prove the pitfall; nil if there is a sign.
    public let reason: String?

    /// The name of the exhibit, such as "exhibit-52".
    public var name: String { "exhibit-\(exhibit)" }
    public var description: String { "\(name): \(sign ?? "no proof exists: \(reason ?? "")")" }

    /// Whether `Recording.problems` looks for the sign in a recording. A recording of a device has
    /// scenes but no steps, so only signs that need no steps are looked for in such a recording.
    public func applies(to recording: Recording) -> Bool {
        sign != nil && (recording.device == nil || ExhibitSign.inScenes.contains(exhibit))
    }

    /// The numbers of the exhibits whose signs are visible in the scenes alone, without recorded
    /// events and steps.
    static let inScenes: Set<Int> = [1, 2, 3, 7, 10, 11, 12, 26, 46, 48, 50, 58, 59, 60, 61]

    /// The signs of all exhibits, in the order of the exhibits.
    public static let all: [ExhibitSign] = table.replacing("\n  ", with: " ").split(separator: "\n").map { line in
        let parts = line.wholeMatch(of: /(\d+)(?:: (.*)| leaves none: (.*))/)!.output
        return ExhibitSign(exhibit: Int(parts.1)!, sign: parts.2.map(String.init), reason: parts.3.map(String.init))
    }

    /// An entry for each exhibit: its number, and its sign or the reason why it leaves none.
    private static let table = """
        1: overlapping views are out of order because of iOS 10, and the list was scrolled since
        2: overlapping views are out of order because of iOS 10, and the list was not scrolled since
        3: two views are out of order among the siblings, and zPosition paints them in order; or a
          touch reaches a view over which zPosition paints a cell
        4 leaves none: a zPosition of 0 looks like none; exhibits 1 and 2 are named instead, whose
          order the zPosition was meant to correct
        5: a touch reaches a decoration, or another view, that lies above a cell of greater zIndex
        6 leaves none: on iOS 11 every healthy screen with headers does it
        7: overlapping views have equal zIndex at the end, on iOS 10 or later
        8: two live decorations represent one element
        9 leaves none: on iOS 6 every healthy screen with decorations does it
        10: an opaque view of the app fills the list and lies above its decorations
        11: two overlapping views change places again and again, and the app moves views
        12: overlapping views are out of order because the app moved them
        13 leaves none: a recording does not contain the model, so outdated content looks like any
          other until its item is scrolled far away and back; an item that looks otherwise then is
          named
        14 leaves none: on every healthy screen, too, a kept cell comes back without
          prepareForReuse, and a recording does not show which look the app wanted then
        15: a cell gets late content that belongs to its previous item, or to the item that had
          its index path before an update, and its own item is known to have other content; or a
          reused cell shows late content of its previous item until its own arrives; or a cell gets
          content of two other items before its own, and all three are known from other cells
        16: a reused cell keeps a look of its previous item, a look that a touch gave it, the content
          of a list in it, or a frame from a use in another size, and its own item is known to have
          another; or each use of a cell or header adds a view to it, and its element is known to
          have had fewer. A kept text, such as the title of a selected button, is named only if
          three items get it, all in cells that had it, and then three return in other cells and
          do not, because texts may be loaded later. A selection that no text and no other look
          shows leaves no sign
        17: attributes have another value of an app's own property, but isEqual(_:) returns true, so
          they are not applied
        18 leaves none: a recording does not contain the properties that an app adds to its
          attributes
        19: UIKit's log line about a cached frame
        20 leaves none: a list whose section has insets looks the same
        21 leaves none: a recording does not show which gaps the app wanted
        22: UIKit's log line about an item that is too large
        23: UIKit's exception or log line about counts, after the first layout
        24: UIKit's exception about a delete and a reload of one item
        25 leaves none: a recording does not show where the app wanted an item
        26: overlapping cells have equal zIndex, and after a move the one with the smaller index
          path lies above
        27: UIKit's exception about a registration made in the provider
        28: UIKit's exception about a dequeued view, or a second view dequeued while a cell is asked
          for
        29 leaves none: on every healthy screen, too, didEndDisplaying has the index path from
          before the deletion, and a recording does not show what the app does with it
        30: overlapping views are out of order, with a view of the app's own among them
        31: a view with zIndex above 0 lies below cells because of iOS 10, and the app moved other
          views
        32 leaves none: a layout may give an item another size for a reason that is not on screen,
          as when all rows become compact
        33: UIKit's exception about the update/layout loop, or fifty passes in one tick
        34: UIKit's exception about a dequeued view, or a view dequeued while the data source is not
          asked for one
        35: UIKit's exception about identifiers that are not unique, or its log line about
          identifiers that exist already
        36: UIKit's exception about a deadlock
        37 leaves none: a recording does not show whether the app wanted to keep the state of the
          old cell, or reloaded the item to remove it
        38 leaves none: a recording does not show whether the app wanted to change the cells off
          screen, too; an item that looks otherwise when it is configured later is named
        39: UIKit's exception about counts, before the first layout
        40: UIKit's exception about counts, after a reload in the batch
        41: UIKit's exception about attributes that changed without an invalidation
        42: UIKit's exception about an item without attributes
        43: UIKit's exception about a supplementary view without attributes
        44: code scrolls to an item, cells there ask for other sizes, and the item ends neither at
          an edge nor in the middle
        45 leaves none: an update places every new self-sizing cell by the estimate first, also on
          healthy screens
        46: an insertion in a list that was scrolled by more than its length moves all cells on
          screen by the same distance, with other index paths for their items, and the offset
          stays; or an insertion without animation moves all items on screen out of it, and old
          items from above take their places
        47 leaves none: the views lie in the order that the layout returns, and a recording does
          not show which order the app wanted
        48: a cell that appeared in an update has alpha 0 at the end, or is shrunk to less than
          half its size, and no cell was so before
        49 leaves none: a recording does not show what a control calls when it is tapped
        50: UIKit's log line about an item that is too large, after a rotation; or cells that were
          as wide as the list, and have this width when the list has another
        51: a scroll to the end before the first layout, which does not reach the end
        52: three scroll steps in a row prepare the layout, no view on screen ever changes in such
          a step, as a parallax header does, and all views are cells
        53 leaves none: a recording does not show whether sizes belong to items or, as in a
          mosaic, to places
        54: a reload of a cell that is highlighted
        55: after an invalidation a cell is gone, although the layout returns as many elements as
          before, and no view is at a new place
        56 leaves none: on every healthy screen, too, an orthogonal section scrolls without calls of
          scrollViewDidScroll; a recording does not show that the app waits for one
        57: a reused cell contains a view of its previous item that other cells do not have, not even
          hidden, and its own item is known to have been without it; or UIKit's log line about a
          content configuration that is replaced
        58: items were added, and the layout still returns only the old ones for all of its
          content; or cells and content that were as wide as the list keep their frames and size
          when the width changes
        59: the offset rests beyond the end of the content
        60: the list gets another size or inset, and its offset goes back to its first value,
          which is at no end of the content; or code sets the offset whenever it changes
        61: a list inside a reused cell keeps the offset that it had for the previous item
        62 leaves none: a recording does not contain the properties that an app adds to its
          attributes
        63: UIKit's text about an animation for nil view
        64 leaves none: a recording does not contain the model, so outdated content looks like any
          other
        65: a reused cell of a table view keeps an accessory, or a look that a touch gave it, and its
          own row is known to have been without it
        66: as for exhibit 15, in a cell of a table view
        67: three rows of a table view get a new cell although each had a cell before, and cells of the
          same class and identifier wait in the pool
        68: as for exhibit 16, a view is added at each use, in a cell of a table view
        69: as for exhibit 16, a look is kept, in a cell of a table view
        70: UIKit's exception about a scroll to a row of a table view that does not exist
        71: a touch selects an item whose cell is selected already, while another cell stays selected,
          and the delegate is not asked about a deselection
        """
}
