import Offscreen
import Testing

@testable import UIKit

@MainActor struct PlacementTests {
    private let stage = Stage(width: 200, height: 100, scale: 1)

    private func block(_ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> Block {
        let block = stage.run { Block(CGSize(width, height)) }
        block.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? stage.window).addSubview(block)
        return block
    }

    @Test func `A view that has no constraints and does not translate its autoresizing mask has its intrinsic size`() {
        let (before, after) = (block(30, 20), stage.run { Block(CGSize(40, 10)) })
        after.frame = CGRect(5, 6, 7, 8)
        stage.act("add") { stage.window.addSubview(after) }
        #expect(before.frame.size == CGSize(30, 20))
        #expect(after.frame == CGRect(5, 6, 7, 8))
        stage.act("free") { after.translatesAutoresizingMaskIntoConstraints = false }
        #expect(after.frame.size == CGSize(40, 10))
        stage.act("grow") { before.natural.width = 33 }
        #expect(before.frame.size == CGSize(33, 20))
    }

    @Test(arguments: [true, false])
    func `A view with a constraint on its own guide keeps its size when views inside it are placed`(isLate: Bool) {
        let (outer, leaf) = (block(0, 0), stage.run { UIView() })
        let inner = stage.run { UIView(frame: CGRect(10, 10, 50, 50)) }
        leaf.translatesAutoresizingMaskIntoConstraints = false
        stage.act("add") {
            outer.natural = CGSize(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
            outer.addSubview(inner)
            inner.addSubview(leaf)
            leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
            outer.constrain([.left: 0, .top: 0, .bottom: 0], to: stage.window)
        }
        let right = outer.layoutMarginsGuide.rightAnchor.constraint(equalTo: stage.window.rightAnchor)
        if isLate { stage.act("place inside") { inner.setNeedsLayout() } }
        stage.act("add the last constraint") {
            right.isActive = true
            inner.setNeedsLayout()
        }
        #expect(outer.frame == CGRect(0, 0, 208, 100))
        stage.act("place inside again") { leaf.setNeedsLayout() }
        #expect(outer.frame == CGRect(0, 0, 208, 100))
    }

    @Test func `A constraint on the width of a scroll view does not determine the size of its content`() {
        let scroll = stage.run { UIScrollView(frame: CGRect(0, 0, 100, 50)) }
        stage.window.addSubview(scroll)
        scroll.contentSize = CGSize(300, 400)
        let inner = block(30, 20, in: scroll)
        stage.act("tie") { inner.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true }
        #expect(scroll.contentSize == CGSize(300, 400))
        #expect(inner.frame.width == 100)
    }

    @Test(arguments: [true, false])
    func `The content size of a table view does not come from the constraints of its header view`(atEdge: Bool) {
        final class Rows: UITableViewController {
            let header = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                header.text = "None"
                header.translatesAutoresizingMaskIntoConstraints = false
                tableView.tableHeaderView = header
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = Stage(width: 390, height: 844)
        let rows = stage.run { Rows(style: .plain) }
        stage.run {
            rows.loadViewIfNeeded()
            let header = rows.header
            header.widthAnchor.constraint(equalTo: rows.tableView.widthAnchor).isActive = true
            if atEdge { header.topAnchor.constraint(equalTo: rows.tableView.topAnchor).isActive = true }
        }
        stage.show(rows)
        #expect(rows.tableView.contentSize.height >= 30 * 44)
        stage.rotate()
        #expect(rows.tableView.contentSize.height >= 30 * 44)
        #expect(rows.tableView.contentSize.width == 844)
    }

    @Test func `A hidden view with a length of its own has no length in a stack view [VIEW-14]`() {
        let (icon, other) = (block(30, 30), block(40, 10))
        let stack = stage.run { UIStackView(arrangedSubviews: [icon, other]) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.act("add") {
            stage.window.addSubview(stack)
            icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
            icon.isHidden = true
        }
        #expect(icon.frame.width == 0)
        #expect(other.frame.minX == 0)
        #expect(stack.frame.width == 40)
    }

    @Test
    func `A second layout with unchanged sizes and constraints does not ask constrained views for their sizes again`() {
        let host = stage.run { UIView(frame: CGRect(0, 0, 100, 50)) }
        stage.window.addSubview(host)
        let inner = block(30, 20, in: host)
        stage.act("tie") { inner.constrain([.left: 0], to: host) }
        let asked = inner.sizeRequests
        stage.act("layout again") { host.setNeedsLayout() }
        #expect(inner.sizeRequests == asked)
        stage.act("resize") { host.bounds.size.width = 90 }
        #expect(inner.sizeRequests > asked)
    }

    @Test
    func
        `Views constrained to a scroll view's frameLayoutGuide or contentLayoutGuide are not measured again during a scroll`()
    {
        let scroll = stage.run { UIScrollView(frame: CGRect(10, 10, 50, 50)) }
        scroll.contentSize = CGSize(500, 500)
        stage.window.addSubview(scroll)
        let (badge, inner) = (block(30, 20), block(8, 9, in: scroll))
        stage.act("tie") {
            badge.constrain([.left: 0, .top: 0], to: scroll.frameLayoutGuide)
            inner.constrain([.left: 4], to: scroll.contentLayoutGuide)
        }
        #expect(badge.frame.origin == CGPoint(10, 10))
        let (badgeRequests, innerRequests) = (badge.sizeRequests, inner.sizeRequests)
        stage.scroll(scroll, to: CGPoint(20, 30))
        #expect(badge.sizeRequests == badgeRequests)
        #expect(inner.sizeRequests == innerRequests)
        #expect(badge.frame.origin == CGPoint(10, 10))
        #expect(inner.frame.minX == 4)
    }

    @Test(arguments: [false, true])
    func `The view of lower hugging priority is stretched, and the view of lower compression resistance is compressed`(
        isVertical: Bool
    ) {
        let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
        let (a, b) = (block(30, 30), block(20, 20))
        stage.resize(width: 100, height: 100)
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isVertical ? (.top, .bottom) : (.left, .right)
        a.constrain([near: 0], to: stage.window)
        b.constrain([far: 0], to: stage.window)
        stage.activate(
            NSLayoutConstraint(
                item: b, attribute: near, relatedBy: .equal, toItem: a, attribute: far, multiplier: 1, constant: 0))
        func lengths(after change: () -> Void) -> [CGFloat] {
            stage.act("change", change)
            return [a, b].map { isVertical ? $0.frame.height : $0.frame.width }
        }
        #expect(lengths { a.setContentHuggingPriority(.defaultHigh, for: axis) } == [30, 70])
        #expect(lengths { a.setContentHuggingPriority(UILayoutPriority(1), for: axis) } == [80, 20])
        #expect(lengths { b.setContentHuggingPriority(UILayoutPriority(0.5), for: axis) } == [30, 70])
        let across: NSLayoutConstraint.Axis = isVertical ? .horizontal : .vertical
        #expect(a.contentHuggingPriority(for: across) == .defaultLow)
        #expect(a.contentHuggingPriority(for: axis) == UILayoutPriority(1))
        a.natural = CGSize(90, 90)
        b.natural = CGSize(60, 60)
        #expect(lengths { a.setContentCompressionResistancePriority(UILayoutPriority(900), for: axis) } == [90, 10])
        #expect(lengths { a.setContentCompressionResistancePriority(UILayoutPriority(100), for: axis) } == [40, 60])
        #expect(a.contentCompressionResistancePriority(for: across) == .defaultHigh)
        #expect(a.contentCompressionResistancePriority(for: axis) == UILayoutPriority(100))
    }

    @Test func `Wrapping labels of a constrained width are as high as their lines and are placed below each other`() {
        let labels = (0..<6).map { index in
            let label = stage.run { UILabel() }
            (label.numberOfLines, label.font) = (0, .systemFont(ofSize: 20))
            label.text = Array(repeating: "word", count: index + 1).joined(separator: " ")
            stage.window.addSubview(label)
            return label
        }
        stage.act("tie") {
            for (index, label) in labels.enumerated() {
                label.constrain([.left: 0], to: stage.window)
                label.constrain([.width: 50])
                label.topAnchor.constraint(
                    equalTo: index == 0 ? stage.window.topAnchor : labels[index - 1].bottomAnchor
                ).isActive = true
            }
        }
        #expect(labels.map(\.frame.height) == [24, 48, 72, 96, 120, 144])
        #expect(labels[5].frame.minY == 360)
    }

    @Test func `Baseline constraints align labels of two font sizes`() {
        let (small, large) = stage.run { (UILabel(), UILabel()) }
        for (label, size) in [(small, 20), (large, 40)] as [(UILabel, CGFloat)] {
            (label.font, label.text) = (.systemFont(ofSize: size), "text")
            stage.window.addSubview(label)
        }
        stage.act("first") {
            large.constrain([.top: 5], to: stage.window)
            small.constrain([.firstBaseline: 0], to: large)
        }
        let (up, down) = (small.font.ascender.rounded(), (-small.font.descender).rounded())
        #expect(small.frame.minY + up == 5 + large.font.ascender.rounded())
        #expect(up < large.font.ascender.rounded())
        stage.act("last") {
            NSLayoutConstraint.deactivate(
                small.constraintsAffectingLayout(for: .vertical).filter { $0.firstAttribute == .firstBaseline })
            small.constrain([.lastBaseline: 0], to: large)
        }
        #expect(small.frame.maxY - down == large.frame.maxY - (-large.font.descender).rounded())
    }

    @Test func `systemLayoutSizeFitting uses only the constraints inside of the view`() {
        let (outer, inner) = (block(150, 90), block(30, 20))
        outer.addSubview(inner)
        let leaf = block(50, 40, in: inner)
        stage.act("tie") {
            leaf.constrain([.left: 1, .right: -2, .top: 3, .bottom: -4], to: inner)
            inner.constrain([.width: 0], to: outer)
        }
        outer.setNeedsUpdateConstraints()
        let updates = outer.updates
        #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(53, 47))
        #expect(outer.updates == updates, "the superview is not updated")
        func fitting(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            inner.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let target = CGSize(100, 80)
        for size in [target, CGSize(130, 90), CGSize(70, 60)] { #expect(fitting(size, .required, .required) == size) }
        #expect(fitting(target, .required, UILayoutPriority(1)) == CGSize(100, 47))
        #expect(fitting(target, UILayoutPriority(1), .required) == CGSize(53, 80))
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(10000, 10000))
    }

    @Test func `The fitting size of a cell with constraints follows the fitting priority of each axis`() {
        let cell = stage.run { UICollectionViewCell(frame: CGRect(0, 0, 10, 10)) }
        stage.window.addSubview(cell)
        let leaf = block(50, 40, in: cell)
        stage.act("tie") { leaf.fill(cell) }
        func fitting(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            cell.systemLayoutSizeFitting(
                CGSize(100, 80), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        #expect(fitting(.required, .fittingSizeLevel) == CGSize(100, 40))
        #expect(fitting(.fittingSizeLevel, .required) == CGSize(50, 80))
    }

    @Test func `Constraints set the bounds and the center of a transformed view as if it were not transformed`() {
        let view = block(30, 20)
        (view.transform, view.layer.anchorPoint) = (
            CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3), CGPoint(0.25, 0.75)
        )
        stage.act("tie") { view.constrain([.left: 11, .top: 50], to: stage.window) }
        #expect(view.bounds.size == CGSize(30, 20))
        #expect(view.center == CGPoint(11 + 30 * 0.25, 50 + 20 * 0.75))
    }

    @Test
    func
        `Content that is constrained to its scroll view has the same frame in the scroll view's coordinates at every offset`()
    {
        let scroll = stage.run { UIScrollView(frame: CGRect(7, 9, 50, 40)) }
        stage.window.addSubview(scroll)
        let (content, free) = (block(300, 200, in: scroll), UILayoutGuide())
        scroll.addLayoutGuide(free)
        let (shadow, guide) = (block(5, 5), scroll.contentLayoutGuide)
        stage.act("tie") {
            content.constrain([.left: 1, .top: 2], to: scroll)
            content.constrain([.right: -3, .bottom: -4], to: guide)
            shadow.constrain([.left: 0, .top: 0], to: content)
            NSLayoutConstraint.activate([
                free.leftAnchor.constraint(equalTo: content.leftAnchor),
                free.widthAnchor.constraint(equalToConstant: 20),
                free.topAnchor.constraint(equalTo: content.topAnchor),
                free.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        for offset in [CGPoint.zero, CGPoint(30, 0), CGPoint(30, 20), CGPoint(100, 7)] {
            stage.scroll(scroll, to: offset)
            #expect(scroll.contentSize == CGSize(304, 206))
            #expect(content.frame == CGRect(1, 2, 300, 200))
            #expect(free.layoutFrame == CGRect(1, 2, 20, 30))
            #expect(shadow.frame.origin == CGPoint(7 + 1 - offset.x, 9 + 2 - offset.y))
        }
    }

    @Test
    func `Changing a constraint's priority or constant lays out its view again, and setting an equal value does not`() {
        let view = block(30, 20)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 5)
        let other = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 50)
        (left.priority, other.priority) = (.defaultHigh, .defaultLow)
        stage.activate(left, other)
        #expect(view.frame.minX == 5)
        stage.act("priority") { other.priority = UILayoutPriority(900) }
        #expect(view.frame.minX == 50)
        stage.act("constant") { other.constant = 60 }
        #expect(view.frame.minX == 60)
        let asked = view.sizeRequests
        stage.act("the same") { (other.constant, other.priority) = (60, UILayoutPriority(900)) }
        #expect(view.sizeRequests == asked)
        let failures = stage.failures { other.constant = .nan }
        #expect(failures.count == 1)
        #expect(other.constant == 60)
        let bad = stage.failures {
            #expect(
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity, constant: 2).multiplier
                    == 1)
        }
        #expect(bad.count == 1)
    }
}
