import UIKit

/// The owner and data source of a collection view that shows posters. Only a subclass can provide
/// supplementary views.
///
/// Most layouts in the folder `Cast` have a subclass of this class, which is also the layout's
/// delegate if the layout needs one.
@MainActor
open class PosterScreen: NSObject, UICollectionViewDataSource, EditableScreen {
    public var sections: [[String]]
    public let collectionView: UICollectionView

    /// - Parameter sections: the number of items in each section. The titles of the items are
    ///   "0-0", "0-1" and so on.
    public init(sections: [Int], layout: UICollectionViewLayout) {
        self.sections = PosterScreen.titles(forItemCounts: sections)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
        collectionView.dataSource = self
    }

    static func titles(forItemCounts counts: [Int]) -> [[String]] {
        counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath) as! PosterCell
        cell.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError("The layout of \(type(of: self)) asked for a \(kind), which the screen does not have.")
    }
}
