import Offscreen
import Testing
import UIKit

/// A cell or header whose preferred height a test sets by its text.
@MainActor
private final class Heights {
    var cells: [IndexPath: CGFloat] = [:]
    var header: CGFloat = 30
    /// The elements that were asked for their sizes, in order.
    var asked: [String] = []
}

private final class TallCell: UICollectionViewCell {
    var heights: Heights!
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        heights.asked.append("cell \(attributes.indexPath.item)")
        attributes.size.height = heights.cells[attributes.indexPath] ?? 76
        return attributes
    }
}

private final class TallHeader: UICollectionReusableView {
    var heights: Heights!
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        heights.asked.append("header")
        attributes.size.height = heights.header
        return attributes
    }
}

/// A list of self-sizing rows with the estimate 30.
@MainActor
private final class TallScreen: NSObject, UICollectionViewDataSource, TestScreen {
    let heights = Heights()
    let view: UICollectionView
    private let count: Int
    init(count: Int = 3, layout: UICollectionViewLayout) {
        self.count = count
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.register(TallCell.self, forCellWithReuseIdentifier: "c")
        view.register(TallHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "h")
        view.dataSource = self
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! TallCell
        cell.heights = heights
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let header =
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path) as! TallHeader
        header.heights = heights
        return header
    }

    /// The heights of the cells on screen, and the tops.
    var shownHeights: [CGFloat] { (0..<count).compactMap { view.cellForItem(at: path($0))?.frame.height } }
    var tops: [CGFloat] { (0..<count).compactMap { view.cellForItem(at: path($0))?.frame.minY } }

    func invalidate(on stage: Stage, _ change: @escaping (UICollectionViewLayoutInvalidationContext) -> Void) {
        let layout = view.collectionViewLayout
        let type = type(of: layout).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type
        heights.asked = []
        stage.act("invalidate") {
            let context =
                type == UICollectionViewFlowLayoutInvalidationContext.self
                ? UICollectionViewFlowLayoutInvalidationContext() : UICollectionViewLayoutInvalidationContext()
            change(context)
            layout.invalidateLayout(with: context)
        }
    }
}

@MainActor
private func flowLayout(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionViewLayout {
    layout.estimatedItemSize = CGSize(width: 320, height: 30)
    layout.minimumLineSpacing = 0
    return layout
}

@MainActor
private func compositionalLayout(header: Bool = false, pins: Bool = false) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if header {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        item.pinToVisibleBounds = pins
        section.boundarySupplementaryItems = [item]
    }
    return UICollectionViewCompositionalLayout(section: section)
}

@MainActor struct TargetedInvalidationTests {
    private let stage = Stage(width: 320, height: 480, behavior: .iOS18)

    /// dotnet/maui#28225
    @Test(arguments: Preset.all, [true, false])
    func `A cell whose item the app invalidates by a context is measured again, and later rows move [APPLY-06]`(
        preset: Preset, isFlow: Bool
    ) {
        let stage = Stage(width: 320, height: 480, behavior: preset)
        let screen = stage.shown(TallScreen(layout: isFlow ? flowLayout() : compositionalLayout()))
        #expect(screen.shownHeights == [76, 76, 76])
        screen.heights.cells[path(0)] = 120
        screen.invalidate(on: stage) { $0.invalidateItems(at: [path(0)]) }
        #expect(screen.shownHeights == [120, 76, 76])
        #expect(screen.tops == [0, 120, 196])
        #expect(screen.heights.asked == ["cell 0"])
    }

    @Test func `An item that a context names and whose cell prefers its size already is measured once [APPLY-06]`() {
        let screen = stage.shown(TallScreen(layout: compositionalLayout()))
        let passes = stage.counts(of: screen.view).passes
        screen.invalidate(on: stage) { $0.invalidateItems(at: [path(1)]) }
        #expect(screen.heights.asked == ["cell 1"])
        #expect(stage.counts(of: screen.view).passes == passes + 1)
    }

    @Test func `An item of an orthogonal section is measured again after a context names the item [APPLY-06]`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let screen = stage.shown(TallScreen(layout: UICollectionViewCompositionalLayout(section: section)))
        #expect(screen.shownHeights == [76, 76, 76])
        screen.heights.cells[path(1)] = 120
        screen.invalidate(on: stage) { $0.invalidateItems(at: [path(1)]) }
        #expect(screen.shownHeights == [76, 120, 76])
        #expect(screen.heights.asked == ["cell 1"])
    }

    @Test func `Of the items that a context names, those on screen are measured at once, others when shown [APPLY-06]`()
    {
        let screen = stage.shown(TallScreen(count: 30, layout: compositionalLayout()))
        for item in [0, 2, 20] { screen.heights.cells[path(item)] = 120 }
        screen.invalidate(on: stage) { $0.invalidateItems(at: [path(0), path(2), path(20)]) }
        #expect(screen.tops.prefix(4) == [0, 120, 196, 316])
        #expect(screen.heights.asked.filter { $0 == "cell 0" || $0 == "cell 2" } == ["cell 0", "cell 2"])
        stage.act("scroll") { screen.view.scrollToItem(at: path(20), at: .top, animated: false) }
        #expect(screen.view.cellForItem(at: path(20))?.frame.height == 120)
    }

    @Test func `A header that the app invalidates by a context is measured again [APPLY-06]`() {
        let screen = stage.shown(TallScreen(layout: compositionalLayout(header: true)))
        #expect(screen.tops == [30, 106, 182])
        screen.heights.header = 50
        screen.invalidate(on: stage) { $0.invalidateSupplementaryElements(ofKind: "header", at: [path(0)]) }
        #expect(screen.tops == [50, 126, 202])
        #expect(screen.heights.asked == ["header"])
    }

    private final class Stripe: UICollectionReusableView {
        var asked: [CGFloat] = []
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            asked.append(attributes.size.height)
            return attributes
        }
    }

    /// Rows of 40 points with a stripe behind them, whose height a test sets.
    private final class StripedLayout: UICollectionViewFlowLayout {
        var stripe: CGFloat = 10
        var asked: [String] = []
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements")
            return super.layoutAttributesForElements(in: rect)! + [attributes]
        }
        override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append("decoration")
            return attributes
        }
        private var attributes: UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(
                decoration: "stripe", frame: CGRect(x: 0, y: 0, width: 320, height: stripe))
        }
    }

    @Test(arguments: Preset.all)
    func `A decoration view that the app invalidates by a context gets its new frame, and cells stay [INV-01]`(
        preset: Preset
    ) throws {
        let (stage, layout) = (Stage(width: 320, height: 480, behavior: preset), StripedLayout())
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        let screen = stage.shown(GridScreen([3], layout: layout))
        let stripe = try #require(screen.view.subviews.compactMap { $0 as? Stripe }.first)
        #expect(stripe.frame.height == 10)
        screen.log = []
        layout.stripe = 25
        stage.act("invalidate") {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateDecorationElements(ofKind: "stripe", at: [path(0)])
            layout.invalidateLayout(with: context)
        }
        #expect(stripe.frame.height == 25)
        #expect(screen.asked == [])
        #expect(screen.view.subviews.compactMap { $0 as? Stripe } == [stripe])
    }

    @Test func `A pinned header is not measured again when a scroll moves it [APPLY-06]`() {
        let screen = stage.shown(TallScreen(count: 20, layout: compositionalLayout(header: true, pins: true)))
        screen.heights.asked = []
        stage.scroll(screen.view, by: 20)
        #expect(!screen.heights.asked.contains("header"))
    }

    /// A layout that names the measured item in the context for its preferred size.
    private final class NamingLayout: UICollectionViewFlowLayout {
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            context.invalidateItems(at: [originalAttributes.indexPath])
            return context
        }
    }

    @Test func `A layout that names an item because of its preferred size does not have it measured again [APPLY-06]`()
    {
        let screen = stage.shown(TallScreen(layout: flowLayout(NamingLayout())))
        #expect(screen.heights.asked == ["cell 0", "cell 1", "cell 2"])
    }

    @Test func `A cell kept off screen is measured again when its item returns after a context named it [APPLY-06]`() {
        let screen = stage.shown(TallScreen(count: 30, layout: compositionalLayout()))
        stage.scroll(screen.view, by: 100)
        #expect(screen.view.cellForItem(at: path(1)) != nil)
        screen.heights.cells[path(0)] = 90
        screen.invalidate(on: stage) { $0.invalidateItems(at: [path(0)]) }
        stage.scroll(screen.view, by: -100)
        #expect(screen.view.cellForItem(at: path(0))?.frame.height == 90)
    }
}
