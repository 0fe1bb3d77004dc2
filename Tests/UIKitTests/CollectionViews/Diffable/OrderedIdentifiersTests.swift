import Offscreen
import Testing

@testable import UIKit

struct OrderedIdentifiersTests {
    @Test
    func
        `OrderedIdentifiers.invariantProblems() reports wrong counts, repeated tickets and wrong positions of identifiers`()
    {
        let cases: [(String, (inout OrderedIdentifiers<String>) -> Void)] = [
            ("2 tickets for 3 elements", { $0.order.tickets.removeLast() }),
            ("2 known identifiers, 3 elements", { $0.table.remove(1) }),
            ("a ticket given twice", { $0.order.tickets[1] = 0 }),
            ("b stands at 1 and is known at none", { $0.order.positionsByTicket[1] = 2 }),
            ("b stands at 1 and is known at none", { $0.table.remove(1) }),
        ]
        for (report, breaks) in cases {
            var row = OrderedIdentifiers(["a", "b", "c"])
            breaks(&row)
            #expect(row.invariantProblems().contains(report), "\(report): \(row.invariantProblems())")
        }
    }

    @Test
    func
        `The tables of an OrderedIdentifiers stay small over a hundred edits, and inserting a repeated identifier changes nothing`()
    {
        var row = OrderedIdentifiers(Array(0..<100))
        for round in 0..<100 {
            row.remove(at: Array(stride(from: 0, to: 100, by: 3)))
            let insertsKnown = row.insert([-1, -2, row[0]], at: 0)
            let insertsRepeated = row.insert([-1, -1], at: 3)
            #expect(!insertsKnown)
            #expect(!insertsRepeated)
            #expect(!row.contains(-1))
            #expect(!row.contains(-2))
            #expect(row.count == 66)
            row.insert((0..<34).map { round * 1000 + 500 + $0 }, at: 10)
            #expect(row.invariantProblems() == [])
            #expect(row.order.positionsByTicket.count < 1500)
        }
        let insertsNothing = row.insert([], at: 4)
        #expect(insertsNothing)
        #expect(row.count == 100)
        row.removeSubrange(0..<100)
        #expect(row.isEmpty)
        #expect(row.invariantProblems() == [])
    }

    @Test(arguments: [(1002, 1, false), (1003, 1, true), (1600, 300, false), (1601, 300, true)])
    func `A TicketOrder is sparse if it has assigned more numbers than 1000 plus twice its count of elements`(
        drawn: Int, left: Int, isSparse: Bool
    ) {
        var order = TicketOrder()
        order.insert(0..<Int32(drawn), at: 0)
        order.remove(at: Array(left..<drawn))
        #expect(order.count == left)
        #expect(order.isSparse == isSparse)
    }

    @Test
    func
        `An OrderedIdentifiers finds the indices of its elements in another value, whether or not both were edited from one`()
    {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            func edit(_ row: OrderedIdentifiers<Int>) -> OrderedIdentifiers<Int> {
                var row = row
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    let position = Int.random(in: 0...row.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: row.insert([Int.random(in: 0..<24, using: &random)], at: position)
                    case 1 where position < row.count: row.remove(at: [position])
                    case 2 where position < row.count:
                        row.move(position..<position + 1, to: Int.random(in: 0..<row.count, using: &random))
                    default: break
                    }
                }
                return row
            }
            let root = OrderedIdentifiers(
                (0..<16).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
            let (old, new) = (edit(root), edit(root))
            let gone = old.elements.indices.filter { !new.elements.contains(old[$0]) }
            for other in [old, OrderedIdentifiers(old.elements)] {
                #expect(
                    new.oldPositions(in: other) == new.elements.map { old.elements.firstIndex(of: $0) ?? -1 },
                    "seed \(seed)")
                #expect(OldPositions(of: new, in: other).removed == gone, "seed \(seed)")
            }
        }
    }

    @Test
    func
        `membershipInLongestIncreasingSubsequence chooses a longest increasing subsequence of the numbers that are not negative`()
    {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let numbers = (0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random).map {
                $0 % 4 == 3 ? -1 : $0
            }
            let chosen = zip(numbers, membershipInLongestIncreasingSubsequence(of: numbers)).filter(\.1).map(\.0)
            #expect(chosen == chosen.sorted())
            #expect(!chosen.contains(-1))
            let longest = subsets(of: numbers).map { $0.contains(-1) || $0 != $0.sorted() ? 0 : $0.count }.max()!
            #expect(chosen.count == longest, "\(numbers)")
        }
    }

    @Test
    func
        `The difference of two OrderedIdentifiers turns one into the other, and links the two changes of a moved element`()
    {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            func array() -> [Int] {
                Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
            }
            let (old, new) = (array(), array())
            let difference = OrderedIdentifiers(new).difference(from: OrderedIdentifiers(old))
            #expect(old.applying(difference) == new)
            let moved = Set(
                difference.insertions.compactMap {
                    if case .insert(_, let element, .some) = $0 { element } else { nil }
                })
            #expect(difference.insertions.count - moved.count == Set(new).subtracting(old).count)
            #expect(difference.count <= new.difference(from: old).count)
        }
    }
}
