/// Asks the delegate of a flow layout for the sizes and metrics of all sections. After a call has
/// shown that the delegate does not implement a method, that method is not called for the remaining
/// items and sections. [FLOW-13]
@MainActor
struct FlowDelegateMetrics {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private var missing = MissingMethods()
    /// The number of answers of the delegate.
    private(set) var askCount = 0
    /// Whether any item is longer than a line inside the layout's `sectionInset`. False if that
    /// line has no length. [FLOW-12]
    private var hasTooLargeSize = false
    private var hasInvalidSize = false
    private var hasNonFiniteMetrics = false
    private let axis: LayoutAxis
    /// The metrics that all sections share if no delegate conforms to
    /// `UICollectionViewDelegateFlowLayout`; nil before they were first requested. With such a
    /// delegate always nil, because it may change the layout's properties whenever it is called.
    private var sharedMetrics: FlowSection.Metrics?
    /// The length of a line inside the layout's `sectionInset`.
    private let width: CGFloat

    private enum Method: UInt8 {
        case itemSize, insets, lineSpacing, itemSpacing, header, footer
    }

    init(
        layout: UICollectionViewFlowLayout, collectionView: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        self.layout = layout
        self.collectionView = collectionView
        self.delegate = delegate
        axis = layout.axis
        width = FlowSection.lineLength(
            axis: axis, insets: layout.sectionInset,
            breadth: axis.breadth(of: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size))
    }

    /// Whether the delegate implements `sizeForItemAt`. The value is valid only after
    /// `itemSizes(count:section:)` was called for a section with items.
    var delegateReturnsSizes: Bool { delegate != nil && !missing.contains(Method.itemSize) }

    private mutating func requestAnswer<Answer>(
        from method: Method, default property: @autoclosure () -> Answer,
        _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer {
        guard let delegate, !missing.contains(method) else { return property() }
        guard let answer = OptionalMethod.answer(of: delegate, { question(delegate) }) else {
            missing.insert(method)
            return property()
        }
        askCount += 1
        return answer
    }

    mutating func itemSizes(count: Int, section: Int) -> FlowSectionInputs.Sizes {
        let property = layout.isSelfSizing ? layout.estimate : layout.itemSize
        guard count > 0 else { return .one(property) }
        guard let delegate, !missing.contains(Method.itemSize) else {
            let size = validSize(from: property)
            noteIfLongerThanLine(size)
            return .one(size)
        }
        let (view, layout) = (collectionView, layout)
        func requestedSize(ofItem item: Int) -> CGSize {
            validSize(
                from: delegate.collectionView(
                    view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)))
        }
        let first = validSize(
            from: requestAnswer(from: .itemSize, default: property) {
                $0.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: section))
            })
        noteIfLongerThanLine(first)
        guard count > 1, !missing.contains(Method.itemSize) else { return .one(first) }
        askCount += count - 1
        let outer = OptionalMethod.currentRecord()
        defer { OptionalMethod.restoreRecord(outer) }
        // OPTIMIZATION: the first call has shown that the delegate implements the method, so the
        // following calls skip that check.
        var item = 1
        var other = first
        while item < count, other == first {
            other = requestedSize(ofItem: item)
            item += 1
        }
        guard other != first else { return .one(first) }
        var many = ContiguousArray<CGSize>()
        many.reserveCapacity(count)
        many.append(contentsOf: repeatElement(first, count: item - 1))
        many.append(other)
        noteIfLongerThanLine(other)
        for item in item..<count {
            let size = requestedSize(ofItem: item)
            many.append(size)
            noteIfLongerThanLine(size)
        }
        return .many(many)
    }

    /// Returns a size with zero in place of each length that is negative or not finite.
    @inline(__always)
    private mutating func validSize(from size: CGSize) -> CGSize {
        let (width, height) = (size.width, size.height)
        if width >= 0, height >= 0, width < .infinity, height < .infinity { return size }
        hasInvalidSize = true
        return CGSize(width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }

    /// Returns the metrics of a section, from the delegate or from the layout's properties.
    /// UNKNOWN: what UIKit does with numbers that are not finite. Here they count as zero.
    mutating func metrics(of section: Int, axis: LayoutAxis) -> FlowSection.Metrics {
        if let sharedMetrics { return sharedMetrics }
        let (view, layout) = (collectionView, layout)
        var metrics = FlowSection.Metrics(
            insets: requestAnswer(from: .insets, default: layout.sectionInset) {
                $0.collectionView(view, layout: layout, insetForSectionAt: section)
            },
            lineSpacing: requestAnswer(from: .lineSpacing, default: layout.minimumLineSpacing) {
                $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            },
            itemSpacing: requestAnswer(from: .itemSpacing, default: layout.minimumInteritemSpacing) {
                $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            },
            header: requestAnswer(from: .header, default: axis.length(of: layout.headerReferenceSize)) {
                axis.length(of: $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
            },
            footer: requestAnswer(from: .footer, default: axis.length(of: layout.footerReferenceSize)) {
                axis.length(of: $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
            })
        let insets = metrics.insets
        let sum = insets.top + insets.left + insets.bottom + insets.right + metrics.lineSpacing + metrics.itemSpacing
        if !(sum + metrics.header + metrics.footer).isFinite {
            hasNonFiniteMetrics = true
            metrics.replaceNonFiniteNumbers()
        }
        if delegate == nil { sharedMetrics = metrics }
        return metrics
    }

    // MARK: - Wrong sizes and metrics

    /// Sets `hasTooLargeSize` if `width`, the length of a line inside the layout's `sectionInset`,
    /// is positive and an item is longer.
    @inline(__always)
    private mutating func noteIfLongerThanLine(_ size: CGSize) {
        if width > 0, axis.breadth(of: size) > width { hasTooLargeSize = true }
    }

    /// Reports wrong sizes and metrics. Fails for sizes that are negative or not finite. Logs
    /// metrics that are not finite. Logs sizes that exceed a line, unless the layout is
    /// self-sizing. [FLOW-12]
    func reportWrongMetrics() {
        if hasInvalidSize {
            collectionView.world.fail(
                "negative sizes are not supported in the flow layout",
                hint: "return sizes of zero or more; these sizes were replaced with zero")
        }
        // [FLOW-12] The text of the system.
        let text = collectionView.world.tooLargeItemText
        let article = text == .capitalized ? "The" : "the"
        let firstLine = "\(article) behavior of the UICollectionViewFlowLayout is not defined because:"
        if hasNonFiniteMetrics {
            collectionView.world.log(
                """
                \(firstLine)
                insets, spacings and the sizes of headers and footers must be finite. Others were replaced \
                with zero.
                """
            )
        }
        guard hasTooLargeSize, !layout.isSelfSizing else { return }
        let isVertical = layout.scrollDirection == .vertical
        let dimension = isVertical ? "width" : "height"
        let (one, other) = isVertical ? ("left", "right") : ("top", "bottom")
        let contentInsets = text == .original ? "" : ", minus the content insets \(one) and \(other) values"
        let advice = delegateReturnsSizes ? "Please check the values returned by the delegate.\n" : ""
        collectionView.world.log(
            """
            \(firstLine)
            the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the \
            section insets \(one) and \(other) values\(contentInsets).
            \(advice)The relevant UICollectionViewFlowLayout instance is <\(type(of: layout))>, and it is \
            attached to <\(collectionView.viewText)>\(collectionView.textAfterDescription).
            Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in \
            the debugger.
            """
        )
    }
}
