/// A class that has `init(frame:style:)`. `_MadeFromMetatype` makes objects of subclasses that are known
/// only at run time.
@MainActor protocol InstantiatedWithFrameAndStyle {
    init(_madeWithFrame frame: CGRect, style: UITableView.Style)
}

/// A class that has `init(style:)`. `_MadeFromMetatype` makes objects of subclasses that are known only
/// at run time.
@MainActor protocol InstantiatedWithTableStyle {
    init(_madeWithStyle style: UITableView.Style)
}

@available(*, unavailable) extension UITableView: InstantiatedWithFrameAndStyle {}
@available(*, unavailable) extension UITableViewController: InstantiatedWithTableStyle {}

extension _MadeFromMetatype where Self: UITableView {
    @_disfavoredOverload
    public init(frame: CGRect, style: UITableView.Style) {
        let viewClass = type(of: self) as UITableView.Type
        let made = MainActor.assumeIsolated {
            (viewClass as Any.Type as! any InstantiatedWithFrameAndStyle.Type).init(
                _madeWithFrame: frame, style: style)
                as! UITableView
        }
        self.init(_made: made)
    }
}

extension _MadeFromMetatype where Self: UITableViewController {
    @_disfavoredOverload
    public init(style: UITableView.Style) {
        let controllerClass = type(of: self) as UITableViewController.Type
        let made = MainActor.assumeIsolated {
            (controllerClass as Any.Type as! any InstantiatedWithTableStyle.Type).init(_madeWithStyle: style)
                as! UITableViewController
        }
        self.init(_made: made)
    }
}

extension _MadeFromMetatype where Self: UITableViewCell {
    @_disfavoredOverload
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let cellClass = type(of: self) as UITableViewCell.Type
        let made = MainActor.assumeIsolated {
            (cellClass as Any.Type as! any InstantiatedWithStyle.Type).init(
                _madeWithStyle: style, identifier: reuseIdentifier)
                as! UITableViewCell
        }
        self.init(_made: made)
    }
}

extension _MadeFromMetatype where Self: UITableViewHeaderFooterView {
    @_disfavoredOverload
    public init(reuseIdentifier: String?) {
        let viewClass = type(of: self) as UITableViewHeaderFooterView.Type
        let made = MainActor.assumeIsolated {
            (viewClass as Any.Type as! any InstantiatedWithIdentifier.Type).init(_madeWithIdentifier: reuseIdentifier)
                as! UITableViewHeaderFooterView
        }
        self.init(_made: made)
    }
}
