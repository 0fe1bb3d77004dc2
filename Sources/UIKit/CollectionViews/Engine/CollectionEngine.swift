/// What a collection view is made of: the parts, and the little state that is not theirs.
///
/// The facade forwards here. What happens in a pass stands in `LayoutPass`, in an update in `BatchUpdate`; how views are
/// made and laid to rest in `CollectionEngine+Views`.
@MainActor
final class CollectionEngine {
    let journal: Journal
    let layoutClient: LayoutClient
    let dataSourceClient: DataSourceClient
    let delegateClient: DelegateClient

    @exclusivity(unchecked) var phase = Phase()
    @exclusivity(unchecked) var counts = ElementCounts()
    @exclusivity(unchecked) var map = KnownAttributes()
    @exclusivity(unchecked) var visible = VisibleElements()
    @exclusivity(unchecked) var pools = ReusePools()
    @exclusivity(unchecked) var registrations = Registrations()
    @exclusivity(unchecked) var prefetching = Prefetching()
    @exclusivity(unchecked) var selection = SelectionState()
    @exclusivity(unchecked) var reordering: Reordering?
    @exclusivity(unchecked) var transition: LayoutTransition?

    /// The view's.
    @exclusivity(unchecked) private(set) var world = World.current
    /// The world's.
    @exclusivity(unchecked) private(set) var behavior = World.current.behavior
    /// What views get to say their size with; lent while a view has it.
    @exclusivity(unchecked) var sizingCopy: UICollectionViewLayoutAttributes?

    var selfSizing: SelfSizing { SelfSizing(engine: self) }
    @exclusivity(unchecked) var walked = SiblingPlacement.Walked()
    var stacking: SiblingPlacement { SiblingPlacement(engine: self) }

    /// Changes whenever elements may want another size than they were measured at.
    @exclusivity(unchecked) private(set) var sizingEpoch = 0
    /// To be added to the content offset at the next pass.
    private var offsetAdjustment = CGPoint.zero
    /// Changes whenever what a running pass knows may be stale, so that it starts over.
    @exclusivity(unchecked) private(set) var epoch = 0
    /// What the layout said to new bounds that do not hold yet.
    @exclusivity(unchecked) var boundsContext: UICollectionViewLayoutInvalidationContext?
    var boundsQuestions = ReentrancyLimit("a layout changes the bounds whenever it is asked about a change of the bounds")
    var rearrangements = ReentrancyLimit("data or layout are changed whenever they are changed", most: 8)
    /// The sections whose counts the data source is being asked for now, -1 for the number of sections.
    private var countsAsked: [Int] = []
    /// The element that the data source is being asked a view for.
    @exclusivity(unchecked) var request: ViewRequest?
    /// The cell that is configured anew and stays. [POOL-13]
    @exclusivity(unchecked) var reconfiguring: UICollectionViewCell?
    /// Views on screen whose content wants another size since they were asked.
    @exclusivity(unchecked) var resized: [UICollectionReusableView] = []
    @exclusivity(unchecked) var isEditing = false {
        didSet { if isEditing != oldValue { showEditing() } }
    }
    /// Views dequeued while nobody asked. [POOL-10]
    @exclusivity(unchecked) var strays: [UICollectionReusableView] = []
    /// The changes of the update blocks that run now.
    var batch: UpdateBatch?
    /// What animates away after an update.
    var departing: [VisibleElements.Element] = []
    /// The scroll views inside this one that hold views of elements. [COMP-02]
    var scrollers: [ElementScrollView] = []
    /// Some views stand, or may stand, in scroll views inside this one. [COMP-02]
    @exclusivity(unchecked) var embeds = false
    /// How many updates, and reloads and invalidations by the app, this view went through, an ingredient of the seed's decisions.
    var updateCount = 0

    init(layout: UICollectionViewLayout) {
        journal = Journal()
        layoutClient = LayoutClient(layout, journal: journal)
        dataSourceClient = DataSourceClient(journal: journal)
        delegateClient = DelegateClient(journal: journal)
    }

    /// Once, when the view is made that owns this engine.
    func attach(to view: UICollectionView) {
        journal.attach(to: view)
        worldChanged()
    }

    var view: UICollectionView { journal.view }

    /// OPTIMIZATION: `view` without counting references.
    @inline(__always)
    func withView<Result>(_ body: (UICollectionView) -> Result) -> Result { journal.withView(body) }

    func worldChanged() {
        world = view.world
        behavior = world.behavior
        journal.worldChanged(to: world)
    }

    /// Inserts or removes views without asking for another layout.
    func arrange(_ change: () -> Void) {
        let isInner = phase.runs(.movingViews)
        phase.begin(.movingViews)
        change()
        if !isInner { phase.end(.movingViews) }
    }

    /// Other views stand for the elements now: a pass or an update that is under way stops where it is.
    func startOver() -> Int {
        epoch += 1
        return epoch
    }

    // MARK: - Mechanisms of the ordering bug

    /// The app reloads, or invalidates the layout itself. Before anything was shown there is nothing that could appear anew. [STACK-15]
    func appearAnew() {
        if behavior.mechanism == .front, phase.isLoaded { phase.oweAppearing() }
    }

    /// Whether this pass is the one that follows.
    func takesUpAppearing() -> Bool {
        guard phase.takeAppearing() else { return false }
        updateCount += 1
        return true
    }

    /// Whether the mechanism hits an element that appears now: all, or those the seed decides on, about every other one. Cells
    /// are never hit. [STACK-05], [STACK-14]
    func isHit(_ key: ElementKey) -> Bool {
        guard behavior.mechanism != nil, key.category != .cell else { return false }
        guard let seed = behavior.seed else { return true }
        return Seed.mix(seed, key.bits, UInt64(updateCount)) & 1 == 0
    }

    // MARK: - Counts

    func numberOfSections() -> Int {
        if let known = counts.sections { return known }
        let answer = counting(section: -1) { dataSourceClient.numberOfSections() }
        counts.setSections(answer)
        return answer
    }

    /// Zero for a section that does not exist.
    func numberOfItems(inSection section: Int) -> Int {
        if let known = counts.items(inSection: section) { return known }
        guard section >= 0, section < numberOfSections() else { return 0 }
        let answer = counting(section: section) {
            let answer = dataSourceClient.numberOfItems(inSection: section)
            guard let reordering, dataSourceClient.exists else { return answer }
            return answer + reordering.surplus(inSection: section)
        }
        if section < numberOfSections() { counts.setItems(answer, inSection: section) }
        return answer
    }

    /// A count as it can be: none below zero, and none that an index path here could not name. To a data source that asks for the
    /// count it is being asked for, the answer is zero.
    ///
    /// - Parameter section: -1 for the number of sections.
    private func counting(section: Int, _ ask: () -> Int) -> Int {
        guard !countsAsked.contains(section) else { return 0 }
        countsAsked.append(section)
        let answer = ask()
        countsAsked.removeLast()
        let greatest = section < 0 ? ElementKey.greatestSection : ElementKey.greatestItem
        guard answer > greatest else { return max(0, answer) }
        let what = section < 0 ? "sections" : "items in section \(section)"
        view.world.fail(
            Failure(
                "the data source answered with \(answer) \(what)", counted: "at most \(greatest) are modelled; they are taken as none",
                hint: answer == NSNotFound ? "this is NSNotFound, which is not a count" : "no screen shows as many"))
        return 0
    }

    /// All counts, every section asked.
    func itemCounts() -> [Int] {
        var counts: [Int] = []
        for section in 0..<numberOfSections() { counts.append(numberOfItems(inSection: section)) }
        return counts
    }

    func isValidItem(_ key: ElementKey) -> Bool {
        key.kind == ElementKey.oddKind
            ? isValidItem(journal.table.indexPath(of: key))
            : key.section < numberOfSections() && key.item < numberOfItems(inSection: key.section)
    }

    func isValidItem(_ path: IndexPath) -> Bool {
        path.count == 2 && path[0] >= 0 && path[0] < numberOfSections() && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
    }

    // MARK: - Invalidation

    /// [PASS-04] Takes note; the next pass prepares the layout.
    func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        journal.record {
            $0.write(
                .invalidate, in: $1,
                name: context.invalidateEverything ? .everything : context.invalidateDataSourceCounts ? .counts : .layout)
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts { counts.forget() }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.contentSizeAdjustment != .zero {
            view.contentSize.width += context.contentSizeAdjustment.width
            view.contentSize.height += context.contentSizeAdjustment.height
        }
        phase.invalidate()
        if context.namesElements {
            map.expire(elements(namedBy: context))
        } else {
            map.forget()
            if phase.runs(.settling) { phase.oweForgetting() }
            if !phase.runs(.sizing) { sizingEpoch += 1 }
        }
        view.setNeedsLayout()
    }

    private func elements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map { journal.table.key(.cell, kind: nil, $0) }
        // Sorted: kinds get their numbers in the order in which they are named first.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { journal.table.key(.supplementaryView, kind: kind, $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { journal.table.key(.decorationView, kind: kind, $0) }
        }
        return keys
    }

    /// Discards what is known about data and layout. [POOL-08]
    func invalidateEverything() {
        epoch += 1
        // A subclass of the layout that does not call super must not keep stale data on screen.
        phase.invalidate(data: true)
        counts.forget()
        layoutClient.invalidate(everything: true)
        map.forget()
        view.setNeedsLayout()
    }

    /// Prepares the layout if it is out of date: what a pass begins with, and a question from outside.
    func settle() {
        guard phase.isLayoutInvalid, !phase.runs(.settling) else { return }
        phase.begin(.settling)
        defer { phase.end(.settling) }
        let isFirst = phase.beginPreparing()
        if phase.takeForgetting() { map.forget() }
        view.world.run {
            layoutClient.prepare()
            noteEmbedding()
            _ = numberOfSections()
            readContentSize()
            if isFirst { standAtLeadingEdge() } else if phase.isDataNew { pullBack() }
            phase.dataWasShown()
            guard offsetAdjustment != .zero else { return }
            let offset = CGPoint(x: view.contentOffset.x + offsetAdjustment.x, y: view.contentOffset.y + offsetAdjustment.y)
            offsetAdjustment = .zero
            view.contentOffset = offset
        }
    }

    private func readContentSize() {
        let size = layoutClient.contentSize()
        if view.contentSize != size { view.contentSize = size }
    }

    /// A reload that leaves less content does not leave the view beyond its end. [api: section 6]
    private func pullBack() {
        let offset = view.clamped(view.contentOffset)
        if offset != view.contentOffset { view.contentOffset = offset }
    }

    // MARK: - Attributes

    /// What the layout says of an element now: from what is known, otherwise asked.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        settle()
        refreshStale()
        return map.entry(for: key)?.attributes ?? layoutClient.attributes(for: key, carried: reordering)
    }

    /// Asks the layout again about the single elements that were invalidated, and about no others.
    func refreshStale() {
        let stale = map.takeStale()
        guard !stale.isEmpty else { return }
        for key in stale {
            if key.category == .cell, !isValidItem(key) { continue }
            map.replace(key, with: layoutClient.attributes(for: key, carried: reordering).flatMap { isElement($0) ? $0 : nil })
        }
        if embeds { showEmbedded() }
    }

    /// Makes sure that the elements around `rect` are known, asking the layout if need be. [PASS-11]
    func gather(around rect: CGRect, page: CGSize? = nil) {
        refreshStale()
        guard rect.width > 0, rect.height > 0, let wanted = map.rectToAsk(for: rect, page: page) else { return }
        layoutClient.takeBack(map.takeSpent())
        let answer = layoutClient.elements(in: wanted, carried: reordering)
        // [PASS-01] A layout may learn its size only when it is asked for elements.
        readContentSize()
        let fresh = KnownAttributes.entries(for: answer, number: map.countAnswer()) { attributes in
            let key = journal.table.key(for: attributes)
            if key.category == .cell, !isValidItem(key) {
                // [PASS-12]
                reject(attributes)
                return nil
            }
            return isElement(attributes) ? key : nil
        }
        let changes = map.take(fresh, from: answer, for: wanted, page: page ?? rect.size)
        if embeds { showEmbedded() }
        for change in changes {
            view.world.fail(
                Failure(
                    "layout attributes for supplementary item at index path (\(change.now.indexPath.inFailures)) changed from "
                        + "\(change.before) to \(change.now) without invalidating the layout",
                    hint: "invalidate the layout, or this element with a context, before its attributes change"))
        }
    }

    /// [PASS-12] Raised on earlier systems, logged on later ones; ignored either way.
    private func reject(_ attributes: UICollectionViewLayoutAttributes) {
        if behavior.raisesOnInvalidAttributes {
            view.world.fail(
                Failure(
                    "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                        + attributes.indexPath.inFailures,
                    hint: "the layout answers for items that the data source does not have"))
        } else {
            view.world.log(
                "Layout attributes \(attributes) were received from the layout but are not valid for the data source counts. "
                    + "Attributes will be ignored.")
        }
    }

    /// Whether attributes stand for something that gets a view.
    @inline(__always)
    func isElement(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        (attributes.values.size != .zero || layoutClient.shows(attributes)) && isPlaceable(attributes)
    }

    /// Whether a view can stand where the attributes say. What cannot gets none.
    @inline(__always)
    func isPlaceable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let (center, size) = (attributes.values.center, attributes.values.size)
        let sum = center.x + center.y + size.width + size.height
        return sum - sum == 0 && size.width >= 0 && size.height >= 0 && !attributes.values.isTransformed
            || isPlaceable(attributes, center, size)
    }

    /// NaN ends in Core Animation's words, as where the attributes are applied. (eoghain/RBCollectionViewInfoFolderLayout#1)
    /// UNKNOWN: what UIKit shows of negative and infinite sizes; the plainest is nothing.
    @inline(never)
    private func isPlaceable(_ attributes: UICollectionViewLayoutAttributes, _ center: CGPoint, _ size: CGSize) -> Bool {
        guard view.layer.takes(position: center), view.layer.takes(bounds: CGRect(origin: .zero, size: size)) else { return false }
        let isFinite = center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
        if isFinite, size.width >= 0, size.height >= 0, attributes.values.frame.isNumeric { return true }
        view.world.log("Layout attributes \(attributes) have a frame that no view can have. Attributes will be ignored.")
        return false
    }
}
