import Testing
import UIKit

@MainActor struct KeyValueObservingTests {
    /// Expects that an observer of a property is called once for a change, with the old and the new
    /// value, and not for an equal value or after the end of the observation.
    private func expectReports<View: UIView, Value: Equatable>(
        of path: ReferenceWritableKeyPath<View, Value>, in view: View, to new: Value
    ) {
        let old = view[keyPath: path]
        var reports: [[Value?]] = []
        let observation = view.observe(path, options: [.old, .new]) { observed, change in
            #expect(observed === view)
            #expect(observed[keyPath: path] == change.newValue)
            reports.append([change.oldValue, change.newValue])
        }
        view[keyPath: path] = new
        #expect(reports == [[old, new]], "\(path)")
        view[keyPath: path] = new
        #expect(reports == [[old, new]], "an equal value of \(path)")
        view[keyPath: path] = old
        #expect(reports == [[old, new], [new, old]], "back to the first value of \(path)")
        observation.invalidate()
        view[keyPath: path] = new
        #expect(reports.count == 2, "after the observation of \(path)")
    }

    @Test func `An observer of each property that can be observed is called once for a change`() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        expectReports(of: \.bounds, in: UIView(), to: rect)
        expectReports(of: \.frame, in: UIView(), to: rect)
        expectReports(of: \.center, in: UIView(), to: CGPoint(x: 3, y: 4))
        expectReports(of: \.alpha, in: UIView(), to: 0.5)
        expectReports(of: \.isHidden, in: UIView(), to: true)
        expectReports(of: \.contentOffset, in: UIScrollView(), to: CGPoint(x: 5, y: 6))
        expectReports(of: \.contentSize, in: UIScrollView(), to: CGSize(width: 7, height: 8))
        expectReports(of: \.bounds, in: UIScrollView(), to: CGRect(x: 0, y: 0, width: 30, height: 40))
        expectReports(of: \.text, in: UILabel(), to: "a")
        expectReports(of: \.font, in: UILabel(), to: .systemFont(ofSize: 30))
    }

    @Test func `An observer with the option initial is called at once, and again for a change that it makes itself`() {
        let view = UIView()
        var values: [CGFloat?] = []
        let observation = view.observe(\.alpha, options: [.initial, .new, .old]) { view, change in
            values += [change.oldValue, change.newValue]
            view.alpha = 0.5
        }
        #expect(values == [nil, 1, 1, 0.5])
        observation.invalidate()
    }

    @Test func `Several observers are called in the order in which they were added, each until its own end`() {
        let view = UIView()
        var calls: [Int] = []
        var observations = (0..<3).map { number in view.observe(\.alpha) { _, _ in calls.append(number) } }
        view.alpha = 0.5
        observations.remove(at: 1)
        view.alpha = 1
        #expect(calls == [0, 1, 2, 0, 2])
        for observation in observations { observation.invalidate() }
        view.alpha = 0.5
        #expect(calls.count == 5)
    }
}
