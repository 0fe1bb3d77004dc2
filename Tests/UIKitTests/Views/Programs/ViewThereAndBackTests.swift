import Offscreen
import Testing
import TextDigests
import UIKit

/// Properties of views that are changed and changed back, alone and in pairs. Afterwards everything
/// public about the views must be as before.
@MainActor struct ViewThereAndBackTests {
    /// A change of a screen; with `false` the change back.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let set: @MainActor @Sendable (Stage, ViewScreen, _ isOther: Bool) -> Void

        init(_ name: String, _ set: @escaping @MainActor @Sendable (Stage, ViewScreen, _ isOther: Bool) -> Void) {
            testDescription = name
            self.set = set
        }
    }

    nonisolated private static func change(
        _ name: String, _ set: @escaping @MainActor @Sendable (ViewScreen, _ isOther: Bool) -> Void
    ) -> Change {
        Change(name) { stage, screen, isOther in stage.act(name) { set(screen, isOther) } }
    }

    nonisolated private static let views: [Change] = [
        change("alpha") { $0.plain.alpha = $1 ? 0.3 : 1 },
        change("hidden") { $0.plain.isHidden = $1 },
        change("hidden in a stack") { $0.words[0].isHidden = $1 },
        change("transform") { $0.inner.transform = $1 ? .init(scaleX: 2, y: 3) : .identity },
        change("frame") { $0.label.frame = CGRect(x: 10, y: 10, width: $1 ? 50 : 120, height: 24) },
        change("bounds") { $0.plain.bounds.origin.y = $1 ? 9 : 0 },
        change("center") { $0.plain.center.x = $1 ? 90 : 200 },
        change("z") { $0.plain.layer.zPosition = $1 ? 4 : 0 },
        change("corners") { $0.plain.layer.cornerRadius = $1 ? 4 : 0 },
        change("color") { $0.plain.backgroundColor = $1 ? .red : nil },
        change("tint") { $0.plain.tintColor = $1 ? .green : nil },
        change("clipping") { $0.plain.clipsToBounds = $1 },
        change("interaction") { $0.plain.isUserInteractionEnabled = !$1 },
        change("direction") { $0.stack.semanticContentAttribute = $1 ? .forceRightToLeft : .unspecified },
        change("style") { $0.plain.overrideUserInterfaceStyle = $1 ? .dark : .unspecified },
        change("style of the controller") { $0.controller.overrideUserInterfaceStyle = $1 ? .dark : .unspecified },
        change("safe area") { $0.controller.additionalSafeAreaInsets.bottom = $1 ? 30 : 0 },
        change("front") { screen, isOther in
            if isOther {
                screen.controller.view.bringSubviewToFront(screen.label)
            } else {
                screen.controller.view.sendSubviewToBack(screen.label)
            }
        },
        change("removed") { screen, isOther in
            if isOther { screen.inner.removeFromSuperview() } else { screen.plain.addSubview(screen.inner) }
        },
        change("recognizer") { screen, isOther in
            if isOther {
                screen.plain.removeGestureRecognizer(screen.recognizers[2])
            } else {
                screen.plain.addGestureRecognizer(screen.recognizers[2])
            }
        },
    ]

    nonisolated private static let layout: [Change] = [
        change("axis") { $0.innerStack.axis = $1 ? .vertical : .horizontal },
        change("distribution") { $0.innerStack.distribution = $1 ? .fillEqually : .fill },
        change("alignment") { $0.stack.alignment = $1 ? .center : .fill },
        change("spacing") { $0.stack.spacing = $1 ? 20 : 4 },
        change("custom spacing") {
            $0.stack.setCustomSpacing($1 ? 30 : UIStackView.spacingUseDefault, after: $0.words[0])
        },
        change("margins of a stack") { $0.stack.isLayoutMarginsRelativeArrangement = $1 },
        change("constant") { $0.constraints[2].constant = $1 ? 40 : 8 },
        change("priority") { $0.constraints[11].priority = $1 ? .defaultHigh : .defaultLow },
        change("active") { $0.constraints[11].isActive = !$1 },
        change("hugging") { $0.words[1].setContentHuggingPriority($1 ? .defaultHigh : .defaultLow, for: .horizontal) },
        change("text") { $0.words[2].text = $1 ? "short" : "three longer words in a row" },
        change("lines") { $0.words[2].numberOfLines = $1 ? 1 : 2 },
        change("font") { $0.words[1].font = .systemFont(ofSize: $1 ? 30 : 17) },
        change("title") { $0.button.setTitle($1 ? "Another title" : "Press", for: .normal) },
        change("title of a configuration") { $0.configured.configuration?.title = $1 ? "Save all of it" : "Save" },
        change("image placement") { $0.configured.configuration?.imagePlacement = $1 ? .top : .leading },
        change("enabled") { $0.configured.isEnabled = !$1 },
        change("selected") { $0.button.isSelected = $1 },
        change("image") { $0.image.image = $1 ? nil : UIImage(systemName: "star") },
        change("indicator") { $1 ? $0.indicator.startAnimating() : $0.indicator.stopAnimating() },
    ]

    nonisolated private static let scrolling: [Change] = [
        change("inset") { $0.scroll.contentInset.bottom = $1 ? 30 : 0 },
        change("content size") { $0.scroll.contentSize.height = $1 ? 700 : 400 },
        change("paging") { $0.scroll.isPagingEnabled = $1 },
        change("adjustment") { $0.scroll.contentInsetAdjustmentBehavior = $1 ? .never : .automatic },
        change("bounces") { $0.scroll.bounces = !$1 },
        change("switch") { $0.widgets.toggle.isOn = $1 },
        change("slider") { $0.widgets.slider.value = $1 ? 0.5 : 0 },
        change("segment") { $0.widgets.segments.selectedSegmentIndex = $1 ? 1 : UISegmentedControl.noSegment },
        change("pages") { $0.widgets.pages.numberOfPages = $1 ? 7 : 4 },
        change("editing") { screen, isOther in
            if isOther {
                _ = screen.widgets.field.becomeFirstResponder()
            } else {
                _ = screen.widgets.field.resignFirstResponder()
            }
        },
        change("presented") { screen, isOther in
            if isOther {
                screen.controller.present(RecordingController("sheet", screen.callLog), animated: true)
            } else {
                screen.controller.dismiss(animated: true)
            }
        },
        Change("size of the stage") { stage, _, _ in stage.rotate() },
        Change("direction of the stage") { stage, _, isOther in
            stage.act("direction") { stage.layoutDirection = isOther ? .rightToLeft : .leftToRight }
        },
    ]

    nonisolated private static let changes = views + layout + scrolling

    @Test(arguments: changes)
    func `A property of a view that is changed and changed back leaves all views as before`(change: Change) {
        expectNoDifference(after: [change])
    }

    @Test func `Two properties that are changed and changed back leave the views as before, on many screens`() {
        let step = TextDigests.areComplete ? 7 : 71
        let changes = Self.changes
        let pairs = changes.indices.flatMap { first in changes.indices.map { (first, $0) } }
        for index in stride(from: 0, to: pairs.count, by: step) where pairs[index].0 != pairs[index].1 {
            expectNoDifference(after: [changes[pairs[index].0], changes[pairs[index].1]])
        }
    }

    /// Makes changes, and undoes them in the reverse order.
    private func expectNoDifference(after changes: [Change]) {
        let stage = Stage(width: 320, height: 480, records: false)
        let screen = stage.run { ViewScreen() }
        // Without it the width of the stack is ambiguous, and may keep a value.
        let width = stage.run { screen.stack.widthAnchor.constraint(equalToConstant: 280) }
        stage.run { width.isActive = true }
        stage.show(screen.controller)
        let before = stage.run { ViewState(of: screen, in: stage.window) }
        for change in changes { change.set(stage, screen, true) }
        for change in changes.reversed() { change.set(stage, screen, false) }
        stage.settle()
        let after = stage.run { ViewState(of: screen, in: stage.window) }
        #expect(after.differences(from: before) == [], "\(changes.map(\.testDescription))")
    }
}
