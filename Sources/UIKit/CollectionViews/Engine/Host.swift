/// What the parts of the engine see of their collection view. This is the only holder of the view, and no member returns it.
@MainActor
final class Host {
    /// The view owns the engine, and so outlives this object.
    ///
    /// OPTIMIZATION: unsafe, because every step of a pass goes through this reference.
    private var owner: Unmanaged<UICollectionView>!
    private(set) var world = World.current
    /// How the world's system behaves. It is read in each step, and so it is kept here.
    private(set) var policies = World.current.behavior

    /// Called once, when the view that owns the engine is made.
    func attach(to view: UICollectionView) { owner = .passUnretained(view) }

    func worldChanged() {
        world = peek { $0.world }
        policies = world.behavior
    }

    /// Runs `body` with the view, which is a parameter of most methods of the app, and keeps the view alive meanwhile.
    func lend<Result>(_ body: (UICollectionView) -> Result) -> Result { body(owner.takeUnretainedValue()) }

    /// Runs `body` with the view while something else keeps the view alive.
    ///
    /// OPTIMIZATION: without counting references.
    @inline(__always)
    func peek<Result>(_ body: (UICollectionView) -> Result) -> Result { owner.borrowed(body) }

    /// Runs `body` in the view's world, and keeps the view alive meanwhile, whatever the app releases in a callback.
    ///
    /// - Parameter activity: what failures say that they happened during.
    func run(activity: String, _ body: () -> Void) {
        lend { _ in
            world.run {
                let outer = world.activity
                world.activity = activity
                defer { world.activity = outer }
                body()
            }
        }
    }

    // MARK: - What stands in the view

    @inline(__always)
    var bounds: CGRect { peek { $0.bounds } }
    var isInWindow: Bool { peek { $0.window != nil } }

    // MARK: - Names

    @inline(__always)
    var name: ViewName { peek { $0.name } }
    /// "UICollectionView#1", as in a trace.
    var text: String { world.registry.text(name) }
    var description: String { peek { $0.description } }

    // MARK: - Layout

    func setNeedsLayout() { peek { $0.setNeedsLayout() } }

    func layoutIfNeeded() { peek { $0.layoutIfNeeded() } }
}
