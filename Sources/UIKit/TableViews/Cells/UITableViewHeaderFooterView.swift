/// A reusable header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    private var content: UIView
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var configuredView: (any UIView & UIContentView)?

    public init(reuseIdentifier: String?) {
        content = UIView(frame: .zero)
        super.init(frame: .zero)
        reuseState.reuseIdentifier = reuseIdentifier
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Calls `init(reuseIdentifier:)`. This initializer is `required`, so that a table view can make an
    /// object of a registered subclass.
    @available(*, unavailable)
    public required convenience init(_madeWithIdentifier identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    public required init?(coder: NSCoder) {
        content = UIView(frame: .zero)
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content, at: 0)
    }

    // MARK: - Reuse

    override class var isReusable: Bool { true }

    override class func makeForReuse(identifier: String, frame: CGRect) -> UIView {
        let made = self as Any.Type as! any InstantiatedWithIdentifier.Type
        let view = made.init(_madeWithIdentifier: identifier) as! UIView
        view.frame = frame
        return view
    }

    open var reuseIdentifier: String? { reuseState.reuseIdentifier }

    /// Called when the view is taken from its reuse pool, before dequeuing returns the view.
    open func prepareForReuse() {}

    override final var identifierForReuse: String? { reuseIdentifier }
    override final func wasTakenFromPool() { prepareForReuse() }
    override var isManagedByCollectionView: Bool { reuseState.state != .foreign }

    // MARK: - Content

    open var contentView: UIView { content }

    /// The label of the title. Nil while a content configuration is set.
    open var textLabel: UILabel? {
        if configuredView != nil { return nil }
        return label ?? makeLabel(&label, font: .preferredFont(forTextStyle: .headline))
    }

    /// The label of a detail. Nil while a content configuration is set.
    open var detailTextLabel: UILabel? {
        if configuredView != nil { return nil }
        return detailLabel ?? makeLabel(&detailLabel, font: .preferredFont(forTextStyle: .subheadline))
    }

    private func makeLabel(_ label: inout UILabel?, font: UIFont) -> UILabel {
        let made = UILabel(frame: .zero)
        made.font = font
        label = made
        content.addSubview(made)
        setNeedsLayout()
        return made
    }

    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insert(backgroundView, at: 0)
        }
    }

    /// Shows the title that the data source returns.
    final func showTitle(_ title: String, isHeader: Bool, in style: UITableView.Style) {
        let label = textLabel
        let isHeadline = isHeader && (style == .plain || world.hasTallRows)
        label?.font = .preferredFont(forTextStyle: isHeadline ? .headline : .footnote)
        label?.textColor = isHeadline ? .label : .secondaryLabel
        label?.numberOfLines = 0
        // [TABLE-65] A grouped table shows the title of a header in capital letters.
        label?.text = isHeader && !isHeadline ? title.uppercased() : title
        titleKind = isHeader ? .header(style) : .footer(style)
        setNeedsLayout()
    }

    private enum TitleKind {
        case header(UITableView.Style), footer(UITableView.Style)
    }

    private var titleKind: TitleKind?

    // MARK: - Configurations

    /// The configuration of the content view. Setting a configuration updates the content view if it
    /// supports the configuration, and otherwise replaces it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let contentConfiguration else {
                guard configuredView != nil else { return }
                configuredView = nil
                return replaceContentView(with: UIView(frame: bounds))
            }
            let shown =
                automaticallyUpdatesContentConfiguration
                ? contentConfiguration.updated(for: configurationState) : contentConfiguration
            if let view = configuredView, view.supports(shown) {
                view.configuration = shown
            } else {
                let view = shown.makeContentView()
                configuredView = view
                replaceContentView(with: view)
            }
        }
    }

    private func replaceContentView(with view: UIView) {
        let index = layer.children.firstIndex { $0.view === content } ?? 0
        content.removeFromSuperview()
        (content, label, detailLabel) = (view, nil, nil)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(view, at: index)
    }

    open var automaticallyUpdatesContentConfiguration = true
    /// Stored; the background of a header is not shown.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true

    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    private var needsConfigurationUpdate = true

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Configures the view for its state. Called in the first layout, and in the first one after
    /// `setNeedsUpdateConfiguration()`. The base implementation does nothing.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// A closure that is called after `updateConfiguration(using:)`. Setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: - Layout

    override func sizeMayHaveToChange(of subview: UIView, byConstraints: Bool) {
        if subview === label || subview === detailLabel { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutLabels()
    }

    /// The distance of the title from the sides. [TABLE-04], [TABLE-09]
    ///
    /// UNKNOWN: the distance on an iPhone. Here the title is above the texts of the rows.
    private var titleInset: CGFloat {
        guard let table = superview as? UITableView, titleKind != nil, !world.hasTallRows else {
            switch titleKind {
            case .header(.plain), .footer(.plain), nil: return 8
            default: return 24
            }
        }
        return table.tableLayout.metrics.sideInset + table.cellSideMargin
    }

    /// The distance of the title from the top, on a Mac.
    private var titleTop: CGFloat {
        switch titleKind {
        case .footer(.plain), .header, nil: 10
        case .footer: 8
        }
    }

    /// Places the title.
    private func layOutLabels() {
        guard let label, label.superview === content, label.text != nil else { return }
        let (x, y) = (titleInset, titleTop)
        let width = max(0, bounds.width - 2 * x)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let top = titleKind != nil && world.hasTallRows ? y : max(0, (bounds.height - size.height) / 2)
        label.frame = CGRect(x: x, y: top, width: min(width, size.width), height: size.height)
    }

    override final func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let table = superview as? UITableView, table.tableLayout.isAutomatic(attributes) else {
            return attributes
        }
        updateConfigurationIfNeeded()
        let width = attributes.size.width
        if content.constraintFacts?.ownedConstraints.isEmpty == false
            || constraintFacts?.ownedConstraints.isEmpty == false
        {
            let target = CGSize(width: width, height: 0)
            let measured = constraintFacts?.ownedConstraints.isEmpty == false ? self : content
            attributes.size.height =
                measured.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if let view = configuredView {
            let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            if height.isFinite { attributes.size.height = height }
        } else if case .footer = titleKind, let label {
            // A footer with a longer text has more lines.
            let size = label.sizeThatFits(CGSize(width: width - 2 * titleInset, height: .greatestFiniteMagnitude))
            attributes.size.height = max(attributes.size.height, 8 + size.height + 6)
        } else if titleKind == nil {
            let size = sizeThatFits(attributes.size)
            if size != bounds.size, size.height > 0 { attributes.size.height = size.height }
        }
        return attributes
    }
}

/// A class whose `init(reuseIdentifier:)` can be called although the class is known only at run time; see
/// `RuntimeInstantiation`.
@MainActor protocol InstantiatedWithIdentifier {
    init(_madeWithIdentifier identifier: String?)
}

@available(*, unavailable) extension UITableViewHeaderFooterView: InstantiatedWithIdentifier {}
