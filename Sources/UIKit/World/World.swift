/// The things that belong to one `Stage`, or to the code outside of stages: a clock, a behavior,
/// the names of views, and recorded events.
///
/// A view joins the world that is current when it is made, and later the world of its superview. So
/// two stages never share views or events, and a serial number in a stage never depends on earlier
/// stages.
@MainActor
package final class World {
    /// The world of code that runs outside of stages. It has the behavior of the newest iOS preset,
    /// and the main run loop drives it.
    package static let standard = {
        let screen = UIScreen(size: CGSize(width: 390, height: 844), scale: standardScreenScale)
        let world = World(behavior: .current, screen: screen)
        world.loop = MainLoop()
        return world
    }()

    /// The world of the code that runs now.
    ///
    /// OPTIMIZATION: the stored properties `running` and `turns` are private, because reading them
    /// then needs no exclusivity check at run time.
    package static var current: World { running }
    private static var running = standard

    package let behavior: Behavior
    // The properties of the behavior that views and layouts outside of the engine read. `LawTests`
    // keeps them from reading the behavior itself.
    var hasIndicatorsFromStart: Bool { behavior.hasIndicatorsFromStart }
    var fillsBackground: Bool { behavior.fillsBackground }
    var logsReplacedContent: Bool { behavior.logsReplacedContent }
    var namesInvalidItemSize: Bool { behavior.namesInvalidItemSize }
    var completesIdleDismissals: Bool { behavior.completesIdleDismissals }
    var describesLayoutInView: Bool { behavior.describesLayoutInView }
    var raisesOnLateRegistrations: Bool { behavior.raisesOnLateRegistrations }
    var reloadsUnanimated: Bool { behavior.reloadsUnanimated }
    var comparesIdentifierHashes: Bool { behavior.comparesIdentifierHashes }
    var averagesMeasuredSizes: Bool { behavior.averagesMeasuredSizes }
    var padsTableHeaders: Bool { behavior.padsTableHeaders }
    var raisesOnEmptyReload: Bool { behavior.raisesOnEmptyReload }
    var raisesOnSectionMovedToItself: Bool { behavior.raisesOnSectionMovedToItself }
    var raisesOnReloadInMovedSection: Bool { behavior.raisesOnReloadInMovedSection }
    var raisesOnSecondDequeue: Bool { behavior.raisesOnSecondDequeue }
    var scrollFailureNamesTable: Bool { behavior.scrollFailureNamesTable }
    var skipsFirstHeaderWithoutEstimate: Bool { behavior.skipsFirstHeaderWithoutEstimate }
    var asksForRowsBeforeSections: Bool { behavior.asksForRowsBeforeSections }
    var hasTallRows: Bool { behavior.hasTallRows }
    var estimatesTableRows: Bool { behavior.estimatesTableRows }
    var warnsAboutTablesOutsideWindows: Bool { behavior.warnsAboutTablesOutsideWindows }
    var tooLargeItemText: Behavior.TooLargeItemText { behavior.tooLargeItemText }
    // The properties that snapshots read. Snapshots can be edited on any queue. Off the main actor,
    // the properties are those of the newest preset.
    nonisolated static var raisesOnItemsOfUnknownSection: Bool { currentBehavior.raisesOnItemsOfUnknownSection }
    nonisolated static var listsKnownSections: Bool { currentBehavior.listsKnownSections }
    private nonisolated static var currentBehavior: Behavior {
        isReachable ? MainActor.assumeIsolated { current.behavior } : .current
    }
    package let screen: UIScreen
    /// The scale of the screen. Off the main actor, this is the scale of the screen of `standard`.
    nonisolated static var currentScreenScale: CGFloat {
        isReachable ? MainActor.assumeIsolated { current.screen.scale } : standardScreenScale
    }
    private nonisolated static let standardScreenScale: CGFloat = 3
    package let timeline = Timeline()
    package nonisolated let workElsewhere = WorkElsewhere()
    package internal(set) var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { knownTraits = nil }
    }
    package let viewNames = ViewNames()
    let imageNumbers = ImageNumbers()
    /// Whether a controller has added insets to a safe area in this world, or in another one from
    /// which a view has joined this world. Until then no view checks whether its safe area has
    /// changed.
    var hasSafeAreas = false

    /// The names of the warnings that UIKit writes only once and that were written.
    private var writtenWarnings: Set<String> = []

    /// Whether a warning that is written only once is written for the first time.
    func isFirstWarning(named name: String) -> Bool { writtenWarnings.insert(name).inserted }

    /// The number of objects of `UIAction` that were made in this world without an identifier.
    var unnamedActionCount = 0

    var layoutReentrancyLimit = ReentrancyLimit("a view lays itself out in its own layout")

    /// The number of turns (ticks) of the stage's clock so far.
    package var tick: Int { turns }
    private var turns = 0
    /// The record of this world's events; nil if events are not recorded. Without a tape an event
    /// costs one load and one branch.
    package let tape: EventTape?
    /// Receives failures so that they do not end the process; nil if no failures are collected.
    package var failureSink: ((Failure) -> Void)?
    /// Called before a failure ends the process. Returns text that is added to the failure's
    /// message.
    package var prepareForProcessEnd: (() -> String)?
    /// The name of the running activity, for the texts of failures: "performBatchUpdates", "layout
    /// pass".
    var activity = ""

    private var loop: MainLoop?
    private var windows: [WeakReference<UIWindow>] = []

    package init(behavior: Behavior, screen: UIScreen, tape: EventTape? = nil) {
        self.behavior = behavior
        self.screen = screen
        self.tape = tape
    }

    package func beginTick() { turns += 1 }

    /// Runs `body` as code of this world. Views that `body` makes belong to this world.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if World.current === self { return try body() }
        let outer = World.running
        World.running = self
        defer { World.running = outer }
        return try body()
    }

    /// The traits of this world's screen, which views inherit.
    var traits: UITraitCollection {
        if let knownTraits { return knownTraits }
        let traits = makeTraits()
        knownTraits = traits
        return traits
    }
    private var knownTraits: UITraitCollection?

    /// The traits that were set as `UITraitCollection.current`; nil if the traits of the world's
    /// screen are current.
    var overriddenCurrentTraits: UITraitCollection?
    /// Whether a trait of a view was overridden in this world, or whether a view with overridden
    /// traits has come from another world.
    var hasOverriddenTraits = false
    /// Whether the current traits may differ from those of a view.
    var traitsMayDiffer: Bool { hasOverriddenTraits || overriddenCurrentTraits != nil }

    /// Changes the size of the screen, and with it the size classes.
    func resizeScreen(to size: CGSize) {
        let oldTraits = knownTraits
        screen.resize(to: size)
        knownTraits = makeTraits()
        // OPTIMIZATION: equal traits keep their object, so that views compare it by identity.
        if let oldTraits, oldTraits.values == traits.values { knownTraits = oldTraits }
    }

    private func makeTraits() -> UITraitCollection {
        var values = TraitValues()
        values.displayScale = screen.scale
        values.userInterfaceIdiom = .phone
        values.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        values.horizontalSizeClass = screen.bounds.width >= 600 ? .regular : .compact
        values.verticalSizeClass = screen.bounds.height >= 400 ? .regular : .compact
        values.userInterfaceStyle = .light
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.activeAppearance = .active
        values.displayGamut = .P3
        values.forceTouchCapability = .unavailable
        values.legibilityWeight = .regular
        return UITraitCollection(values)
    }

    // MARK: - Windows and layout

    func add(_ window: UIWindow) {
        remove(window)
        windows = windows + [WeakReference(window)]
    }

    /// The windows that are still alive, oldest first.
    var allWindows: [UIWindow] { windows.compactMap(\.object) }

    func remove(_ window: UIWindow) {
        windows = windows.filter { $0.object != nil && $0.object !== window }
    }

    /// Schedules a turn of `World.standard`. Does nothing in a stage.
    ///
    /// - Parameter endsWaits: whether actions or motions wait for the turn. The next tick of a
    ///   stage then performs the turn too.
    func scheduleTurnIfNeeded(endingWaits endsWaits: Bool = false) {
        loop?.scheduleTurn(of: self, endingWaits: endsWaits)
    }

    /// Lays out every window that needs layout, oldest first, and returns whether anything was laid
    /// out.
    @discardableResult
    package func layOutWindowsIfNeeded() -> Bool {
        var worked = false
        run {
            for window in windows.compactMap(\.object) where window.hasPendingLayout {
                worked = true
                window.layOutTreeIfNeeded()
            }
        }
        return worked
    }

    package var hasPendingLayout: Bool {
        // OPTIMIZATION: the loop uses indices, because copying a weak reference is slow.
        for index in windows.indices where windows[index].object?.hasPendingLayout == true { return true }
        return false
    }
}

/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
