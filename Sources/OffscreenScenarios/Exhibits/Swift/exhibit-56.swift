import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake56: CarouselController {
    override func scrollViewDidScroll(_ view: UIScrollView) {
        dots.currentPage = Int((view.contentOffset.x / cardWidth).rounded())
    }
}

// MARK: Without the mistake

final class Fix56: CarouselController {
    override func viewDidLoad() {
        super.viewDidLoad()
        section.visibleItemsInvalidationHandler = { [dots, cardWidth] _, offset, _ in
            dots.currentPage = Int((offset.x / cardWidth).rounded())
        }
    }
}

// MARK: Check of the symptom

/// A row of cards that scrolls sideways, and a dot for each.
class CarouselController: ListController {
    let dots = UIPageControl()
    let section: NSCollectionLayoutSection
    let cardWidth: CGFloat = 256

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(cardWidth), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        super.init(layout: UICollectionViewCompositionalLayout(section: section))
        dots.numberOfPages = 30
    }

    required init?(coder: NSCoder) { nil }
}

extension Tried {
    static let exhibit56 = Tried(56, mistake: { staysAtFirst(Mistake56()) }, fix: { staysAtFirst(Fix56()) })

    private static func staysAtFirst(_ list: CarouselController) -> Bool {
        let stage = stage(list)
        guard let row = list.collectionView.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return false }
        stage.scroll(row, by: CGPoint(x: list.cardWidth, y: 0))
        return list.dots.currentPage != 1
    }
}
