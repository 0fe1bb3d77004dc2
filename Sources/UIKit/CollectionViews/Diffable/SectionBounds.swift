/// The start and end of each section in the row of all items.
///
/// Building a snapshot grows one section after the other, and each growth moves the bounds of all later sections. These bounds are
/// updated lazily: every start after `seam` lacks the same amount, `owed`, and the seam follows the section that changes.
@usableFromInline
struct SectionBounds: Sendable {
    /// The start of each section, and at index `count` the end of the last section. `owed` has to be added to those after `seam`.
    private var starts = [0]
    private var seam = 0
    private var owed = 0

    var count: Int { starts.count - 1 }

    private func start(_ index: Int) -> Int { index > seam ? starts[index] + owed : starts[index] }

    @usableFromInline subscript(section: Int) -> Range<Int> { start(section)..<start(section + 1) }

    /// Returns the section of the item at a position of the row.
    func section(containing position: Int) -> Int {
        (0..<starts.count).partitionPoint(where: { start($0) <= position }) - 1
    }

    /// Adds a number of items to a section, or removes them if the number is negative.
    @usableFromInline
    mutating func grow(_ section: Int, by amount: Int) {
        moveSeam(to: section)
        owed += amount
    }

    /// Inserts empty sections.
    mutating func insert(_ number: Int, at section: Int) {
        settle()
        starts.insert(contentsOf: repeatElement(starts[section], count: number), at: section)
    }

    /// Removes a section and its items.
    mutating func remove(_ section: Int) {
        grow(section, by: -self[section].count)
        settle()
        starts.remove(at: section)
    }

    /// Moves a section with its items.
    mutating func move(_ section: Int, to target: Int) {
        let length = self[section].count
        remove(section)
        insert(1, at: target)
        grow(target, by: length)
    }

    private mutating func moveSeam(to section: Int) {
        if owed != 0 {
            if section > seam { for index in (seam + 1)...section { starts[index] += owed } }
            if section < seam { for index in (section + 1)...seam { starts[index] -= owed } }
        }
        seam = section
    }

    /// Moves the seam to the end, so that all starts are complete and `owed` is 0.
    private mutating func settle() {
        moveSeam(to: starts.count - 1)
        owed = 0
    }
}
