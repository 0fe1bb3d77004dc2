/// Gives the objects of the engine access to their list, such as a collection view. No other object
/// of the engine stores a reference to the list.
@MainActor
final class Host {
    /// The list, which owns the engine, as the scroll view that it is. It must exist whenever this
    /// object is used.
    ///
    /// OPTIMIZATION: an unmanaged reference, which is read many times in each layout pass. A weak
    /// or unowned reference would be checked and counted each time.
    private var owner: Unmanaged<UIScrollView>!
    /// The list, with what the engine asks of it besides what every scroll view has.
    private(set) unowned(unsafe) var list: (any EngineList)!
    /// What the engine does differently for this kind of list than for another.
    private(set) var rules: ListRules!
    /// The words for this kind of list in the messages of failures.
    var words: ListWords { type(of: list!).words }
    private(set) var world = World.current
    /// The behavior of the simulated system. It is stored here, because it is read many times in
    /// each layout pass.
    private(set) var policies = World.current.behavior

    /// Sets the view. Called once, when the view is made.
    func attach(to list: any EngineList) {
        (owner, self.list, rules) = (.passUnretained(list), list, type(of: list).rules)
    }

    func updateWorld() {
        world = withView { $0.world }
        policies = world.behavior
    }

    /// Calls `body` with the list, and retains it during the call. Used if `body`
    /// calls code of the app, which may release the view.
    func withRetainedView<Result>(_ body: (UIScrollView) -> Result) -> Result { body(owner.takeUnretainedValue()) }

    /// Calls `body` with the list, without retaining it. Other code must keep the view
    /// alive during the call.
    ///
    /// OPTIMIZATION: `withRetainedView(_:)` retains and releases the view in each call.
    @inline(__always)
    func withView<Result>(_ body: (UIScrollView) -> Result) -> Result { owner.withoutRetaining(body) }

    /// Calls `body` with the view's world as the current one, and keeps the view alive during the
    /// call, even if the app releases it. A world is the simulated environment of a view.
    ///
    /// - Parameter activity: the name of the activity that failures report, such as "layout pass".
    func run(activity: String, _ body: () -> Void) {
        withRetainedView { _ in
            world.run {
                let outer = world.activity
                world.activity = activity
                defer { world.activity = outer }
                body()
            }
        }
    }

    // MARK: - State of the list

    @inline(__always)
    var bounds: CGRect { withView { $0.bounds } }
    /// Whether the list is in a window, even if a subclass overrides `window`.
    var isInWindow: Bool { withView { $0.enclosingWindow != nil } }

    // MARK: - Names

    @inline(__always)
    var name: ViewName { withView { $0.name } }
    /// The name of the view as in a trace, such as "UICollectionView#1".
    var viewText: String { world.viewNames.text(of: name) }
    var description: String { withView { $0.description } }

    // MARK: - Layout

    func setNeedsLayout() { withView { $0.setNeedsLayout() } }

    func layoutIfNeeded() { withView { $0.layoutIfNeeded() } }
}
