/// Gives the engine's parts access to their collection view. Only this class references the view, and no member returns it.
@MainActor
final class Host {
    /// The view. It owns the engine, and so outlives this object.
    ///
    /// OPTIMIZATION: an unsafe reference, because it is read many times in each pass.
    private var owner: Unmanaged<UICollectionView>!
    private(set) var world = World.current
    /// The behavior of the world's system. It is stored here, because it is read many times in each pass.
    private(set) var policies = World.current.behavior

    /// Sets the view. Called once, when the view is made.
    func attach(to view: UICollectionView) { owner = .passUnretained(view) }

    func updateWorld() {
        world = withView { $0.world }
        policies = world.behavior
    }

    /// Calls `body` with the view, and retains the view during the call. Used for calls of the app's methods, most of which have the view
    /// as a parameter.
    func withRetainedView<Result>(_ body: (UICollectionView) -> Result) -> Result { body(owner.takeUnretainedValue()) }

    /// Calls `body` with the view, which must be kept alive by other code.
    ///
    /// OPTIMIZATION: no reference is counted.
    @inline(__always)
    func withView<Result>(_ body: (UICollectionView) -> Result) -> Result { owner.withoutRetaining(body) }

    /// Calls `body` in the view's world, and retains the view during the call, even if the app releases it in a callback.
    ///
    /// - Parameter activity: the name of what is running, for the texts of failures.
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

    // MARK: - State of the view

    @inline(__always)
    var bounds: CGRect { withView { $0.bounds } }
    var isInWindow: Bool { withView { $0.window != nil } }

    // MARK: - Names

    @inline(__always)
    var name: ViewName { withView { $0.name } }
    /// The name of the view as in a trace, such as "UICollectionView#1".
    var text: String { world.registry.text(name) }
    var description: String { withView { $0.description } }

    // MARK: - Layout

    func setNeedsLayout() { withView { $0.setNeedsLayout() } }

    func layoutIfNeeded() { withView { $0.layoutIfNeeded() } }
}
