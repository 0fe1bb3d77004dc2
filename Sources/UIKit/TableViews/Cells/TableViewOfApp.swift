/// A view that contains a header or footer that the app has made and that is not a
/// `UITableViewHeaderFooterView`.
///
/// DIVERGES: in UIKit, such a view is a subview of the table view itself.
final class TableViewOfApp: UIView {
    private weak var content: UIView?

    override class var isReusable: Bool { true }
    override var identifierForReuse: String? { reuseState.reuseIdentifier }

    func show(_ view: UIView) {
        if let content, content !== view, content.superview === self { content.removeFromSuperview() }
        content = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { addSubview(view) }
    }

    override func wasTakenFromPool() {
        if let content, content.superview === self { content.removeFromSuperview() }
        content = nil
    }

    override var viewOfApp: UIView { content ?? self }

    /// Returns attributes with the height that the constraints in the view of the app determine, if
    /// the table view leaves the height to the view.
    override func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let content, let table = superview as? UITableView,
            table.tableLayout.isAutomatic(attributes), content.constraintFacts != nil
        else { return attributes }
        attributes.size.height =
            content.systemLayoutSizeFitting(
                CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        return attributes
    }
}
