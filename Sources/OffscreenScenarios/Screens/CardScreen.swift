import UIKit

/// The owner, data source and delegate of a collection view that shows posters on section cards.
@MainActor
public final class CardScreen: NSObject, UICollectionViewDataSource, SectionCardDecorationDelegate {
    /// The titles of the items, by section.
    public var sections: [[String]]
    /// Whether the cards have an armband.
    public var hasArmbands = true
    public var headerHeight: CGFloat = 24
    public let layout = SectionCardDecorationLayout()
    public let collectionView: UICollectionView
    /// Called with every cell after its title is set.
    public var configure: ((PosterCell, IndexPath) -> Void)?

    /// - Parameters:
    ///   - sections: the number of items in each section.
    ///   - collectionViewClass: `UICollectionView`, or a class with a fix:
    ///     `ArticleFixCollectionView` or `CardCollectionView`. Another
    ///     class is replaced by its nearest superclass among these three.
    public init(
        sections: [Int], itemSize: CGSize = CGSize(width: 96, height: 96),
        collectionViewClass: UICollectionView.Type = UICollectionView.self,
        scrollDirection: UICollectionView.ScrollDirection = .vertical
    ) {
        self.sections = sections.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        layout.itemSize = itemSize
        layout.scrollDirection = scrollDirection
        layout.sectionInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        switch collectionViewClass {
        case is CardCollectionView.Type: collectionView = CardCollectionView(frame: .zero, collectionViewLayout: layout)
        case is ArticleFixCollectionView.Type:
            collectionView = ArticleFixCollectionView(frame: .zero, collectionViewLayout: layout)
        default: collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        }
        super.init()
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        collectionView.register(
            SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    // MARK: - Data source

    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PosterCell
        cell.label.text = sections[indexPath.section][indexPath.item]
        configure?(cell, indexPath)
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            as! SectionHeaderView
        header.label.text = "Section \(indexPath.section)"
        return header
    }

    // MARK: - Delegate

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: headerHeight, height: headerHeight)
    }

    public func collectionView(_ collectionView: UICollectionView, armbandImageNameForSectionAt section: Int) -> String?
    {
        hasArmbands ? "new" : nil
    }
}
