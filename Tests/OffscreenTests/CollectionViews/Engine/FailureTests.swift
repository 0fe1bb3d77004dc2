import Foundation
import Offscreen
import Testing
import UIKit

/// The exception texts of collection views that no test of a feature covers, with the state of the
/// view afterwards.
@MainActor struct FailureTests {
    private let stage = Stage(width: 100, height: 400)

    @Test func `A decoration that is not registered fails with UIKit's text and gets a plain view`() {
        let layout = EditedFlowLayout()
        layout.extra = { _ in
            [UICollectionViewLayoutAttributes(decoration: "card", frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
        }
        let screen = GridScreen([1], layout: layout)
        let text =
            """
            could not dequeue a decoration view of kind: card - must register as a class or nib or connect \
            a prototype in a storyboard
            """
        #expect(stage.failureTexts { stage.show(screen.view) } == [text])
        #expect(screen.view.subviews.count { $0 is UICollectionReusableView } == 2)
    }

    @Test(arguments: [false, true])
    func
        `A supplementary view that is not dequeued or not provided fails with UIKit's text, which has the view, and one is shown [POOL-18]`(
            hasHeader: Bool
        )
    {
        let (screen, source) = (ListScreen("a"), CellSource(1))
        screen.layout.headerReferenceSize.height = 20
        if hasHeader {
            screen.onHeader = { UICollectionReusableView(frame: .zero) }
        } else {
            source.serve(screen.view, ListScreen.Cell.self)
        }
        let own = "UICollectionReusableView#1"
        let viewText =
            hasHeader
            ? "<UICollectionReusableView: \(own); frame = (0 0; 0 0); layer = <CALayer: \(own).layer>>" : "(null)"
        #expect(
            stage.failureTexts { stage.show(screen.view) } == [
                """
                the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
                (UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved by \
                calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is \
                nil (\(viewText))
                """
            ])
        #expect(screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
        withExtendedLifetime(source) {}
    }

    @Test(arguments: [Preset.iOS11, .current])
    func
        `Attributes of an item that does not exist fail on iOS 11, and are logged on the current system, with UIKit's text [PASS-12]`(
            preset: Preset
        )
    {
        let (layout, isLogged) = (EditedFlowLayout(), preset == .current)
        layout.extra = { _ in
            [UICollectionViewLayoutAttributes(cell: path(7), frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
        }
        let (stage, screen) = (Stage(width: 100, height: 400, behavior: preset), GridScreen([1], layout: layout))
        let text =
            """
            UICollectionView received layout attributes for a cell with an index path that does not exist: \
            {length = 2, path = 0 - 7}
            """
        #expect(stage.failureTexts { stage.show(screen.view) } == (isLogged ? [] : [text]))
        let line = "log Layout attributes <UICollectionViewLayoutAttributes> index path: ({length = 2, path = 0 - 7})"
        #expect(screen.view.visibleCells.count == 1)
        if isLogged { #expect(stage.recording.trace.contains(line)) }
    }

    @Test(arguments: Preset.all)
    func `A layout that still returns a deleted item during the batch raises UIKit's text on every system [PASS-12]`(
        preset: Preset
    ) {
        /// A layout of rows that keeps one row too many until the update is over.
        final class Late: UICollectionViewLayout {
            var count = 4
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<count).map { layoutAttributesForItem(at: path($0))! }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let y = CGFloat(indexPath.item) * 20
                return UICollectionViewLayoutAttributes(
                    cell: indexPath, frame: CGRect(x: 0, y: y, width: 100, height: 20))
            }
        }
        let (stage, layout) = (Stage(width: 100, height: 200, behavior: preset), Late())
        let screen = stage.run { stage.shown(GridScreen([4], in: layout)) }
        let texts = stage.failureTexts {
            stage.batch(screen.view) {
                screen.counts = [3]
                screen.view.deleteItems(at: [path(0)])
            }
        }
        #expect(
            texts.first == """
                UICollectionView received layout attributes for a cell with an index path that does not \
                exist: {length = 2, path = 0 - 3}
                """
        )
    }

    @Test(arguments: [Preset.iOS10, .iOS11, .current])
    func `A header that the layout returns twice with two frames raises UIKit's text [PASS-15]`(preset: Preset) {
        let header = UICollectionView.elementKindSectionHeader
        func texts(_ frames: [CGRect], of make: (CGRect) -> UICollectionViewLayoutAttributes) -> [String] {
            let layout = EditedFlowLayout()
            let answers = frames.map(make)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
            layout.extra = { _ in answers }
            let stage = Stage(width: 100, height: 200, behavior: preset)
            let screen = stage.run { GridScreen([2], layout: layout) }
            let source = HeaderSource(screen)
            screen.view.dataSource = source
            return withExtendedLifetime(source) { stage.failureTexts { stage.show(screen.view) } }
        }
        let (first, second) = (
            CGRect(x: 0, y: 100, width: 100, height: 20), CGRect(x: 0, y: 140, width: 100, height: 20)
        )
        let twice = texts([first, second]) {
            UICollectionViewLayoutAttributes(supplementary: header, at: path(0), frame: $0)
        }
        #expect(twice.count == 1)
        let text = twice.first ?? ""
        #expect(
            text.hasPrefix(
                "layout attributes for supplementary item at index path ({length = 2, path = 0 - 0}) changed from "))
        #expect(text.hasSuffix(" without invalidating the layout"))
        let equal = texts([first, first]) {
            UICollectionViewLayoutAttributes(supplementary: header, at: path(0), frame: $0)
        }
        #expect(equal.isEmpty, "equal attributes contradict nothing")
        #expect(texts([first, second]) { UICollectionViewLayoutAttributes(cell: path(1), frame: $0) }.isEmpty)
        #expect(texts([first, second]) { UICollectionViewLayoutAttributes(decoration: "card", frame: $0) }.isEmpty)
    }

    /// A data source that adds plain headers to the cells of a grid.
    private final class HeaderSource: NSObject, UICollectionViewDataSource {
        private let screen: GridScreen
        init(_ screen: GridScreen) {
            self.screen = screen
            super.init()
            screen.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            screen.counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            screen.collectionView(collectionView, cellForItemAt: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    private final class LayoutWithoutItemAttributes: ListScreen.Layout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    }

    @Test
    func `An update fails if an item pushed off screen has no layout attributes, and stage.problems names exhibit-42`()
    {
        let (screen, shorter) = (
            stage.shown(ListScreen(count: 12, layout: LayoutWithoutItemAttributes())), ListScreen(count: 5)
        )
        shorter.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.act("another list") { stage.window.addSubview(shorter.view) }
        let texts = stage.failureTexts { stage.batch(screen.view) { screen.insert("x", at: 0) } }
        let text =
            """
            no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: {length \
            = 2, path = 0 - 10}
            """
        #expect(texts == [text])
        #expect(screen.shown == [["x", "0", "1", "2", "3", "4", "5", "6", "7", "8"]])
        let problem = stage.problems.first { $0.text.contains("layoutAttributesForItemAtIndexPath") }
        #expect(problem?.exhibit == "exhibit-42", "even if another list has fewer items")
    }

    /// A layout with a header if section 0 has items, and otherwise without a header.
    private final class HeaderLayout: UICollectionViewLayout {
        var namesHeader = false
        private var count = 0
        override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            layoutAttributesForSupplementaryView(ofKind: "header", at: path(0)).map { [$0] }
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            guard count > 0 else { return nil }
            return UICollectionViewLayoutAttributes(
                supplementary: kind, at: path, frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            namesHeader ? [path(0)] : []
        }
    }

    /// Instagram/IGListKit#920
    @Test(arguments: [false, true])
    func
        `An update fails with UIKit's text if the layout returns nil for a header and does not list it for deletion [UPD-04]`(
            isNamed: Bool
        )
    {
        let (layout, list) = (HeaderLayout(), ListScreen("a"))
        layout.namesHeader = isNamed
        let view = list.view
        view.collectionViewLayout = layout
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        stage.show(view)
        let texts = stage.failureTexts { stage.batch(view) { list.delete(0) } }
        let text =
            """
            no UICollectionViewLayoutAttributes instance for \
            -layoutAttributesForSupplementaryElementOfKind: header at path {length = 2, path = 0 - 0}
            """
        #expect(texts == (isNamed ? [] : [text]))
        #expect(view.supplementaryView(forElementKind: "header", at: path(0)) == nil)
    }

    /// `UpdatePlanTests` has the texts of other impossible updates.
    @Test func `An impossible update fails with UIKit's text, and the screen still shows the data`() {
        let screen = stage.shown(ListScreen("a", "b", "c"))
        var completed: Bool?
        let failures = stage.failures {
            stage.batch(screen.view) {
                screen.view.insertSections([0])
                screen.view.moveSection(0, toSection: 0)
            } completion: {
                completed = $0
            }
        }
        let text = "attempt to perform an insert and a move to the same section (0)"
        #expect(failures.map(\.text) == [text])
        #expect(failures[0].during == "performBatchUpdates, tick 2")
        #expect(screen.shown == [["a", "b", "c"]])
        #expect(completed == false)
    }

    @Test
    func
        `By default a batch update with wrong item counts ends the process with the whole message and the test's name`()
        async
    {
        // In the code of an exit test, `#line` is the line of the macro.
        let line = #line + 1
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                StageCollector.$test.withValue("A poster is deleted") {
                    let stage = Stage(width: 100, height: 400)
                    let screen = stage.shown(ListScreen("a", "b"))
                    stage.act("delete") { screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                Invalid batch updates detected: the number of sections and/or items returned by the data source \
                before and/or after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with item counts: [2] }
                Data source after updates = { 1 section with item counts: [2] }
                Updates = [
                \tDelete item (0 - 0)
                ]
                Collection view: <UICollectionView#1>
                  during   performBatchUpdates, tick 2
                  counted  before 2, deleted 1, inserted 0, moved in 0, moved out 0: expected 1; the data source \
                answered 2
                  hint     section 0 has as many items as before, and 1 deletion was announced: change the \
                model inside the updates closure
                  instead  stage.failures { ... } returns this to a test, and the test goes on
                  test     A poster is deleted
                  line     FailureTests.swift:\(line)
                  recorded in no file; OFFSCREEN_RECORDINGS=FOLDER swift test keeps recordings of tests that end \
                the process

                """), "\(text.prefix(800))")
        #expect(!text.contains("Program crashed"))
    }

    @Test
    func `A failure that ends the process leaves the handler of SIGABRT in place only if SWIFT_BACKTRACE is set`() async
    {
        await #expect(processExitsWith: .exitCode(7)) {
            await MainActor.run {
                setenv("SWIFT_BACKTRACE", "enable=no", 1)
                signal(SIGABRT, endWithSeven)
                let stage = Stage(width: 100, height: 400)
                let screen = stage.shown(ListScreen("a"))
                stage.act("delete") { screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            }
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            await MainActor.run {
                unsetenv("SWIFT_BACKTRACE")
                signal(SIGABRT, endWithSeven)
                let stage = Stage(width: 100, height: 400)
                let screen = stage.shown(ListScreen("a"))
                stage.act("delete") { screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            }
        }
    }

    @Test(arguments: [
        (1, NSNotFound, "items in section 0", "this is NSNotFound, which is not a count"),
        (1, NSNotFound - 1, "items in section 0", "no screen shows as many"),
        (NSNotFound, 2, "sections", "this is NSNotFound, which is not a count"),
        (NSNotFound - 1, 2, "sections", "no screen shows as many"),
    ])
    func `An impossible count of items or sections fails, and no cell is shown`(
        sections: Int, items: Int, what: String, hint: String
    ) {
        let screen = HostileScreen()
        stage.show(screen.view)
        screen.hooks.sections = { sections }
        screen.hooks.items = { _ in items }
        let failures = stage.failures { stage.act("reload") { screen.view.reloadData() } }
        let text = "the data source answered with \(max(items, sections)) \(what)"
        #expect(failures.first?.text == text)
        #expect(failures.first?.hint == hint)
        #expect(screen.view.visibleCells == [])
    }
}

/// A handler of signals that ends the process with the exit code 7.
private func endWithSeven(_ signal: Int32) { _exit(7) }
