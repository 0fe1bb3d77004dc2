import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake56Controller: CarouselController {
    override func scrollViewDidScroll(_ view: UIScrollView) {
        dots.currentPage = Int((view.contentOffset.x / cardWidth).rounded())
    }
}

// MARK: Without the mistake

final class Fix56Controller: CarouselController {
    // The layout calls this method for its section.
    override func makeSection() -> NSCollectionLayoutSection {
        let section = super.makeSection()
        section.visibleItemsInvalidationHandler = { [dots, cardWidth] _, offset, _ in
            dots.currentPage = Int((offset.x / cardWidth).rounded())
        }
        return section
    }
}

// MARK: Check of the symptom

/// A row of cards that scrolls sideways, and a page control with a dot for each card.
class CarouselController: ListController {
    let dots = UIPageControl()
    let cardWidth: CGFloat = 256

    override func viewDidLoad() {
        super.viewDidLoad()
        dots.numberOfPages = 30
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] _, _ in makeSection()
        }
    }

    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(cardWidth), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }
}

extension SymptomCheck {
    /// Whether the page control stays at the first page.
    static let exhibit56 = SymptomCheck(56, mistake: Mistake56Controller(), fix: Fix56Controller()) {
        (list: CarouselController) in
        let stage = showOnNewStage(list)
        guard let row = list.collectionView.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else {
            return false
        }
        stage.scroll(row, by: CGPoint(x: list.cardWidth, y: 0))
        return list.dots.currentPage != 1
    }
}
