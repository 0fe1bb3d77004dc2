/// The view of an accessory in a list cell. It contains the label or the custom view of the
/// accessory, and is empty for other accessories.
final class AccessoryView: UIView {
    private(set) var accessory: UICellAccessory?
    private weak var cell: UICollectionViewListCell?
    private var content: UIView?
    /// The label of a label accessory. It is never a view of the app, even if the custom view before
    /// it is a label.
    private lazy var label = UILabel(frame: .zero)

    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.cell = cell
        tintColor = accessory.tintColor
        let old = content
        switch accessory.accessoryType {
        case .customView(let view):
            content = view
            // UNKNOWN: the place of a custom view for which this property is false. Here the row
            // places that view as well.
            view.translatesAutoresizingMaskIntoConstraints = true
            if !accessory.keepsSize { view.frame.size = AccessoryView.size(of: view) }
        case .label:
            content = AccessoryView.configure(label, for: accessory)
        default:
            content = nil
        }
        self.accessory = accessory
        isUserInteractionEnabled = accessory.accessoryType != .label
        if old !== content, old?.superview === self { old?.removeFromSuperview() }
        guard let content else { return }
        if content.superview !== self { addSubview(content) }
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Returns the width of an accessory's content, in points. It is the width of the frame of a
    /// custom view only if that view keeps its size, or has to be as wide as it is.
    static func contentWidth(of accessory: UICellAccessory) -> CGFloat {
        switch accessory.accessoryType {
        case .customView(let view):
            if accessory.keepsSize { return view.bounds.width }
            if case .standard = accessory.reservedLayoutWidth { return naturalSize(of: view).width }
            return size(of: view).width
        case .label:
            return configure(UILabel(frame: .zero), for: accessory).bounds.width
        default:
            return accessory.standardWidth
        }
    }

    private static func configure(_ label: UILabel, for accessory: UICellAccessory) -> UILabel {
        label.text = accessory.text
        label.font = accessory.font
        label.frame.size = label.intrinsicContentSize
        return label
    }

    /// Returns the natural size of a view. Along an axis without a natural length, the current
    /// length is used.
    private static func size(of view: UIView) -> CGSize {
        let natural = naturalSize(of: view)
        return CGSize(
            width: natural.width > 0 ? natural.width : view.bounds.width,
            height: natural.height > 0 ? natural.height : view.bounds.height)
    }

    /// Returns the size that a view has by its content: its intrinsic size, or else the size that
    /// the constraints in it determine. A length that nothing determines is zero or less.
    private static func naturalSize(of view: UIView) -> CGSize {
        let natural = view.intrinsicContentSize
        guard natural.width <= 0 || natural.height <= 0, view.constraintFacts != nil else { return natural }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: natural.width > 0 ? natural.width : fitting.width,
            height: natural.height > 0 ? natural.height : fitting.height)
    }

    /// Whether the item of the cell is expanded in an outline.
    var isExpanded: Bool { cell?.configurationState.isExpanded == true }
    /// Whether the cell is selected.
    var isInSelectedCell: Bool { cell?.isSelected == true }

    private var isButton: Bool {
        switch accessory?.accessoryType {
        case .detail, .delete, .insert, .outlineDisclosure: true
        default: false
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch on a button is not passed on, so it does not select the row.
        if !isButton { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isButton, let accessory else { return super.touchesEnded(touches, with: event) }
        cell?.performAction(of: accessory)
    }
}
