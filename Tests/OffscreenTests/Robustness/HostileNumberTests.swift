import Offscreen
import Testing
import UIKit

/// Infinite, NaN and huge numbers. They are used, limited or refused with UIKit's text, and the
/// stage settles afterwards.
@MainActor struct HostileNumberTests {
    nonisolated static let numbers: [CGFloat] = [
        .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e21, -1e21,
        9.3e18,
    ]
    private let stage = Stage(width: 120, height: 160)

    private func show(_ change: (HostileScreen) -> Void = { _ in }) -> HostileScreen {
        let screen = stage.run { HostileScreen() }
        stage.failures {
            change(screen)
            stage.show(screen.view)
        }
        return screen
    }

    private func scrollView(width: CGFloat = 100, on stage: Stage) -> UIScrollView {
        let view = stage.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        view.contentSize = CGSize(width: width, height: 1000)
        stage.show(view)
        return view
    }

    /// The constraints are of both axes and of all kinds.
    @Test(arguments: numbers)
    func `Constraints fail with infinite or NaN numbers but not with huge numbers, and the stage comes to rest`(
        number: CGFloat
    ) {
        let parent = stage.run { UIView() }
        let failures = stage.failures {
            stage.run {
                parent.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
                for priority in [UILayoutPriority.required, .defaultLow] {
                    let view = UIView()
                    parent.addSubview(view)
                    view.translatesAutoresizingMaskIntoConstraints = false
                    for constraint in [
                        view.widthAnchor.constraint(equalToConstant: number),
                        view.widthAnchor.constraint(lessThanOrEqualToConstant: -number),
                        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: number),
                        view.trailingAnchor.constraint(
                            equalTo: parent.layoutMarginsGuide.trailingAnchor, constant: -number),
                        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number, constant: 3),
                        view.heightAnchor.constraint(greaterThanOrEqualTo: parent.heightAnchor, multiplier: number),
                        view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
                        view.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor),
                    ] {
                        constraint.priority = priority
                        constraint.isActive = true
                    }
                }
            }
            stage.show(parent)
        }
        #expect(
            failures.map(\.text).filter {
                !$0.contains("is not finite!  That's illegal.") && !$0.contains("contains NaN")
            }.isEmpty)
        #expect(!failures.isEmpty == !number.isFinite)
        #expect(stage.isAtRest)
    }

    @Test func `A constraint's constant that is not finite is refused, and a constant that is too large is limited`() {
        let view = stage.run { UIView() }
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.show(view)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        let failures = stage.failures {
            width.constant = .infinity
            _ = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: .nan)
        }
        #expect(
            failures.map(\.text) == [
                """
                NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf \
                firstAnchor:UIView#1.width secondAnchor:(null)
                """,
                "Multiplier is not finite!  That's illegal.  multiplier:nan",
            ])
        #expect(width.constant == 30)
        stage.act("activate") {
            width.constant = .greatestFiniteMagnitude
            width.isActive = true
        }
        #expect(view.frame.width == 1e9)
        let logs = stage.recording.events.filter { $0.verb == .log }.map(\.text)
        #expect(
            logs.contains {
                $0.hasPrefix(
                    "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.")
            })
    }

    @Test(arguments: numbers)
    func `A view fitted into an infinite, NaN or huge size has a finite size that is not negative`(number: CGFloat) {
        let (outer, label) = stage.run { (UIView(), UILabel()) }
        label.text = "some words that wrap"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        let (plain, all) = (outer.systemLayoutSizeFitting(.zero), CGSize(width: number, height: number))
        // A size at the lowest priority has no effect.
        if number.isFinite || number > 0 { #expect(outer.systemLayoutSizeFitting(all) == plain) }
        for priority in [UILayoutPriority.fittingSizeLevel, .defaultHigh, .required] {
            let size = outer.systemLayoutSizeFitting(
                all, withHorizontalFittingPriority: priority, verticalFittingPriority: priority)
            #expect(size.width >= 0)
            #expect(size.height >= 0)
            #expect(size.width <= 1e9)
            #expect(size.height <= 1e9)
            _ = label.sizeThatFits(all)
        }
    }

    @Test(arguments: numbers)
    func `The stage settles with a grid whose inset, spacing, size, bounds or frame is infinite, NaN or huge`(
        number: CGFloat
    ) {
        let all = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        for change: (HostileScreen) -> Void in [
            { $0.layout.sectionInset = all }, { $0.layout.sectionInset.left = number },
            { $0.layout.minimumInteritemSpacing = number },
            { $0.view.layoutMargins = all }, { $0.view.contentInset = all },
            { $0.layout.headerReferenceSize.height = number },
            { $0.view.bounds.origin = CGPoint(x: number, y: number) },
            { $0.view.bounds.size = CGSize(width: number, height: number) },
            { $0.view.frame = CGRect(x: number, y: number, width: number, height: number) },
        ] {
            let before = show(change)
            let after = show()
            stage.failures {
                stage.act("change") { change(after) }
                stage.scroll(before.view, by: 30)
                stage.remove(before.view)
                stage.remove(after.view)
            }
            #expect(stage.isAtRest)
        }
    }

    @Test(arguments: numbers)
    func `Scrolling to a rectangle of infinite, NaN or huge numbers leaves a finite offset without a failure`(
        number: CGFloat
    ) {
        let screen = show()
        let failures = stage.failures {
            for rect in [
                CGRect(x: number, y: number, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: number),
                CGRect(x: -number, y: -number, width: number, height: number), .infinite, .null,
            ] {
                for animated in [false, true] {
                    stage.act("scroll") { screen.view.scrollRectToVisible(rect, animated: animated) }
                }
            }
        }
        #expect(failures.isEmpty)
        #expect(stage.isAtRest)
        #expect(screen.view.contentOffset.y.isFinite)
    }

    @Test(arguments: numbers)
    func `A drag or fling by infinite, NaN or huge numbers comes to rest in the content within 30 simulated seconds`(
        number: CGFloat
    ) {
        let view = scrollView(width: 1000, on: stage)
        let failures = stage.failures {
            for act: () -> Void in [
                { stage.drag(view, by: CGPoint(x: 0, y: number)) },
                {
                    if number < 0 || number != number {
                        stage.drag(view, by: CGPoint(x: 0, y: 7), seconds: Double(number))
                    }
                },
                { stage.fling(view, velocity: CGPoint(x: number, y: -number)) },
                {
                    view.isPagingEnabled = true
                    stage.fling(view, velocity: CGPoint(x: number, y: number))
                    view.isPagingEnabled = false
                },
                {
                    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
                    stage.fling(view, velocity: CGPoint(x: 300, y: 300))
                },
            ] {
                let start = stage.time
                act()
                #expect(stage.isAtRest)
                #expect(stage.time - start < 30)
                #expect((0...900).contains(view.contentOffset.x))
                #expect((0...900).contains(view.contentOffset.y))
            }
        }
        #expect(failures.isEmpty)
    }

    @Test func `A drag of infinite duration ends after a minute and moves the content by its distance`() {
        let quiet = Stage(width: 100, height: 100, records: false)
        let view = scrollView(on: quiet)
        quiet.drag(view, by: CGPoint(x: 0, y: 60), seconds: .infinity)
        #expect(abs(quiet.time - 60) < 1)
        #expect(quiet.isAtRest)
        #expect(abs(view.contentOffset.y - 60) < 1)
    }

    @Test func `The size of a page control is computed without a trap for the least and the greatest number of pages`()
    {
        let control = stage.run { UIPageControl() }
        #expect(control.size(forNumberOfPages: .min).width == 0)
        #expect(control.size(forNumberOfPages: .max).width > 1e20)
    }

    @Test
    func
        `Advancing a stage's clock by infinity, NaN or more than a million seconds fails, and the clock does not move`()
    {
        for seconds in [Double.infinity, .nan, 1_000_001] {
            let texts = stage.failureTexts { stage.advance(by: seconds) }
            #expect(texts.count == 1)
            #expect(
                texts.first?.hasPrefix("The stage does not advance by \(seconds) seconds (OffscreenTests/Host") == true)
            #expect(stage.time == 0)
        }
    }

    @Test func `A drag in a scroll view of infinite height without bounces leaves the offset at zero`() {
        let view = scrollView(on: stage)
        view.bounces = false
        let failures = stage.failures {
            view.bounds.size.height = .infinity
            stage.drag(view, by: CGPoint(x: 0, y: 10))
        }
        #expect(failures.map(\.text).isEmpty)
        #expect(view.contentOffset == .zero)
    }
}
