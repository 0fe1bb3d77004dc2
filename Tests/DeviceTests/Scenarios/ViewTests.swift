import UIKit
import XCTest

/// Text, stack views, buttons, the view hierarchy and lists.
final class ViewTests: ModelTestCase {
    private func values(_ name: String, _ body: @MainActor (Device) -> Void) {
        playScenario(name) { device in device.performStep("values") { body(device) } }
    }

    func testLineHeights() {
        values("line-heights") { device in
            for size in [12, 16, 17, 28, 58] as [CGFloat] {
                device.writeFact(
                    claim: "TEXT-01", question: "line height at \(Int(size))",
                    answer: UIFont.systemFont(ofSize: size).lineHeight)
            }
            for text in ["Just text", "This is a test string"] {
                let label = UILabel()
                label.text = text
                device.writeFact(
                    claim: "TEXT-02", question: "the width of \"\(text)\" in points",
                    answer: "\(Int(label.intrinsicContentSize.width.rounded()))")
            }
        }
    }

    func testDefaults() {
        values("defaults") { device in
            let label = UILabel()
            device.writeFact(
                claim: "VIEW-02", question: "a label's horizontal hugging",
                answer: "\(Int(label.contentHuggingPriority(for: .horizontal).rawValue))")
            device.writeFact(
                claim: "VIEW-02", question: "a label's vertical hugging",
                answer: "\(Int(label.contentHuggingPriority(for: .vertical).rawValue))")
            device.writeFact(
                claim: "VIEW-07", question: "the intrinsic size of UIButton()",
                answer: DeviceValueFormat.text(UIButton().intrinsicContentSize))
            device.writeFact(
                claim: "VIEW-08", question: "tintAdjustmentMode is normal",
                answer: UIView().tintAdjustmentMode == .normal)
        }
    }

    func testStacks() {
        values("stacks") { device in
            let views = (0..<3).map { _ in FixedView(width: 100) }
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .fillProportionally
            stack.spacing = 20
            stack.frame = CGRect(x: 0, y: 0, width: 400, height: 50)
            stack.layoutIfNeeded()
            let widths = views.map { DeviceValueFormat.text(($0.frame.width * 10).rounded() / 10) }.joined(
                separator: " ")
            device.writeFact(claim: "VIEW-06", question: "three of 100 with spacing 20 in 400", answer: widths)
        }
    }

    func testLeavingTheHierarchy() {
        shown("leaving", items: [12], prefetches: nil) { device in
            let told = TellingView(trace: device.trace)
            device.performStep("a view enters", claims: "VIEW-01") { device.window?.addSubview(told) }
            device.performStep("a view leaves", claims: "VIEW-01") { told.removeFromSuperview() }
        }
    }

    func testGroupedLists() {
        playScenario("inset-grouped") { device in
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
            let source = ListSource()
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            device.performStep("show", claims: "LIST-01 LIST-02") {
                window.addSubview(view)
                window.isHidden = false
                window.layoutIfNeeded()
            }
            let scale = window.screen.scale
            for section in 0..<2 {
                let frame = view.cellForItem(at: [section, 0])?.frame ?? .zero
                device.writeFact(
                    claim: "LIST-01", question: "the row of section \(section), scale \(Int(scale))",
                    answer: DeviceValueFormat.text(frame))
            }
            device.writeFact(
                claim: "LIST-01", question: "content height, scale \(Int(scale))", answer: view.contentSize.height)
            window.isHidden = true
        }
    }
}

/// A view with an intrinsic width.
private final class FixedView: UIView {
    private let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
}

/// A view that writes the callbacks of its hierarchy to the trace.
private final class TellingView: UIView {
    private let trace: DeviceTrace

    init(trace: DeviceTrace) {
        self.trace = trace
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        trace.writeLine("willMove(toSuperview: \(newSuperview == nil ? "nil" : "a view"))")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        trace.writeLine("willMove(toWindow: \(newWindow == nil ? "nil" : "a window"))")
    }

    override func didMoveToWindow() { trace.writeLine("didMoveToWindow") }

    override func didMoveToSuperview() { trace.writeLine("didMoveToSuperview") }
}

private final class ListSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}
