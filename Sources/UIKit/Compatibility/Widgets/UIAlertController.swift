/// A message with actions, which can be presented.
///
/// Approximated: the alert is a panel with its title, its message, its text fields and a button for each
/// action. The measures are not those of UIKit.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open var message: String? {
        didSet { if isViewLoaded { panel.show(title: title, message: message) } }
    }
    open override var title: String? {
        didSet { if isViewLoaded { panel.show(title: title, message: message) } }
    }
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The action whose button has a bold title.
    open var preferredAction: UIAlertAction?
    private lazy var panel = AlertPanel(frame: .zero)

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.message = message
        self.preferredStyle = preferredStyle
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        if isViewLoaded { addButton(for: action) }
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        if isViewLoaded { panel.add(field) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        panel.show(title: title, message: message)
        for field in textFields ?? [] { panel.add(field) }
        for action in actions { addButton(for: action) }
    }

    private func addButton(for action: UIAlertAction) {
        let isBold = action === preferredAction || preferredAction == nil && action.style == .cancel
        let button = panel.addButton(
            title: action.title, isBold: isBold, isDestructive: action.style == .destructive,
            isLast: action.style == .cancel && preferredStyle == .actionSheet)
        button.isEnabled = action.isEnabled
        action.button = button
        button.addAction(
            UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
    }

    /// Dismisses the alert, and runs the handler of an action afterwards.
    private func perform(_ action: UIAlertAction) {
        guard let presentingViewController else { return action.run() }
        presentingViewController.dismiss(animated: true) { action.run() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (area, margin) = (view.bounds.inset(by: view.safeAreaInsets), CGFloat(8))
        let isSheet = preferredStyle == .actionSheet
        let width = max(0, isSheet ? area.width - 2 * margin : min(270, area.width - 2 * margin))
        let height = panel.layOut(inWidth: width)
        panel.frame = CGRect(
            x: area.midX - width / 2, y: isSheet ? area.maxY - margin - height : area.midY - height / 2, width: width,
            height: height)
    }
}

/// An action of an alert. A tap on its button dismisses the alert. After that its handler runs.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    /// Whether the button of the action can be tapped.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    private let handler: ((UIAlertAction) -> Void)?
    fileprivate weak var button: UIButton?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    fileprivate func run() { handler?(self) }
}

/// The texts, the text fields and the buttons of an alert, below each other.
private final class AlertPanel: UIView {
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []
    /// The button that stays below the others; nil if there is none.
    private var lastButton: UIButton?

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 4
    private static let fieldHeight: CGFloat = 34
    private static let buttonHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(title: String?, message: String?) {
        (titleLabel.text, messageLabel.text) = (title, message)
        superview?.setNeedsLayout()
    }

    func add(_ field: UITextField) {
        fields.append(field)
        addSubview(field)
        superview?.setNeedsLayout()
    }

    func addButton(title: String?, isBold: Bool, isDestructive: Bool, isLast: Bool) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: isBold ? .headline : .body)
        if isDestructive { button.setTitleColor(.systemRed, for: .normal) }
        if isLast { lastButton = button } else { buttons.append(button) }
        addSubview(button)
        superview?.setNeedsLayout()
        return button
    }

    /// Places the parts, and returns the height that they need.
    func layOut(inWidth width: CGFloat) -> CGFloat {
        let inner = max(0, width - 2 * Self.margin)
        var top = Self.margin
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.margin, y: top, width: inner, height: height)
            top += height + Self.gap
        }
        for field in fields {
            field.frame = CGRect(x: Self.margin, y: top, width: inner, height: Self.fieldHeight)
            top += Self.fieldHeight + Self.gap
        }
        for button in buttons + (lastButton.map { [$0] } ?? []) {
            button.frame = CGRect(x: 0, y: top, width: width, height: Self.buttonHeight)
            top += Self.buttonHeight
        }
        return top
    }
}
