import UIKit

/// A screen with the lessons of several days. The title of an item can contain the time of the
/// lesson, as in "9:00-10:30 Maths".
public final class TimetableScreen: PosterScreen, TimetableLayoutDelegate {
    public let layout: TimetableLayout

    /// - Parameter days: the lessons of each day.
    public init(days: [[String]]) {
        layout = TimetableLayout()
        super.init(sections: [], layout: layout)
        sections = days
        for kind in [TimetableLayout.dayKind, TimetableLayout.hourKind] {
            collectionView.register(
                SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "name")
        }
        collectionView.delegate = self
    }

    /// - Parameter sections: the number of lessons on each day. A lesson takes an hour and begins
    ///   45 minutes after the previous one, so they overlap.
    public convenience init(sections: [Int]) {
        self.init(days: PosterScreen.titles(forItemCounts: sections))
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout: TimetableLayout, minutesForItemAt indexPath: IndexPath
    ) -> Range<Int> {
        TimetableLesson.minutes(ofItem: indexPath.item, titled: sections[indexPath.section][indexPath.item])
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "name", for: indexPath)
            as! SectionHeaderView
        view.label.text =
            kind == TimetableLayout.dayKind
            ? "Day \(indexPath.section + 1)" : "\(layout.hours.lowerBound + indexPath.item):00"
        return view
    }
}
