import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake8Controller: SectionsController {
    func add(_ section: [String]) {
        collectionView.performBatchUpdates {
            sections.append(section)
            collectionView.insertSections([sections.count - 1])
            collectionView.reloadSections([0])
        }
    }
}

// MARK: Without the mistake

final class Fix8Controller: SectionsController {
    func add(_ section: [String]) {
        collectionView.performBatchUpdates {
            sections.append(section)
            collectionView.insertSections([sections.count - 1])
        }
        collectionView.performBatchUpdates {
            collectionView.reloadSections([0])
        }
    }
}

// MARK: Check of the symptom

/// A list with sections.
class SectionsController: ListController {
    var sections = [["a", "b"], ["c"]]

    override func numberOfSections(in view: UICollectionView) -> Int { sections.count }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
}

/// A layout of rows with a decoration behind the first row of each section.
class FirstRowCardLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        itemSize = CGSize(width: 320, height: 44)
        minimumLineSpacing = 0
        register(CardView.self, forDecorationViewOfKind: "card")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let cell = super.layoutAttributesForItem(at: path) else { return nil }
        let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        card.frame = cell.frame
        card.zIndex = -1
        return card
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        return cells
            + cells.filter { $0.indexPath.item == 0 }.compactMap {
                layoutAttributesForDecorationView(ofKind: "card", at: $0.indexPath)
            }
    }
}

extension SymptomCheck {
    static let exhibit8 = SymptomCheck(
        8, mistake: { hasLeftoverCards(in: Mistake8Controller(layout: FirstRowCardLayout())) { $0.add(["new"]) } },
        fix: { hasLeftoverCards(in: Fix8Controller(layout: FirstRowCardLayout())) { $0.add(["new"]) } })

    private static func hasLeftoverCards<List: SectionsController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list, behavior: .iOS6)
        stage.act("add") { act(list) }
        return list.collectionView.subviews.filter { $0 is CardView && !$0.isHidden }.count > list.sections.count
    }
}
