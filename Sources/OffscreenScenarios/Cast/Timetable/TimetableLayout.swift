import UIKit

/// A delegate that returns the time of each lesson.
@MainActor
public protocol TimetableLayoutDelegate: UICollectionViewDelegate {
    /// Returns the time of an item's lesson, in minutes since midnight.
    func collectionView(
        _ collectionView: UICollectionView, layout: TimetableLayout, minutesForItemAt indexPath: IndexPath
    ) -> Range<Int>
}

/// A layout for a week of lessons, with a column for each section. Time runs downward, and
/// overlapping lessons are side by side.
///
/// While the lessons scroll, the names of the days stay at the upper edge and the hours at the left
/// edge. If `now` is within `hours`, a line shows the current time.
open class TimetableLayout: UICollectionViewLayout {
    public nonisolated static let dayKind = "day"
    /// The kind of the headers that show the hours. Item 0 is the first hour shown.
    public nonisolated static let hourKind = "hour"
    public nonisolated static let nowKind = "now"

    /// The hours of the day that the layout shows.
    public var hours = 8..<18 { didSet { if hours != oldValue { invalidateLayout() } } }
    /// The height of an hour, in points.
    public var hourHeight: CGFloat = 60 { didSet { if hourHeight != oldValue { invalidateLayout() } } }
    public var dayWidth: CGFloat = 120 { didSet { if dayWidth != oldValue { invalidateLayout() } } }
    public var headerSize = CGSize(width: 40, height: 24) {
        didSet { if headerSize != oldValue { invalidateLayout() } }
    }
    /// The current time, in minutes since midnight; nil for no line at the current time. Outside of
    /// `hours` there is no line, either.
    public var now: Int? { didSet { if now != oldValue { invalidateLayout() } } }

    private var lessons: [[UICollectionViewLayoutAttributes]] = []
    private var needsLessons = true

    public override init() {
        super.init()
        registerNowLine()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerNowLine()
    }

    private nonisolated func registerNowLine() {
        MainActor.assumeIsolated { register(NowLineView.self, forDecorationViewOfKind: TimetableLayout.nowKind) }
    }

    // MARK: - Lessons

    open override func prepare() {
        super.prepare()
        guard needsLessons, let collectionView, let delegate = collectionView.delegate as? TimetableLayoutDelegate
        else { return }
        needsLessons = false
        lessons = (0..<collectionView.numberOfSections).map { day in
            let paths = (0..<collectionView.numberOfItems(inSection: day)).map { IndexPath(item: $0, section: day) }
            let times = paths.map { delegate.collectionView(collectionView, layout: self, minutesForItemAt: $0) }
            return zip(paths, zip(times, LessonColumns(times).places)).map { path, lesson in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let width = dayWidth / CGFloat(lesson.1.columns)
                attributes.frame = CGRect(
                    x: headerSize.width + CGFloat(day) * dayWidth + CGFloat(lesson.1.column) * width,
                    y: y(ofMinute: lesson.0.lowerBound),
                    width: width, height: CGFloat(lesson.0.count) * hourHeight / 60)
                return attributes
            }
        }
    }

    private func y(ofMinute minute: Int) -> CGFloat {
        headerSize.height + CGFloat(minute - hours.lowerBound * 60) * hourHeight / 60
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(
            width: headerSize.width + CGFloat(lessons.count) * dayWidth,
            height: headerSize.height + CGFloat(hours.count) * hourHeight)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let headers =
            dayPaths.compactMap { layoutAttributesForSupplementaryView(ofKind: TimetableLayout.dayKind, at: $0) }
            + hourPaths.compactMap { layoutAttributesForSupplementaryView(ofKind: TimetableLayout.hourKind, at: $0) }
        let line = layoutAttributesForDecorationView(
            ofKind: TimetableLayout.nowKind, at: IndexPath(item: 0, section: 0))
        return (lessons.flatMap(\.self) + headers + [line].compactMap(\.self)).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard lessons.indices.contains(indexPath.section), lessons[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return lessons[indexPath.section][indexPath.item]
    }

    // MARK: - Headers and the line of the current time

    private var dayPaths: [IndexPath] { lessons.indices.map { IndexPath(item: 0, section: $0) } }
    private var hourPaths: [IndexPath] { hours.indices.map { IndexPath(item: $0 - hours.lowerBound, section: 0) } }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        switch elementKind {
        case TimetableLayout.dayKind:
            attributes.frame = CGRect(
                x: headerSize.width + CGFloat(indexPath.section) * dayWidth, y: max(0, collectionView.bounds.minY),
                width: dayWidth,
                height: headerSize.height)
            attributes.zIndex = 3
        case TimetableLayout.hourKind:
            attributes.frame = CGRect(
                x: max(0, collectionView.bounds.minX), y: y(ofMinute: (hours.lowerBound + indexPath.item) * 60),
                width: headerSize.width, height: hourHeight)
            attributes.zIndex = 2
        default: return nil
        }
        return attributes
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == TimetableLayout.nowKind, let now, hours.contains(now / 60) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: headerSize.width, y: y(ofMinute: now) - 1, width: CGFloat(lessons.count) * dayWidth, height: 2)
        attributes.zIndex = 1
        return attributes
    }

    // MARK: - Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// Returns a context that invalidates only the headers of the days and hours, because scrolling
    /// does not move the lessons.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.invalidateSupplementaryElements(ofKind: TimetableLayout.dayKind, at: dayPaths)
        context.invalidateSupplementaryElements(ofKind: TimetableLayout.hourKind, at: hourPaths)
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidatedSupplementaryIndexPaths == nil { needsLessons = true }
        super.invalidateLayout(with: context)
    }
}
