/// The start and end of each section in the list of the items of all sections.
///
/// An app usually builds a snapshot by appending items to one section after the other. Each
/// appended item moves the bounds of all later sections. These bounds are updated lazily: each
/// start after `lastComplete` is too low by `missing`. A change of the number of items in a section
/// sets `lastComplete` to that section.
@usableFromInline
struct SectionBounds: Sendable {
    /// The start of each section, and at index `count` the end of the last section. `missing` has
    /// to be added to the starts after `lastComplete`.
    private var starts = [0]
    /// The index of the last start to which `missing` is not added.
    private var lastComplete = 0
    /// The number to add to each start after `lastComplete`.
    private var missing = 0

    var count: Int { starts.count - 1 }

    private func start(ofSection index: Int) -> Int { index > lastComplete ? starts[index] + missing : starts[index] }

    @usableFromInline subscript(section: Int) -> Range<Int> {
        start(ofSection: section)..<start(ofSection: section + 1)
    }

    /// Returns the section of the item at a position in the list of the items of all sections.
    func section(containing position: Int) -> Int {
        (0..<starts.count).partitionPoint(where: { start(ofSection: $0) <= position }) - 1
    }

    /// Adds a number of items to a section, or removes them if the number is negative.
    @usableFromInline
    mutating func changeItemCount(ofSection section: Int, by amount: Int) {
        setLastCompleteStart(to: section)
        missing += amount
    }

    mutating func insertEmptySections(count number: Int, at section: Int) {
        updateAllSectionStarts()
        starts.insert(contentsOf: repeatElement(starts[section], count: number), at: section)
    }

    /// Removes a section and its items.
    mutating func removeSection(_ section: Int) {
        changeItemCount(ofSection: section, by: -self[section].count)
        updateAllSectionStarts()
        starts.remove(at: section)
    }

    /// Moves a section with its items.
    mutating func moveSection(_ section: Int, to target: Int) {
        let length = self[section].count
        removeSection(section)
        insertEmptySections(count: 1, at: target)
        changeItemCount(ofSection: target, by: length)
    }

    /// Sets `lastComplete` to a section. Adds `missing` to the starts that are now complete. If
    /// `lastComplete` goes back, subtracts `missing` from the starts that are no longer complete.
    private mutating func setLastCompleteStart(to section: Int) {
        if missing != 0 {
            if section > lastComplete { for index in (lastComplete + 1)...section { starts[index] += missing } }
            if section < lastComplete { for index in (section + 1)...lastComplete { starts[index] -= missing } }
        }
        lastComplete = section
    }

    /// Adds `missing` to each start after `lastComplete`, so that all starts are up to date.
    private mutating func updateAllSectionStarts() {
        setLastCompleteStart(to: starts.count - 1)
        missing = 0
    }
}
