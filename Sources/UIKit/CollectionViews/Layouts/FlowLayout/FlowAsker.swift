/// Asks the delegate of a flow layout for metrics. A method that is known to be missing is not called again. [FLOW-13]
@MainActor
struct FlowAsker {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private var missing = MissingMethods()
    /// The first item that is larger than its line. [FLOW-12]
    private var tooLarge: (section: Int, item: Int)?
    private var hasNegativeSize = false
    private var hasEndlessMetrics = false
    private let axis: FlowAxis
    /// The room for a line inside the layout's own insets.
    private let width: CGFloat

    private enum Method: UInt8 {
        case itemSize, insets, lineSpacing, itemSpacing, header, footer
    }

    init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?) {
        self.layout = layout
        self.collectionView = collectionView
        self.delegate = delegate
        axis = layout.axis
        let insets = layout.sectionInset
        width =
            axis.across(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size) - axis.leading(insets)
            - axis.trailing(insets)
    }

    private mutating func ask<Answer>(
        _ method: Method, or property: Answer, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
    ) -> Answer {
        guard let delegate, !missing.contains(method) else { return property }
        guard let answer = OptionalMethod.answer(of: delegate, { question(delegate) }) else {
            missing.insert(method)
            return property
        }
        collectionView.engine.journal.tally.delegateAsks += 1
        return answer
    }

    mutating func sizes(count: Int, section: Int) -> FlowAnswers.Sizes {
        let property = layout.sizesItself ? layout.estimate : layout.itemSize
        guard count > 0 else { return .one(property) }
        let (view, layout) = (collectionView, layout)
        func size(_ item: Int) -> CGSize {
            var size = ask(.itemSize, or: property) {
                $0.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
            }
            if size.width < 0 || size.height < 0 || !size.width.isFinite || !size.height.isFinite {
                hasNegativeSize = true
                size = CGSize(
                    width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
            }
            return size
        }
        let first = size(0)
        note(first, section, 0)
        if delegate == nil || missing.contains(Method.itemSize) { return .one(first) }
        var many: ContiguousArray<CGSize>?
        for item in 1..<max(1, count) {
            let next = size(item)
            if many == nil, next != first {
                many = ContiguousArray(repeating: first, count: item)
                many!.reserveCapacity(count)
            }
            if next != first { note(next, section, item) }
            many?.append(next)
        }
        return many.map { .many($0) } ?? .one(first)
    }

    /// UNKNOWN: what UIKit does with numbers that are not finite; here they count as zero.
    mutating func metrics(of section: Int, axis: FlowAxis) -> FlowSection.Metrics {
        var metrics = answeredMetrics(of: section, axis: axis)
        let insets = metrics.insets
        let sum = insets.top + insets.left + insets.bottom + insets.right + metrics.lineSpacing + metrics.itemSpacing
        if !(sum + metrics.header + metrics.footer).isFinite {
            hasEndlessMetrics = true
            metrics.takeFinite()
        }
        return metrics
    }

    private mutating func answeredMetrics(of section: Int, axis: FlowAxis) -> FlowSection.Metrics {
        let (view, layout) = (collectionView, layout)
        return FlowSection.Metrics(
            insets: ask(.insets, or: layout.sectionInset) { $0.collectionView(view, layout: layout, insetForSectionAt: section) },
            lineSpacing: ask(.lineSpacing, or: layout.minimumLineSpacing) {
                $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            },
            itemSpacing: ask(.itemSpacing, or: layout.minimumInteritemSpacing) {
                $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            },
            header: axis.along(
                ask(.header, or: layout.headerReferenceSize) {
                    $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
                }),
            footer: axis.along(
                ask(.footer, or: layout.footerReferenceSize) {
                    $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
                }))
    }

    // MARK: - What is wrong with the answers

    private mutating func note(_ size: CGSize, _ section: Int, _ item: Int) {
        guard tooLarge == nil, !layout.sizesItself else { return }
        if axis.across(size) > width, width > 0 { tooLarge = (section, item) }
    }

    /// [FLOW-12] The message is logged and not raised.
    func report() {
        if hasNegativeSize {
            collectionView.world.fail(
                Failure(
                    "negative sizes are not supported in the flow layout", hint: "answer sizes of zero or more; they were taken as zero"))
        }
        if hasEndlessMetrics {
            collectionView.world.log(
                "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
                    + "insets, spacings and the sizes of headers and footers must be finite. Others were taken as zero.")
        }
        guard tooLarge != nil else { return }
        let (dimension, one, other) = layout.scrollDirection == .vertical ? ("width", "left", "right") : ("height", "top", "bottom")
        collectionView.world.log(
            "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
                + "the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the section insets \(one) and "
                + "\(other) values, minus the content insets \(one) and \(other) values.\n"
                + "Please check the values returned by the delegate.\n"
                + "The relevant UICollectionViewFlowLayout instance is <\(type(of: layout))>, and it is attached to "
                + "<\(collectionView.engine.journal.text(collectionView))>.\n"
                + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
    }
}
