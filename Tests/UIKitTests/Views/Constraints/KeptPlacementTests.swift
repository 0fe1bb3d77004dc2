import Offscreen
import Testing

@testable import UIKit

@MainActor struct KeptPlacementTests {
    private let stage = Stage(width: 200, height: 300, scale: 2)

    /// Views with random constraints. Two screens with one seed are equal, and change equally.
    @MainActor
    private final class Screen {
        let root: UIView
        private(set) var views: [UIView] = []
        private(set) var labels: [UILabel] = []
        private(set) var constraints: [NSLayoutConstraint] = []
        private var random: SeededGenerator

        init(_ stage: Stage, seed: UInt64) {
            random = SeededGenerator(seed: seed)
            root = stage.run { UIView(frame: CGRect(0, 0, 200, 300)) }
            stage.window.addSubview(root)
            for number in 0..<4 {
                let view = stage.run { number % 2 == 0 ? UILabel() : UIView() }
                view.translatesAutoresizingMaskIntoConstraints = false
                (number == 3 ? views[1] : root).addSubview(view)
                views.append(view)
                guard let label = view as? UILabel else { continue }
                label.numberOfLines = 0
                labels.append(label)
            }
            changeText()
            for view in views {
                // Constraints on each of the four unknowns make the solution unique. Two of them
                // may contradict.
                for second: NSLayoutXAxisAnchor in [view.trailingAnchor, view.leadingAnchor] {
                    let parent = pick(views.filter { $0 !== view && !$0.isDescendant(of: view) } + [root])
                    let anchors = [
                        parent.leadingAnchor, parent.trailingAnchor, parent.centerXAnchor,
                        parent.layoutMarginsGuide.leadingAnchor,
                    ]
                    add((Bool.random(using: &random) ? view.leadingAnchor : second).constraint(equalTo: pick(anchors)))
                }
                let parent = pick(views.filter { $0 !== view && !$0.isDescendant(of: view) } + [root])
                add(view.topAnchor.constraint(greaterThanOrEqualTo: pick([parent.topAnchor, parent.bottomAnchor])))
                add(view.topAnchor.constraint(equalTo: root.topAnchor), [250, 251, 50].randomElement(using: &random)!)
                add(view.widthAnchor.constraint(equalToConstant: 60), pick([250, 740, 1000]))
                add(view.heightAnchor.constraint(equalToConstant: 30), pick([240, 760]))
            }
        }

        private func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

        private func add(_ constraint: NSLayoutConstraint, _ priority: Float = 1000) {
            constraint.priority = UILayoutPriority(priority)
            constraint.constant += CGFloat(Int.random(in: -6...20, using: &random))
            constraint.isActive = true
            constraints.append(constraint)
        }

        private func changeText() {
            let words = Int.random(in: 0...9, using: &random)
            pick(labels).text = String(repeating: "Some words ", count: words)
        }

        func change() {
            switch Int.random(in: 0..<14, using: &random) {
            case 0..<5: pick(constraints).constant += CGFloat(Int.random(in: -9...9, using: &random))
            case 5..<7: root.bounds.size.width = CGFloat(Int.random(in: 80...240, using: &random))
            case 7..<9: changeText()
            case 9: root.layoutMargins.left = CGFloat(Int.random(in: 0...30, using: &random))
            case 10: pick(constraints).isActive.toggle()
            case 11:
                pick(constraints.filter { $0.priority < .required }).priority = UILayoutPriority(pick([200, 600, 745]))
            case 12: pick(views).semanticContentAttribute = pick([.forceRightToLeft, .unspecified])
            default: pick(labels).numberOfLines = pick([0, 1, 2])
            }
        }

        func forgetEquations() {
            for view in views + [root] {
                view.constraintFacts?.placementSystem = nil
                view.constraintFacts?.sizingSystem = nil
            }
        }

        var answer: [String] {
            root.layoutIfNeeded()
            let size = root.systemLayoutSizeFitting(CGSize(150, 0))
            return views.map { "\($0.frame)" } + ["\(size)"]
        }
    }

    @Test(arguments: seeds(30, ordinarily: 8))
    func `After many random changes, equations kept from earlier layouts give the same places as new equations`(
        seed: UInt64
    ) {
        let (kept, fresh) = (Screen(stage, seed: seed), Screen(stage, seed: seed))
        for step in 0..<25 {
            fresh.forgetEquations()
            #expect(kept.answer == fresh.answer, "seed \(seed), step \(step)")
            kept.change()
            fresh.change()
        }
    }

    @Test func `A view hierarchy placed by constraints is deallocated after its removal, if nothing else retains it`() {
        weak var root: UIView?
        do {
            let screen = Screen(stage, seed: 1)
            _ = screen.answer
            root = screen.root
            screen.root.removeFromSuperview()
        }
        #expect(root == nil)
    }

    @Test
    func
        `After a change of their superview's width, fifty constrained views are placed without solving all equations again`()
    {
        let root = stage.run { UIView(frame: CGRect(0, 0, 200, 300)) }
        stage.window.addSubview(root)
        var views: [UIView] = []
        for _ in 0..<50 {
            let view = stage.run { UIView() }
            root.addSubview(view)
            view.constrain([.leading: 8, .trailing: -8], to: root)
            view.constrain([.height: 4])
            view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? root.topAnchor, constant: 2).isActive = true
            views.append(view)
        }
        root.layoutIfNeeded()
        let system = root.constraintFacts?.placementSystem
        #expect(system?.fullSolutionCount == 1)
        for width in [120, 180, 90] as [CGFloat] {
            root.bounds.size.width = width
            root.layoutIfNeeded()
            #expect(views.allSatisfy { $0.frame.width == width - 16 })
        }
        #expect(root.constraintFacts?.placementSystem === system)
        #expect(system?.fullSolutionCount == 1)
    }
}
