import Testing

@testable import UIKit

@Suite("Index arithmetic of batch updates [UPD-01]")
struct IndexShiftTests {
    /// Returns the old index of each element after removals from an array and insertions into it, as a reference. Nil if it is new.
    private func reference(count: Int, removed: Set<Int>, inserted: Set<Int>) -> [Int?] {
        var stayers = (0..<count).filter { !removed.contains($0) }[...]
        return (0..<(stayers.count + inserted.count)).map { inserted.contains($0) ? nil : stayers.popFirst() }
    }

    @Test func `An IndexShift agrees with editing an array, for all removals from up to five elements and up to two insertions`() {
        for count in 0...5 {
            for removedBits in 0..<(1 << count) {
                let removed = Set((0..<count).filter { removedBits >> $0 & 1 == 1 })
                for added in 0...2 {
                    let total = count - removed.count + added
                    for filledBits in 0..<(1 << total) where filledBits.nonzeroBitCount == added {
                        let filled = Set((0..<total).filter { filledBits >> $0 & 1 == 1 })
                        let shift = IndexShift(removed: removed, inserted: filled)
                        let after = reference(count: count, removed: removed, inserted: filled)
                        for (index, source) in after.enumerated() {
                            #expect(shift.positionBeforeUpdate(index) == source)
                            if let source { #expect(shift.positionAfterUpdate(source) == index) }
                        }
                        for index in removed { #expect(shift.positionAfterUpdate(index) == nil) }
                    }
                }
            }
        }
    }
}
