import UIKit

extension Workload {
    /// 100,000 sections of 10 items, each with a header, a footer and a card.
    static let sections: [Workload] = [
        Workload("sections-first-layout", "first layout of 100,000 sections with header, footer and card") {
            firstLayout { cardGrid() }
        },
        Workload("sections-page", "a page further through 100,000 sections with header, footer and card") {
            scroll(cardGrid(), by: 400, steps: 100)
        },
    ]

    static func cardGrid(sections: Int = 100_000) -> Grid {
        let layout = NearbyCardsLayout()
        layout.headerReferenceSize = CGSize(width: 24, height: 24)
        layout.footerReferenceSize = CGSize(width: 12, height: 12)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        return Grid(GridSource(sections: sections, itemsInSection: 10), layout: layout)
    }
}
