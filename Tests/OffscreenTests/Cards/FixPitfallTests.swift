import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// A wrong fix that sends all decorations to the back, those in front of the cells included.
private final class IndiscriminateFix: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is SectionCardDecorationView || view is SectionCardArmbandDecorationView {
            sendSubviewToBack(view)
        }
    }
}

@MainActor struct FixPitfallTests {
    /// The fix of the article, and the fix without its pitfalls.
    private let both: [(UICollectionView.Type, isArticle: Bool)] = [
        (ArticleFixCollectionView.self, true), (CardCollectionView.self, false),
    ]

    private func siblings(_ view: UICollectionView) -> [UIView] { view.subviews.filter { !$0.isHidden } }

    @Test
    func
        `On iOS 9 ArticleFixCollectionView hides the cards behind a background view, and CardCollectionView does not [STACK-09]`()
    {
        for (viewClass, hides) in both {
            let stage = Stage(width: 320, height: 400, behavior: .iOS9)
            let screen = CardScreen(sections: [4], collectionViewClass: viewClass)
            let background = UIView()
            screen.collectionView.backgroundView = background
            stage.show(screen.collectionView)
            let views = siblings(screen.collectionView)
            #expect(
                (views.firstIndex { $0 is SectionCardDecorationView }! < views.firstIndex(of: background)!) == hides)
        }
    }

    @Test
    func
        `On iOS 9 ArticleFixCollectionView reverses the cards in a pass, and CardCollectionView keeps their order [STACK-09]`()
    {
        for (viewClass, flips) in both {
            let stage = Stage(width: 320, height: 400, behavior: .iOS9)
            let screen = stage.shown(CardScreen(sections: [2, 2, 2], collectionViewClass: viewClass))
            func cards() -> [UIView] { siblings(screen.collectionView).filter { $0 is SectionCardDecorationView } }
            let before = cards()
            stage.act("layout") { screen.collectionView.setNeedsLayout() }
            #expect(before.count == 3)
            #expect(cards() == (flips ? before.reversed() : before))
        }
    }

    @Test
    func
        `On iOS 9 sending all decorations to the back puts a decoration meant for the front behind the cells [STACK-09]`()
    {
        let stage = Stage(width: 320, height: 400, behavior: .iOS9)
        let layout = SectionCardDecorationLayout()
        let view = IndiscriminateFix(frame: .zero, collectionViewLayout: layout)
        let screen = CardScreen(sections: [4])
        layout.itemSize = CGSize(width: 96, height: 96)
        view.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        view.register(
            SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = screen
        view.delegate = screen
        stage.show(view)
        let below = stage.stacking(of: view).inversions.map(\.below.element?.kind)
        #expect(below.contains(SectionCardDecorationLayout.armbandKind))
    }

    @Test
    func
        `On the current system ArticleFixCollectionView keeps all views in order and the background view at the back [STACK-10]`()
    {
        let stage = Stage(width: 320, height: 400, behavior: .current)
        let screen = CardScreen(sections: [4, 4], collectionViewClass: ArticleFixCollectionView.self)
        let background = UIView()
        screen.collectionView.backgroundView = background
        stage.show(screen.collectionView)
        #expect(siblings(screen.collectionView).first === background)
        #expect(stage.stacking(of: screen.collectionView).inversions.isEmpty)
    }
}
