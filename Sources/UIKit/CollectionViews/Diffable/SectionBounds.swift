/// The start and end of each section in one long row of items.
///
/// Building a snapshot grows one section after the other, and each growth moves the bounds of all sections behind. They are
/// not moved at once: behind a seam, bounds lack a common amount, and the seam follows the section that changes.
@usableFromInline
struct SectionBounds: Sendable {
    /// The start of each section, and at `count` the end of the last one. Behind the seam, `owed` is not included.
    private var starts = [0]
    private var seam = 0
    private var owed = 0

    var count: Int { starts.count - 1 }

    private func start(_ index: Int) -> Int { index > seam ? starts[index] + owed : starts[index] }

    @usableFromInline subscript(section: Int) -> Range<Int> { start(section)..<start(section + 1) }

    /// The section of the item at a position of the row.
    func section(containing position: Int) -> Int {
        (0..<starts.count).partitionPoint(where: { start($0) <= position }) - 1
    }

    /// - Parameter amount: how many items more, or, negative, fewer.
    @usableFromInline
    mutating func grow(_ section: Int, by amount: Int) {
        moveSeam(to: section)
        owed += amount
    }

    /// Adds sections without items.
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

    /// Moves the seam to the end, so that nothing is owed and the place of the seam does not matter.
    private mutating func settle() {
        moveSeam(to: starts.count - 1)
        owed = 0
    }
}
