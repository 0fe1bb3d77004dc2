import UIKit

/// A kind of layout, with its options.
struct LayoutChoice: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case flow
        case cardFlow = "card-flow"
        case sectionColor = "section-color"
        case backgrounds, title, klotski, waterfall, timetable, placed, tint, shifting, caching, handmade, compositional
        case table
    }

    enum TintAttributesClass: String, CaseIterable, Sendable {
        case complete
        case noIsEqual = "no-isEqual"
        case noCopy = "no-copy"
        case noClass = "no-class"
    }

    enum KlotskiBoard: String, CaseIterable, Sendable {
        case small, classic
    }

    enum Direction: String, CaseIterable, Sendable {
        case vertical, horizontal
    }

    enum PinnedViews: String, CaseIterable, Sendable {
        case headers, footers, both
    }

    enum OrthogonalScrolling: String, CaseIterable, Sendable {
        case none, continuous, paging, groupPaging
    }

    enum Badges: String, CaseIterable, Sendable {
        case items, groups, both
    }

    var kind = Kind.flow
    var height: CGFloat = 96
    var background = false
    var headerZ: Int?
    var overlaps = false
    var orthogonal = OrthogonalScrolling.none
    /// The elements of a compositional layout that have a badge.
    var badges: Badges?
    var item: CGSize?
    var sizes: [CGSize] = []
    var estimated: CGSize?
    var spacing: CGFloat?
    var line: CGFloat?
    var inset: UIEdgeInsets?
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var direction = Direction.vertical
    var pins: PinnedViews?
    var cardZ = -1
    var armbandZ = 1
    var cellZ: Int?
    var armbands = false
    var overlap: CGFloat = 0
    var color: String?
    var text: String?
    var columns: Int?
    var heights: [CGFloat] = []
    var board = KlotskiBoard.small
    var tintClass = TintAttributesClass.complete
    var shift: CGFloat = 10
    var copies = true
    var offsetCorrection = HandmadeLayout.OffsetCorrection.none
    /// The options of the table view, if the kind is `table`.
    var table = TableChoice()

    var givesSizes: Bool { !sizes.isEmpty || estimated != nil }

    static let colors: [String: UIColor] = [
        "red": .systemRed, "green": .systemGreen, "blue": .systemBlue, "yellow": .systemYellow, "gray": .systemGray,
        "white": .white,
        "black": .black, "clear": .clear,
    ]

    /// Makes the chosen layout. For the puzzle, whose screen has its own layout, and for a table view,
    /// the result is a plain flow layout.
    ///
    /// - Parameters:
    ///   - setting: its places count.
    ///   - watcher: its classes are those of the flow, card and handmade layouts.
    @MainActor
    func makeLayout(in setting: AppSetting, watcher: any AppWatcher) -> UICollectionViewLayout {
        switch kind {
        case .flow, .klotski, .table: return configure(watcher.classes.flow())
        case .cardFlow:
            let layout = watcher.classes.cards()
            layout.cardZIndex = cardZ
            layout.armbandZIndex = armbandZ
            layout.cellZIndex = cellZ
            layout.headerZIndex = headerZ
            return configure(layout, defaultInsets: UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8))
        case .sectionColor:
            let layout = SectionColorLayout()
            if let color { layout.sectionColor = LayoutChoice.colors[color] }
            return configure(layout)
        case .backgrounds: return configure(SectionBackgroundLayout())
        case .title:
            let layout = TitleLayout()
            layout.title = text
            return configure(layout)
        case .waterfall:
            let layout = WaterfallLayout()
            if let columns { layout.columns = columns }
            if let spacing { layout.spacing = spacing }
            if let inset { layout.sectionInset = inset }
            return layout
        case .timetable: return TimetableLayout()
        case .placed:
            let layout = PlacedItemsLayout()
            layout.places = setting.places
            return layout
        case .tint:
            switch tintClass {
            case .complete: return configure(TintLayout())
            case .noIsEqual: return configure(UncomparedTintLayout())
            case .noCopy: return configure(UncopiedTintLayout())
            case .noClass: return configure(PlainAttributesTintLayout())
            }
        case .caching: return CachingLayout()
        case .handmade:
            let layout = watcher.classes.handmade()
            layout.offsetCorrection = offsetCorrection
            layout.headerHeight = header
            layout.pinsHeaders = pins == .headers
            if let line { layout.lineSpacing = line }
            return layout
        case .compositional:
            return makeCompositionalLayout()
        case .shifting:
            let layout = ShiftingLayout()
            layout.shift = shift
            layout.copies = copies
            return configure(layout)
        }
    }

    @MainActor
    func configure(_ layout: UICollectionViewFlowLayout, defaultInsets: UIEdgeInsets = .zero) -> UICollectionViewLayout
    {
        layout.itemSize = item ?? CGSize(width: 96, height: 96)
        if let estimated { layout.estimatedItemSize = estimated }
        if let spacing { layout.minimumInteritemSpacing = spacing }
        if let line { layout.minimumLineSpacing = line }
        layout.sectionInset = inset ?? defaultInsets
        layout.headerReferenceSize = CGSize(width: header, height: header)
        layout.footerReferenceSize = CGSize(width: footer, height: footer)
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        layout.sectionHeadersPinToVisibleBounds = pins == .headers || pins == .both
        layout.sectionFootersPinToVisibleBounds = pins == .footers || pins == .both
        return layout
    }
}
