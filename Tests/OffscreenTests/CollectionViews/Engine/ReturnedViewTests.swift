import Offscreen
import Testing
import UIKit

/// A list with one header for which a test chooses the returned view.
@MainActor
private final class HeaderList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let layout = UICollectionViewFlowLayout()
    var counts = [3]
    var header: (UICollectionView, IndexPath) -> UICollectionReusableView = {
        $0.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: $1)
    }

    override init() {
        layout.headerReferenceSize.height = 30
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "placeholder",
        ] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
        }
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { header(view, path) }

    var headers: [UICollectionReusableView] {
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    }
}

extension HeaderList: TestScreen {}

/// The checks of the view that a data source returns for a supplementary view.
@MainActor struct ReturnedViewTests {
    nonisolated private static let later: [Preset] = [.iOS15, .iOS16, .iOS18]
    nonisolated private static let earlier: [Preset] = [.iOS6, .iOS9, .iOS10, .iOS11, .iOS13]

    private func text(_ dequeued: String) -> String {
        """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not \
        match the element kind it is being used for. When asked for a view of element kind \
        'UICollectionElementKindSectionHeader' the data source dequeued a view registered for the \
        element kind '\(dequeued)'.
        """
    }

    private func show(
        on preset: Preset, _ header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
    ) -> (texts: [String], list: HeaderList) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let list = stage.run { HeaderList() }
        list.header = header
        let texts = stage.failureTexts { stage.show(list.view) }
        return (texts, list)
    }

    /// apptekstudios/ASCollectionView#221, Instagram/IGListKit#1530
    @Test(arguments: later, ["placeholder", UICollectionView.elementKindSectionFooter])
    func `Since iOS 15 a header that was dequeued as another kind fails with UIKit's text [POOL-17]`(
        preset: Preset, kind: String
    ) {
        let (texts, list) = show(on: preset) {
            $0.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: $1)
        }
        #expect(texts == [text(kind)])
        #expect(list.headers.count == 1)
    }

    @Test(arguments: earlier, ["placeholder", UICollectionView.elementKindSectionFooter])
    func `Before iOS 15 a header that was dequeued as another kind is shown [POOL-17]`(preset: Preset, kind: String) {
        let (texts, list) = show(on: preset) {
            $0.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: $1)
        }
        #expect(texts == [])
        #expect(list.headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
    }

    @Test func `Since iOS 15 a cell that is returned as a header fails with UIKit's text [POOL-17]`() {
        let (texts, list) = show(on: .iOS15) { $0.dequeueReusableCell(withReuseIdentifier: "c", for: $1) }
        #expect(texts == [text("UICollectionElementKindCell")])
        #expect(list.view.visibleCells.count == 3)
    }

    @Test func `Since iOS 15 a cell for a header of a section without items fails in the same way [POOL-17]`() {
        let stage = Stage(width: 320, height: 480, behavior: .iOS15)
        let list = stage.run { HeaderList() }
        list.counts = [0]
        list.header = { $0.dequeueReusableCell(withReuseIdentifier: "c", for: $1) }
        #expect(stage.failureTexts { stage.show(list.view) } == [text("UICollectionElementKindCell")])
    }

    @Test(arguments: [Preset.iOS13, .iOS18])
    func `A header that was dequeued for another section's header is shown in its own section`(preset: Preset) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let list = stage.run { HeaderList() }
        list.counts = [3, 3]
        list.header = { view, _ in
            view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path(0, 1))
        }
        #expect(stage.failureTexts { stage.show(list.view) } == [])
        #expect(list.headers.map(\.frame.minY).sorted() == [0, 80])
    }

    @Test
    func `A header that is dequeued after a view of another kind is shown on iOS 15 [POOL-17]`() {
        let (texts, list) = show(on: .iOS15) { view, path in
            _ = view.dequeueReusableSupplementaryView(ofKind: "placeholder", withReuseIdentifier: "h", for: path)
            return view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path)
        }
        #expect(texts == [])
        #expect(list.headers.count == 1)
    }

    @Test func `A view of another kind that was shown as a header is reused for its own kind [POOL-17]`() {
        let stage = Stage(width: 320, height: 480, behavior: .iOS13)
        let list = stage.run { HeaderList() }
        list.header = { $0.dequeueReusableSupplementaryView(ofKind: "placeholder", withReuseIdentifier: "h", for: $1) }
        stage.show(list.view)
        stage.act("reload") { list.view.reloadData() }
        #expect(list.headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 30)])
        #expect(stage.counts(of: list.view).made == 4)
    }

    /// Returns the failures if a compositional layout's header or badge of the kind "wanted" is
    /// dequeued as the kind "other" by a diffable data source.
    private func textsOfOtherKind(on preset: Preset, isBadge: Bool) -> [String] {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "wanted", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: isBadge ? [badge] : [])]))
        if !isBadge {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "wanted", alignment: .top)
            ]
        }
        let view = stage.run {
            UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "other", withReuseIdentifier: "h")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueReusableSupplementaryView(ofKind: "other", withReuseIdentifier: "h", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        return stage.failureTexts {
            stage.run { source.apply(snapshot, animatingDifferences: false) }
            stage.show(view)
        }
    }

    @Test(arguments: [true, false])
    func `A badge or header of a compositional layout that was dequeued as another kind fails since iOS 15 [POOL-17]`(
        isBadge: Bool
    ) {
        let wanted =
            text("other").replacingOccurrences(of: "'UICollectionElementKindSectionHeader'", with: "'wanted'")
        #expect(textsOfOtherKind(on: .iOS18, isBadge: isBadge) == [wanted])
        #expect(textsOfOtherKind(on: .iOS13, isBadge: isBadge) == [])
    }

    // MARK: - No data source

    /// Tests of AKUtils and HoneyKit dequeue in this way.
    @Test(arguments: Preset.all)
    func `A cell can be dequeued without a data source [POOL-20]`(preset: Preset) {
        final class Named: UICollectionViewCell {}
        let stage = Stage(width: 100, height: 400, behavior: preset)
        for layout in [UICollectionViewFlowLayout(), UICollectionViewLayout()] {
            let texts = stage.failureTexts {
                stage.run {
                    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    view.register(Named.self, forCellWithReuseIdentifier: "x")
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "x", for: path(0))
                    #expect(cell is Named)
                    #expect(cell.reuseIdentifier == "x")
                }
            }
            #expect(texts == [])
        }
    }

    @Test(arguments: Preset.all)
    func `Since iOS 9 a view that is requested after the data source was released raises an exception [POOL-20]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        var screen: ListScreen? = stage.run { ListScreen(count: 30) }
        let view = screen!.view
        stage.show(view)
        view.isPrefetchingEnabled = false
        screen = nil
        let texts = stage.failureTexts { stage.scroll(view, by: 40) }
        #expect(texts == (preset == .iOS6 ? [] : ["UICollectionView dataSource is not set"]))
    }
}
