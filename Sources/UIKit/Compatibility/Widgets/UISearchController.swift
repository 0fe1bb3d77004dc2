/// Searches by the text of a search bar. The search bar works wherever an app adds it to a view. No
/// bar and no results are shown by the controller itself.
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: .zero)
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller of the results. Not modelled: never shown.
    open private(set) var searchResultsController: UIViewController?

    /// Stored; has no effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Stored; has no effect, because no bar is shown.
    open var hidesNavigationBarDuringPresentation = true
    /// Stored; has no effect, because the search bar shows no buttons.
    open var automaticallyShowsCancelButton = true
    /// Stored; has no effect, because no scopes are shown.
    open var automaticallyShowsScopeBar = true
    /// Stored; has no effect, because no results are shown.
    open var automaticallyShowsSearchResultsController = true
    /// Stored; has no effect, because no results are shown.
    open var showsSearchResultsController = false

    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        self.searchResultsController = searchResultsController
        if searchResultsController != nil {
            World.current.recordNotModelled("UISearchController.searchResultsController")
        }
        searchBar.controller = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.controller = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        searchBar.controller = self
    }

    /// Whether a search is going on. [VIEW-36] The search bar begins a search when it becomes the
    /// first responder.
    ///
    /// UNKNOWN: what UIKit calls when code sets this property. Here the delegate is called, and a
    /// search that ends empties the search bar.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                delegate?.willPresentSearchController(self)
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
                searchBar.text = nil
                searchBar.resignFirstResponder()
                delegate?.didDismissSearchController(self)
            }
            searchTextDidChange()
        }
    }

    final func searchTextDidBeginEditing() {
        if isActive { searchTextDidChange() } else { isActive = true }
    }

    // [VIEW-36] Called when the search bar becomes the first responder, and when its text is
    // edited.
    final func searchTextDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }
}

extension UINavigationItem {
    /// The search controller of the screen. Stored; has no effect, because no bar is shown.
    public var searchController: UISearchController? {
        get { storedSearchController as? UISearchController }
        set { storedSearchController = newValue }
    }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// Methods that are called when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// Not modelled: never called, because a search controller is not presented.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
