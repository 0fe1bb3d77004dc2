import Testing

@testable import UIKit

struct UpdatePlanTests {
    @Test func `A reloaded item keeps its place among the other items and is marked as reloaded`() {
        let plan = UpdatePlan([.deleteItem([0, 0]), .reloadItem([0, 1])], before: [2], after: [1])
        #expect(plan.firstProblem() == nil)
        #expect(plan.itemPathAfterUpdate([0, 1]) == [0, 0])
        #expect(plan.reloadsItem(at: [0, 1]))
    }

    @Test(arguments: Behavior.all)
    func `On each system the message for inconsistent item counts has that system's wording [UPD-07]`(
        behavior: Behavior
    ) {
        let plan = UpdatePlan([.reloadItem([1, 0]), .insertSection(2)], before: [5, 1], after: [5, 2, 0])
        let text = plan.firstProblem(countFailureText: behavior.countWords, viewText: "UICollectionView#1")?.text
        let numbers =
            """
            The number of items contained in an existing section after the update (2) must be equal to the \
            number of items contained in that section before the update (1), plus or minus the number of \
            items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
            number of items moved into or out of that section (0 moved in, 0 moved out).
            """
        switch behavior.name {
        case "iOS6", "iOS9", "iOS10", "iOS11", "iOS13":
            #expect(text == "Invalid update: invalid number of items in section 1.  \(numbers)")
        case "iOS15":
            #expect(
                text
                    == """
                    Invalid update: invalid number of items in section 1. \(numbers) Collection view: \
                    <UICollectionView#1>
                    """
            )
        default:
            #expect(
                text == """
                    Invalid batch updates detected: the number of sections and/or items returned by the data \
                    source before and/or after performing the batch updates are inconsistent with the updates.
                    Data source before updates = { 2 sections with item counts: [5, 1] }
                    Data source after updates = { 3 sections with item counts: [5, 2, 0] }
                    Updates = [
                    \tDelete item (1 - 0),
                    \tInsert item (1 - 0),
                    \tInsert section (2)
                    ]
                    Collection view: <UICollectionView#1>
                    """)
        }
    }

    @Test func `The message for inconsistent item counts states how many items were moved into and out of the section`()
    {
        for (after, words) in [([1, 3], "(1 moved in, 0 moved out)"), ([3, 2], "(0 moved in, 1 moved out)")] {
            let text = UpdatePlan([.moveItem([0, 0], to: [1, 0])], before: [2, 1], after: after).firstProblem()?.text
            #expect(text?.contains(words) == true, "\(text ?? "valid")")
        }
    }

    @Test func `The hint about inconsistent counts says what changed in the data and what was announced`() {
        func hint(_ changes: UpdatePlan.Change..., before: [Int], after: [Int]) -> String? {
            UpdatePlan(changes, before: before, after: after).firstProblem()?.hint
        }
        #expect(
            hint(.deleteItem([0, 1]), before: [8, 9], after: [6, 9])
                == "2 items left section 0, and 1 deletion was announced")
        #expect(hint(before: [8], after: [9]) == "1 item came into section 0, and nothing was announced")
        #expect(
            hint(
                .deleteItem([0, 1]), .insertItem([0, 0]), .moveItem([0, 2], to: [1, 0]), before: [8, 9], after: [6, 10])
                == "2 items left section 0, and 1 deletion and 1 insertion and 1 move were announced")
        #expect(
            hint(.deleteSection(1), .deleteSection(2), before: [1, 1, 1], after: [1, 1])
                == "1 section left the data, and 2 deletions were announced")
        let advice = "announced: change the model inside the updates closure"
        #expect(
            hint(.deleteItem([0, 1]), before: [8], after: [8])
                == "section 0 has as many items as before, and 1 deletion was \(advice)")
        #expect(
            hint(.insertSection(1), before: [8, 8], after: [8, 8])
                == "the data has as many sections as before, and 1 insertion was \(advice)")
    }

    private func expectProblem(
        _ text: String?, _ before: [Int], _ after: [Int], _ changes: UpdatePlan.Change...,
        location: SourceLocation = #_sourceLocation
    ) {
        #expect(
            UpdatePlan(changes, before: before, after: after).firstProblem()?.text == text, sourceLocation: location)
    }

    @Test
    func
        `An invalid batch update is reported in UIKit's words, but a move may be given twice, and a reloaded section may change its count`()
    {
        expectProblem(nil, [2, 1], [5, 1], .reloadSection(0))
        expectProblem(
            """
            Invalid update: invalid number of items in section 0.  The number of items contained in an existing \
            section after the update (5) must be equal to the number of items contained in that section before the \
            update (5), plus or minus the number of items inserted or deleted from that section (0 inserted, 1 \
            deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved \
            out).
            """, [5], [5], .deleteItem([0, 0]))
        expectProblem(
            """
            Invalid update: invalid number of sections.  The number of sections contained in the collection view \
            after the update (2) must be equal to the number of sections contained in the collection view before \
            the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
            """, [1, 1], [1, 1], .deleteSection(0))
        expectProblem(
            "attempt to delete item 9 from section 0 which only contains 5 items before the update", [5], [4],
            .deleteItem([0, 9]))
        expectProblem(
            "attempt to insert item 9 into section 0, but there are only 6 items in section 0 after the update", [5],
            [6],
            .insertItem([0, 9]))
        expectProblem(
            "attempt to delete section 4, but there are only 2 sections before the update", [1, 1], [1],
            .deleteSection(4))
        expectProblem(
            "attempt to insert section 4 but there are only 2 sections after the update", [1], [1, 1], .insertSection(4)
        )
        let (item, section) = ("the same index path ({length = 2, path = 0 - 1})", "the same section")
        expectProblem("attempt to delete and reload \(item)", [3], [2], .deleteItem([0, 1]), .reloadItem([0, 1]))
        let move = UpdatePlan.Change.moveItem([0, 1], to: [0, 0])
        expectProblem("attempt to perform a delete and a move from \(item)", [3], [2], .deleteItem([0, 1]), move)
        expectProblem(
            "attempt to perform an insert and a move to \(item)", [3], [4], .insertItem([0, 1]),
            .moveItem([0, 0], to: [0, 1]))
        expectProblem("attempt to perform two moves from \(item)", [3], [3], move, .moveItem([0, 1], to: [0, 2]))
        expectProblem(
            "attempt to perform two moves to \(item)", [3], [3], .moveItem([0, 0], to: [0, 1]),
            .moveItem([0, 2], to: [0, 1]))
        expectProblem(nil, [3], [3], .moveItem([0, 0], to: [0, 1]), .moveItem([0, 0], to: [0, 1]))
        let three = [1, 1, 1]
        expectProblem(
            "attempt to perform two moves from \(section) (1)", three, three, .moveSection(1, to: 0),
            .moveSection(1, to: 2))
        expectProblem(
            "attempt to perform two moves to \(section) (1)", three, three, .moveSection(0, to: 1),
            .moveSection(2, to: 1))
        expectProblem(nil, [1, 1], [1, 1], .moveSection(0, to: 1), .moveSection(0, to: 1))
        expectProblem(
            "attempt to perform a delete and a move from \(section) (0)", [1, 1], [1], .deleteSection(0),
            .moveSection(0, to: 0))
    }

    @Test
    func `A move to an index path that does not exist is reported with the section's item count after the update`() {
        let problem = UpdatePlan([.moveItem([0, 1], to: [1, 9])], before: [3, 1], after: [2, 2]).firstProblem()
        #expect(problem?.text == "attempt to move index path ({length = 2, path = 1 - 9}) that does not exist")
        #expect(problem?.details == "2 items in section 1 after the update")
    }
}
