import Offscreen
import Testing

@testable import UIKit

@MainActor struct TraitTests {
    private let stage = Stage(width: 300, height: 500, scale: 2)

    /// A collection for each trait, which sets that trait alone.
    private let single: [UITraitCollection] = [
        UITraitCollection { $0.displayScale = 3 }, UITraitCollection { $0.layoutDirection = .rightToLeft },
        UITraitCollection { $0.userInterfaceIdiom = .pad }, UITraitCollection { $0.horizontalSizeClass = .regular },
        UITraitCollection { $0.verticalSizeClass = .compact }, UITraitCollection { $0.userInterfaceStyle = .dark },
        UITraitCollection { $0.preferredContentSizeCategory = .small },
        UITraitCollection { $0.accessibilityContrast = .high },
        UITraitCollection { $0.activeAppearance = .active }, UITraitCollection { $0.displayGamut = .P3 },
        UITraitCollection { $0.forceTouchCapability = .available }, UITraitCollection { $0.legibilityWeight = .bold },
    ]

    private static func words(_ t: UITraitCollection) -> [String] {
        [
            "\(t.displayScale)", "\(t.layoutDirection)", "\(t.userInterfaceIdiom)", "\(t.horizontalSizeClass)",
            "\(t.verticalSizeClass)",
            "\(t.userInterfaceStyle)", t.preferredContentSizeCategory.rawValue, "\(t.accessibilityContrast)",
            "\(t.activeAppearance)",
            "\(t.displayGamut)", "\(t.forceTouchCapability)", "\(t.legibilityWeight)",
        ]
    }

    @Test func `A trait collection that sets one trait leaves the others unspecified`() {
        let nothing = Self.words(UITraitCollection())
        #expect(
            nothing == [
                "0.0", "unspecified", "unspecified", "unspecified", "unspecified", "unspecified",
                "_UICTContentSizeCategoryUnspecified",
                "unspecified", "unspecified", "unspecified", "unknown", "unspecified",
            ])
        for (index, traits) in single.enumerated() {
            let words = Self.words(traits)
            for other in words.indices { #expect((words[other] != nothing[other]) == (other == index), "\(words)") }
        }
    }

    @Test func `Trait collections are merged, compared and tested for containment trait by trait`() {
        let all = UITraitCollection(traitsFrom: single)
        for (index, traits) in single.enumerated() {
            let others = UITraitCollection(traitsFrom: single.indices.filter { $0 != index }.map { single[$0] })
            #expect(Self.words(all)[index] == Self.words(traits)[index])
            #expect(all.containsTraits(in: traits))
            #expect(!others.containsTraits(in: traits))
            #expect(all.containsTraits(in: others))
            #expect(all != others)
            #expect(all == UITraitCollection(traitsFrom: [others, traits]))
            #expect(all.hash == UITraitCollection(traitsFrom: [traits, others]).hash)
            #expect(!traits.isEqual(NSObject()))
            #expect(traits.copy() as? UITraitCollection === traits)
            // Colours depend on idiom, style, contrast and gamut.
            #expect(all.hasDifferentColorAppearance(comparedTo: others) == [2, 5, 7, 9].contains(index))
        }
        #expect(Set(single.map(\.hash)).count == single.count, "hashes tell the collections apart")
        #expect(all.containsTraits(in: nil))
        #expect(all.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!all.hasDifferentColorAppearance(comparedTo: all))
        for (made, index) in [
            (UITraitCollection(displayScale: 3), 0), (UITraitCollection(layoutDirection: .rightToLeft), 1),
            (UITraitCollection(userInterfaceIdiom: .pad), 2), (UITraitCollection(horizontalSizeClass: .regular), 3),
            (UITraitCollection(verticalSizeClass: .compact), 4), (UITraitCollection(userInterfaceStyle: .dark), 5),
            (UITraitCollection(preferredContentSizeCategory: .small), 6),
        ] { #expect(made == single[index]) }
    }

    @Test func `An archive of traits stores scale, direction, idiom, size classes and style`() throws {
        #expect(UITraitCollection.supportsSecureCoding)
        for traits in single[..<6] + [UITraitCollection(traitsFrom: Array(single[..<6])), UITraitCollection()] {
            let reader = try NSKeyedUnarchiver.reading { traits.encode(with: $0) }
            #expect(UITraitCollection(coder: reader) == traits)
        }
    }

    @Test func `Current traits last until they are set again, or until performAsCurrent ends`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        stage.run {
            let own = UITraitCollection.current
            // Traits that are set in the closure last until the closure ends.
            own.performAsCurrent {
                UITraitCollection.current = dark
                #expect(UITraitCollection.current === dark)
                single[0].performAsCurrent { #expect(UITraitCollection.current === single[0]) }
                #expect(UITraitCollection.current === dark)
            }
            #expect(UITraitCollection.current !== dark)
        }
    }

    @Test(
        arguments: [
            (599, 399, "compact", "compact"), (600, 400, "regular", "regular"), (600, 399, "regular", "compact"),
        ]
            as [(CGFloat, CGFloat, String, String)])
    func `The traits of a stage follow the stage's size, scale and layout direction`(
        width: CGFloat, height: CGFloat, across: String, down: String
    ) {
        let stage = Stage(width: width, height: height, scale: 3)
        stage.layoutDirection = .rightToLeft
        let words = Self.words(stage.window.traitCollection)
        #expect(
            words == [
                "3.0", "rightToLeft", "phone", across, down, "light", "UICTContentSizeCategoryL", "normal", "active",
                "P3", "unavailable",
                "regular",
            ])
        stage.layoutDirection = .leftToRight
        #expect(stage.window.traitCollection.layoutDirection == .leftToRight)
    }

    @Test func `Another direction of the stage mirrors the views on screen, and is reported to them`() {
        final class DirectionRecorder: UIView {
            var told: [UITraitEnvironmentLayoutDirection?] = []
            override func traitCollectionDidChange(_ old: UITraitCollection?) { told.append(old?.layoutDirection) }
        }
        final class MirroringLayout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = MirroringLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let (root, placed) = (DirectionRecorder(), UIView())
        let source = PlainSource([1])
        let list = stage.run { UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout) }
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        placed.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(placed)
        root.addSubview(list)
        NSLayoutConstraint.activate([
            placed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            placed.widthAnchor.constraint(equalToConstant: 50),
        ])
        stage.show(root)
        var places: [CGFloat?] { [placed.frame.minX, list.cellForItem(at: [0, 0])?.frame.minX] }
        #expect(places == [20, 0])
        stage.act("right to left") { stage.layoutDirection = .rightToLeft }
        #expect(places == [230, 200])
        stage.act("left to right") { stage.layoutDirection = .leftToRight }
        #expect(places == [20, 0])
        #expect(root.told == [.leftToRight, .rightToLeft])
        stage.act("only the view") { placed.semanticContentAttribute = .forceRightToLeft }
        #expect(placed.frame.maxX == -20, "its leading edge is its right edge, and distances are measured to the left")
    }

    @Test func `A view with another direction is placed again by constraints of a view above its superview`() {
        let stage = Stage(width: 300, height: 200)
        let root = UIView()
        let (middle, placed) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
        placed.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(middle)
        middle.addSubview(placed)
        NSLayoutConstraint.activate([
            placed.leadingAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            placed.widthAnchor.constraint(equalToConstant: 50),
        ])
        stage.show(root)
        let before = placed.frame
        stage.act("right to left") { placed.semanticContentAttribute = .forceRightToLeft }
        #expect(placed.frame != before)
        let after = placed.frame
        stage.act("back") { placed.semanticContentAttribute = .forceLeftToRight }
        #expect(placed.frame == before)
        stage.act("once more") { placed.semanticContentAttribute = .forceRightToLeft }
        #expect(placed.frame == after)
    }

    @Test func `Size classes follow a change of the stage's size`() {
        let (stage, view) = (Stage(width: 390, height: 844), UIView())
        stage.show(view)
        func expectClasses(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
            for traits in stage.run({
                [view.traitCollection, UIScreen.main.traitCollection, UITraitCollection.current]
            }) {
                #expect(traits.horizontalSizeClass == width)
                #expect(traits.verticalSizeClass == height)
            }
        }
        expectClasses(.compact, .regular)
        stage.resize(width: 844, height: 390)
        expectClasses(.regular, .compact)
        stage.resize(width: 390, height: 844, duration: 0.3)
        expectClasses(.compact, .regular)
    }

    @Test func `Views and controllers whose traits change receive the previous traits [VIEW-21]`() {
        final class TraitRecorder: UIView {
            var tell: (String) -> Void = { _ in }
            override func traitCollectionDidChange(_ old: UITraitCollection?) {
                tell("\(tag): \(words(old)) to \(words(traitCollection))")
            }
        }
        final class Controller: UIViewController {
            var tell: (String) -> Void = { _ in }
            override func traitCollectionDidChange(_ old: UITraitCollection?) {
                tell("controller: \(words(old)) to \(words(traitCollection))")
            }
        }
        func words(_ traits: UITraitCollection?) -> String {
            guard let traits else { return "nothing" }
            let isWide = traits.horizontalSizeClass == .regular
            return (isWide ? "wide" : "narrow") + (traits.userInterfaceStyle == .dark ? " dark" : "")
        }
        var told: [String] = []
        let (stage, controller) = (Stage(width: 390, height: 844), Controller())
        let (outer, inner, dark) = (TraitRecorder(), TraitRecorder(), TraitRecorder())
        for (number, view) in [outer, inner, dark].enumerated() {
            view.tag = number
            view.tell = { told.append($0) }
        }
        controller.tell = { told.append($0) }
        outer.addSubview(inner)
        outer.addSubview(dark)
        dark.overrideUserInterfaceStyle = .dark
        #expect(told == ["2: narrow to narrow dark"])
        told = []
        controller.view = outer
        stage.show(controller)
        #expect(told.isEmpty)
        stage.resize(width: 300, height: 844)
        #expect(told.isEmpty, "another size of the same class")
        stage.resize(width: 844, height: 390)
        #expect(
            told == [
                "controller: narrow to wide", "0: narrow to wide", "1: narrow to wide", "2: narrow dark to wide dark",
            ])
        told = []
        stage.run { outer.overrideUserInterfaceStyle = .dark }
        #expect(told == ["controller: wide to wide dark", "0: wide to wide dark", "1: wide to wide dark"])
    }

    @Test
    func
        `During the layout of a view, the view's traits are the current traits, also of a view made before the stage [VIEW-20]`()
    {
        final class StyleRecorder: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        let dark = StyleRecorder()
        dark.overrideUserInterfaceStyle = .dark
        let stage = Stage(width: 100, height: 100)
        let light = stage.run { StyleRecorder() }
        stage.run {
            stage.window.addSubview(light)
            light.addSubview(dark)
        }
        stage.settle()
        #expect(dark.seen == [.dark])
        #expect(light.seen == [.light])
        stage.run {
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            light.setNeedsLayout()
            light.layoutIfNeeded()
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(light.seen == [.light, .light])
        #expect(Stage(width: 1, height: 1).run { UITraitCollection.current.userInterfaceStyle } == .light)
    }

    @Test func `Each thread has its own current traits [VIEW-20]`() async {
        let styles = await Task.detached {
            let before = UITraitCollection.current.userInterfaceStyle
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            defer { UITraitCollection.current = UITraitCollection() }
            return [before, UITraitCollection.current.userInterfaceStyle]
        }.value
        #expect(styles == [.unspecified, .dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func `Enumerations of traits, windows and orientations have UIKit's raw values`() {
        expectRawValues([0, 1], of: UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft)
        expectRawValues([-1, 0, 1], of: UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft)
        expectRawValues(
            [0, 1, 2, 3, 4], of: UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
            .forceRightToLeft)
        expectRawValues(
            [-1, 0, 1, 2, 3, 5, 6], of: UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision)
        expectRawValues([0, 1, 2], of: UIUserInterfaceSizeClass.unspecified, .compact, .regular)
        expectRawValues([0, 1, 2], of: UIUserInterfaceStyle.unspecified, .light, .dark)
        expectRawValues([-1, 0, 1], of: UIAccessibilityContrast.unspecified, .normal, .high)
        expectRawValues([-1, 0, 1], of: UIUserInterfaceActiveAppearance.unspecified, .inactive, .active)
        expectRawValues([-1, 0, 1], of: UIDisplayGamut.unspecified, .SRGB, .P3)
        expectRawValues([0, 1, 2], of: UIForceTouchCapability.unknown, .unavailable, .available)
        expectRawValues([-1, 0, 1], of: UILegibilityWeight.unspecified, .regular, .bold)
        expectRawValues([0, 1, 2], of: UIApplication.State.active, .inactive, .background)
        expectRawValues([0, 1000, 2000], of: UIWindow.Level.normal, .statusBar, .alert)
        #expect(UIWindow.Level(5) == UIWindow.Level(rawValue: 5))
        expectRawValues(
            [2, 4, 8, 16, 24, 30, 26], of: UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight,
            .landscapeLeft,
            .landscape, .all, .allButUpsideDown)
    }

    @Test
    func
        `Device orientations are classified as in UIKit, and in landscape the interface orientation is opposite to the device's`()
    {
        let device: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        func indices(_ isTrue: (UIDeviceOrientation) -> Bool) -> [Int] { device.indices.filter { isTrue(device[$0]) } }
        #expect(device.map(\.rawValue) == Array(0...6))
        #expect(indices(\.isPortrait) == [1, 2])
        #expect(indices(\.isLandscape) == [3, 4])
        #expect(indices(\.isFlat) == [5, 6])
        #expect(indices(\.isValidInterfaceOrientation) == [1, 2, 3, 4])
        let interface: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        ]
        #expect(interface.map(\.rawValue) == Array(0...4))
        #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
        #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
        for (width, height, turned, bar) in [
            (100, 200, .portrait, .portrait), (200, 100, .landscapeLeft, .landscapeRight),
            (100, 100, .portrait, .portrait),
        ] as [(CGFloat, CGFloat, UIDeviceOrientation, UIInterfaceOrientation)] {
            Stage(width: width, height: height).run {
                #expect(UIDevice.current.orientation == turned)
                #expect(UIApplication.shared.statusBarOrientation == bar)
                #expect(UIWindowScene().interfaceOrientation == bar)
            }
        }
    }

    @Test func `isAccessibilityCategory is true only for the five content size categories of accessibility`() {
        let small: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        ]
        let large: [UIContentSizeCategory] = [
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
        #expect(small.map(\.rawValue) == names.map { "UICTContentSizeCategory" + $0 })
        #expect(large.map(\.rawValue) == names[2...].map { "UICTContentSizeCategoryAccessibility" + $0 })
        let all: [UIContentSizeCategory] = [.unspecified] + small + large
        #expect(all.filter(\.isAccessibilityCategory) == large)
    }

    @Test func `The device, the app and the screen have the values of a phone`() {
        stage.run {
            let device = UIDevice.current
            #expect(
                [device.name, device.model, device.localizedModel, device.systemName, device.systemVersion] == [
                    "iPhone", "iPhone", "iPhone", "iOS", "18.0",
                ])
            #expect(Stage(width: 1, height: 1, behavior: .iOS16).run { UIDevice.current.systemVersion } == "16.4")
            #expect(device === UIDevice.current)
            #expect(UIApplication.shared === UIApplication.shared)
            #expect(UIApplication.shared.statusBarFrame == .zero)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
            expectStored(UIApplication.shared, .value(\.isIdleTimerDisabled, false, true))
            let screen = UIScreen.main
            #expect(screen.scale == 2)
            #expect(screen.nativeScale == 2)
            #expect(screen.bounds == CGRect(0, 0, 300, 500))
            #expect(screen.nativeBounds == CGRect(0, 0, 600, 1000))
            #expect(screen.maximumFramesPerSecond == 60)
            #expect(UIScreen.screens == [screen])
            #expect(stage.window.screen === screen)
            #expect(UIWindowScene().screen === screen)
        }
        #expect(
            [
                UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.willResignActiveNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIDevice.orientationDidChangeNotification,
            ].map(\.rawValue) == [
                "UIApplicationDidBecomeActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                "UIApplicationWillEnterForegroundNotification", "UIApplicationWillResignActiveNotification",
                "UIApplicationDidReceiveMemoryWarningNotification", "UIDeviceOrientationDidChangeNotification",
            ])
    }

    @Test func `Windows are listed oldest first, and the window made key last is the key window`() {
        stage.run {
            let scene = UIWindowScene()
            let (one, other) = (UIWindow(frame: CGRect(1, 2, 3, 4)), UIWindow(windowScene: scene))
            #expect(UIApplication.shared.windows == [stage.window, one, other])
            #expect(scene.windows == [stage.window, one, other])
            #expect(one.isHidden)
            #expect(!stage.window.isHidden)
            #expect(one.frame == CGRect(1, 2, 3, 4))
            #expect(one.window === one)
            #expect(other.windowScene === scene)
            #expect(one.windowScene == nil)
            #expect(!one.isKeyWindow)
            #expect(other.frame == UIScreen.main.bounds)
            one.makeKey()
            #expect(one.isHidden)
            #expect(one.isKeyWindow)
            #expect(UIApplication.shared.keyWindow === one)
            other.makeKeyAndVisible()
            #expect(!other.isHidden)
            #expect(UIApplication.shared.keyWindow === other)
            #expect(!one.isKeyWindow)
            one.makeKey()
            #expect(UIApplication.shared.keyWindow === one)
            #expect(!other.isKeyWindow)
            expectStored(one, .value(\.windowLevel, .normal, .alert))
        }
    }

    @Test func `The view of a root controller fills its window, and is removed when another controller is set`() {
        let (first, second) = stage.run {
            (RecordingController("first", CallLog()), RecordingController("second", CallLog()))
        }
        stage.show(first)
        #expect(first.view.superview === stage.window)
        #expect(first.view.frame == stage.window.bounds)
        _ = first.callLog.read()
        let cover = UIView()
        stage.show(cover)
        stage.show(first)
        #expect(first.callLog.read().isEmpty)
        #expect(stage.window.subviews == [first.view, cover])
        stage.show(second)
        #expect(first.view.superview == nil)
        #expect(second.view.superview === stage.window)
        stage.act("none") { stage.window.rootViewController = nil }
        #expect(second.view.superview == nil)
        #expect(stage.window.subviews == [cover])
    }

    @Test func `By default, subviews of a dark view are dark, and a dynamic colour is resolved by the current traits`()
    {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.show(outer)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        for (style, resolved) in [(.light, .black), (.dark, .white)] as [(UIUserInterfaceStyle, UIColor)] {
            if style == .dark { outer.overrideUserInterfaceStyle = .dark }
            let traits = inner.traitCollection
            var white: CGFloat = -1
            stage.run { traits.performAsCurrent { color.getWhite(&white, alpha: nil) } }
            #expect(traits.userInterfaceStyle == style)
            #expect(color.resolvedColor(with: traits) == resolved)
            #expect(UIColor(white: white, alpha: 1) == resolved)
        }
    }
}
