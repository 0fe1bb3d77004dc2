import UIKit

final class NoScrollEventsSidewaysFix: CarouselController {
    override func makeRowOfCards() -> NSCollectionLayoutSection {
        let section = super.makeRowOfCards()
        section.visibleItemsInvalidationHandler = { [unowned self] _, offset, _ in
            page = Int((offset.x / cardWidth).rounded())
        }
        return section
    }
}
