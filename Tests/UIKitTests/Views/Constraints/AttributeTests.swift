import Offscreen
import Testing

@testable import UIKit

private typealias Attribute = NSLayoutConstraint.Attribute

@MainActor struct AttributeTests {
    private let stage = Stage(width: 200, height: 100, scale: 1)
    private let host = UIView(frame: CGRect(10, 20, 60, 40))

    init() {
        host.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
        stage.window.addSubview(host)
    }

    /// The place of each attribute of the host in the window, left to right and right to left.
    private let across: [(Attribute, CGFloat, CGFloat)] = [
        (.left, 10, 10), (.right, 70, 70), (.leading, 10, 70), (.trailing, 70, 10), (.centerX, 40, 40),
        (.leftMargin, 12, 12),
        (.rightMargin, 66, 66), (.leadingMargin, 12, 66), (.trailingMargin, 66, 12), (.centerXWithinMargins, 39, 39),
    ]
    private let down: [(Attribute, CGFloat)] = [
        (.top, 20), (.bottom, 60), (.centerY, 40), (.firstBaseline, 60), (.lastBaseline, 60), (.topMargin, 21),
        (.bottomMargin, 57),
        (.centerYWithinMargins, 39),
    ]

    @Test(arguments: [false, true])
    func `Every layout attribute of a view, except width and height, has the position that it has in UIKit`(
        isMirrored: Bool
    ) {
        if isMirrored { stage.layoutDirection = .rightToLeft }
        var probes: [(UIView, CGPoint)] = []
        var constraints: [NSLayoutConstraint] = []
        func tie(_ view: UIView, _ attribute: Attribute, _ item: UIView?, _ other: Attribute, _ constant: CGFloat = 0) {
            constraints.append(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
                    constant: constant))
        }
        for (attribute, plain, mirrored) in across {
            let probe = stage.child()
            tie(probe, .left, host, attribute)
            tie(probe, .top, host, .top)
            probes.append((probe, CGPoint(isMirrored ? mirrored : plain, 20)))
        }
        for (attribute, y) in down {
            let probe = stage.child()
            tie(probe, .left, host, .left)
            tie(probe, .top, host, attribute, 100)
            probes.append((probe, CGPoint(10, y + 100)))
        }
        for (probe, _) in probes {
            tie(probe, .width, host, .width, -53)
            tie(probe, .height, host, .height, -31)
        }
        stage.act("tie") { NSLayoutConstraint.activate(constraints) }
        for (probe, place) in probes { #expect(probe.frame == CGRect(origin: place, size: CGSize(7, 9))) }
    }

    @Test(arguments: [false, true])
    func `A constraint on any attribute of a view's position moves the view so that the constraint holds`(
        isMirrored: Bool
    ) {
        if isMirrored { stage.layoutDirection = .rightToLeft }
        /// Returns the frame of a view of the host's size, an attribute of which is 100 points from
        /// an edge of the window.
        func frame(_ attribute: Attribute, from edge: Attribute) -> CGRect {
            let (probe, other) = (stage.child(), edge == .left ? Attribute.top : Attribute.left)
            probe.layoutMargins = host.layoutMargins
            stage.act("tie") {
                probe.constrain([.width: 60, .height: 40])
                probe.constrain([other: 0], to: stage.window)
                NSLayoutConstraint(
                    item: stage.window, attribute: edge, relatedBy: .equal, toItem: probe, attribute: attribute,
                    multiplier: 1,
                    constant: -100
                ).isActive = true
            }
            return probe.frame
        }
        for (attribute, plain, mirrored) in across {
            #expect(frame(attribute, from: .left).minX == 100 - ((isMirrored ? mirrored : plain) - 10), "\(attribute)")
        }
        for (attribute, y) in down { #expect(frame(attribute, from: .top).minY == 100 - (y - 20), "\(attribute)") }
    }

    @Test func `Leading and trailing constants and inequalities follow the layout direction`() {
        for (direction, leading, trailing, wide) in [(.leftToRight, 17, 58, 25), (.rightToLeft, 58, 17, 45)]
            as [(UIUserInterfaceLayoutDirection, CGFloat, CGFloat, CGFloat)]
        {
            stage.layoutDirection = direction
            let (a, b, c) = (stage.child(), stage.child(), stage.child())
            stage.act("tie") {
                for view in [a, b] { view.constrain([.width: 5]) }
                a.constrain([.leading: 7], to: host)
                b.constrain([.trailing: -7], to: host)
                // The view is as near to the host's leading edge as possible, but at least 15
                // points from it.
                c.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 15).isActive = true
                c.constrain([.width: 10])
                let near = c.leadingAnchor.constraint(equalTo: host.leadingAnchor)
                (near.priority, near.isActive) = (.defaultLow, true)
            }
            #expect(a.frame.minX == leading, "\(direction)")
            #expect(b.frame.minX == trailing, "\(direction)")
            #expect(c.frame.minX == wide, "\(direction)")
            for view in [a, b, c] { view.removeFromSuperview() }
        }
    }

    @Test func `Distances between leading or trailing anchors follow the layout direction, and other distances do not`()
    {
        for (direction, isBack) in [(.leftToRight, false), (.rightToLeft, true)]
            as [(UIUserInterfaceLayoutDirection, Bool)]
        {
            stage.layoutDirection = direction
            let (a, b, c, d) = (stage.child(), stage.child(), stage.child(), stage.child())
            stage.act("tie") {
                for view in [a, b, c, d] { view.constrain([.width: 5, .height: 5]) }
                a.constrain([.centerX: 0, .top: 10], to: stage.window)
                a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 30).isActive = true
                a.leftAnchor.anchorWithOffset(to: c.leftAnchor).constraint(equalToConstant: 20).isActive = true
                a.bottomAnchor.anchorWithOffset(to: d.topAnchor).constraint(equalToConstant: 12).isActive = true
                b.trailingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(
                    equalTo: d.trailingAnchor.anchorWithOffset(to: a.trailingAnchor), multiplier: 2
                ).isActive = true
            }
            #expect(b.frame.minX - a.frame.minX == (isBack ? -30 : 30))
            #expect(c.frame.minX - a.frame.minX == 20)
            #expect(d.frame.minY == 27)
            #expect(d.frame.minX - a.frame.minX == (isBack ? -15 : 15))
            for view in [a, b, c, d] { view.removeFromSuperview() }
        }
    }

    @Test func `Every layout anchor has its attribute's name and its item`() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        #expect(guide.owningView == host)
        #expect(guide.identifier == "")
        func check<Kind>(_ anchors: [NSLayoutAnchor<Kind>], of item: AnyObject, _ names: String) {
            #expect(anchors.map(\.name).joined(separator: " ") == names)
            #expect(anchors.allSatisfy { $0.item === item })
        }
        let x = [host.leadingAnchor, host.trailingAnchor, host.leftAnchor, host.rightAnchor, host.centerXAnchor]
        let y = [
            host.topAnchor, host.bottomAnchor, host.centerYAnchor, host.firstBaselineAnchor, host.lastBaselineAnchor,
        ]
        check(x, of: host, "leading trailing left right centerX")
        check(y, of: host, "top bottom centerY firstBaseline lastBaseline")
        check([host.widthAnchor, host.heightAnchor], of: host, "width height")
        let across = [
            guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor,
        ]
        check(across, of: guide, "leading trailing left right centerX")
        check([guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor], of: guide, "top bottom centerY")
        check([guide.widthAnchor, guide.heightAnchor], of: guide, "width height")
    }

    @Test
    func `Every method of an anchor that makes a constraint gives it the right relation, multiplier and constant`() {
        typealias Relation = NSLayoutConstraint.Relation
        let (a, b) = (UIView(), UIView())
        let (left, other, top, width) = (a.leftAnchor, b.leftAnchor, a.topAnchor, a.widthAnchor)
        let made: [(NSLayoutConstraint, Relation, multiplier: CGFloat, constant: CGFloat, hasSecond: Bool)] = [
            (left.constraint(equalTo: other), .equal, 1, 0, true),
            (left.constraint(equalTo: other, constant: 3), .equal, 1, 3, true),
            (left.constraint(greaterThanOrEqualTo: other), .greaterThanOrEqual, 1, 0, true),
            (left.constraint(greaterThanOrEqualTo: other, constant: 3), .greaterThanOrEqual, 1, 3, true),
            (left.constraint(lessThanOrEqualTo: other), .lessThanOrEqual, 1, 0, true),
            (left.constraint(lessThanOrEqualTo: other, constant: 3), .lessThanOrEqual, 1, 3, true),
            (left.constraint(equalToSystemSpacingAfter: other, multiplier: 2), .equal, 1, 16, true),
            (
                left.constraint(greaterThanOrEqualToSystemSpacingAfter: other, multiplier: 2), .greaterThanOrEqual, 1,
                16, true
            ),
            (left.constraint(lessThanOrEqualToSystemSpacingAfter: other, multiplier: 2), .lessThanOrEqual, 1, 16, true),
            (top.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 2), .equal, 1, 16, true),
            (
                top.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2), .greaterThanOrEqual,
                1, 16, true
            ),
            (
                top.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2), .lessThanOrEqual, 1,
                16, true
            ),
            (width.constraint(equalToConstant: 5), .equal, 1, 5, false),
            (width.constraint(greaterThanOrEqualToConstant: 5), .greaterThanOrEqual, 1, 5, false),
            (width.constraint(lessThanOrEqualToConstant: 5), .lessThanOrEqual, 1, 5, false),
            (width.constraint(equalTo: b.widthAnchor, multiplier: 2), .equal, 2, 0, true),
            (width.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 3), .equal, 2, 3, true),
            (width.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2), .greaterThanOrEqual, 2, 0, true),
            (
                width.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3), .greaterThanOrEqual,
                2, 3, true
            ),
            (width.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2), .lessThanOrEqual, 2, 0, true),
            (
                width.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3), .lessThanOrEqual, 2, 3,
                true
            ),
        ]
        for (index, row) in made.enumerated() {
            let it = row.0
            #expect(it.relation == row.1, "row \(index)")
            #expect(it.multiplier == row.multiplier, "row \(index)")
            #expect(it.constant == row.constant, "row \(index)")
            #expect(it.priority == .required, "row \(index)")
            #expect(!it.isActive, "row \(index)")
            #expect((it.secondAnchor != nil) == row.hasSecond, "row \(index)")
            #expect(it.firstItem === a, "row \(index)")
            #expect(it.firstAnchor.item === a, "row \(index)")
            #expect(it.secondItem === (row.hasSecond ? b : nil), "row \(index)")
            #expect(it.secondAttribute == (row.hasSecond ? it.firstAttribute : .notAnAttribute), "row \(index)")
        }
    }

    @Test func `The description of a constraint has its visual format, if there is one [VIEW-04]`() {
        let stage = Stage(width: 200, height: 100, scale: 1)
        let (view, a, b) = stage.run { (UIView(), UILabel(), UIView()) }
        a.text = "Loading"
        for item in [a, b] {
            view.addSubview(item)
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        let guide = UILayoutGuide()
        guide.identifier = "guide"
        a.addLayoutGuide(guide)
        let weak = a.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 8)
        weak.priority = .defaultHigh
        let named = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 4)
        named.identifier = "gap"
        let names = ", names: '|':UIView#1 )"
        let texts: [(NSLayoutConstraint, form: String, after: String)] = [
            (
                a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16), "H:|-(16)-[UILabel#1'Loading']",
                names
            ),
            (weak, "V:|-(>=8@750)-[UILabel#1'Loading']", names),
            (view.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4), "V:[UIView#2]-(4)-|", names),
            (b.topAnchor.constraint(equalTo: a.bottomAnchor), "V:[UILabel#1'Loading']-(0)-[UIView#2]", ")"),
            (b.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1), "H:|-(1)-[UIView#2](LTR)", names),
            (named, "'gap' H:[UILabel#1'Loading']-(4)-[UIView#2](LTR)", ")"),
            // Negative distances from last edges, lengths and centers have no visual format.
            (
                b.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                "UIView#2.trailing == UIView#1.trailing - 16", ")"
            ),
            (b.heightAnchor.constraint(equalToConstant: 44), "UIView#2.height == 44", ")"),
            (b.heightAnchor.constraint(lessThanOrEqualToConstant: -5), "UIView#2.height <= -5", ")"),
            (
                b.widthAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 2, constant: -3),
                "UIView#2.width >= 2*UILabel#1'Loading'.height - 3", ")"
            ),
            (
                b.centerYAnchor.constraint(equalTo: a.centerYAnchor), "UIView#2.centerY == UILabel#1'Loading'.centerY",
                ")"
            ),
            (
                b.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalToConstant: 4),
                "distance from UIView#2.left == 4", ")"
            ),
            (guide.widthAnchor.constraint(equalToConstant: 1), "guide.width == 1", ")"),
            (a.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 1), "UILayoutGuide(margins).width == 1", ")"),
        ]
        for (constraint, form, after) in texts {
            #expect("\(constraint)" == "<NSLayoutConstraint \(form)   (inactive\(after)>")
            constraint.isActive = true
            #expect("\(constraint)" == "<NSLayoutConstraint \(form)   (active\(after)>")
        }
    }

    @Test func `Layout priorities and the raw values of constraint enumerations are UIKit's`() {
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        #expect(priorities == priorities.sorted(by: >))
        #expect(UILayoutPriority(1) == UILayoutPriority(rawValue: 1))
        #expect(UILayoutPriority(999).level == 999)
        #expect(UILayoutPriority(1000).level == nil)
        #expect(!(UILayoutPriority(1) < UILayoutPriority(1)))
        expectRawValues([-1, 0, 1], of: NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual)
        expectRawValues([0, 1], of: NSLayoutConstraint.Axis.horizontal, .vertical)
        expectRawValues(
            Array(0...20), of: Attribute.notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width,
            .height, .centerX,
            .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins)
        let bits: [UInt] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12].map { 1 << $0 }
        expectRawValues(
            bits, of: NSLayoutConstraint.FormatOptions.alignAllLeft, .alignAllRight,
            .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing, .alignAllCenterX, .alignAllCenterY,
            .alignAllLastBaseline,
            .alignAllFirstBaseline)
        expectRawValues(
            [65535, 0, 65536, 131072, 196608, 524288, 524288], of: NSLayoutConstraint.FormatOptions.alignmentMask,
            .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
            .spacingBaselineToBaseline,
            .spacingMask)
        expectRawValues(
            [0, 1, 2, 3, 4], of: UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
            .equalCentering)
        expectRawValues(
            [0, 1, 2, 3, 4, 5], of: UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing,
            .lastBaseline)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }

    @Test func `A view lists the constraints that it holds and, for either axis, all constraints that refer to it`() {
        let (a, b) = (stage.child(of: host), stage.child(of: host))
        let (width, top) = (a.widthAnchor.constraint(equalToConstant: 5), a.topAnchor.constraint(equalTo: b.topAnchor))
        host.addConstraints([width, top])
        #expect(a.constraints == [width])
        #expect(host.constraints == [top])
        #expect(width.isActive)
        #expect(b.constraints.isEmpty)
        #expect(a.constraintsAffectingLayout(for: .vertical) == [width, top])
        #expect(b.constraintsAffectingLayout(for: .horizontal) == [top])
        a.removeConstraints([width, top])
        #expect(!width.isActive)
        #expect(!top.isActive)
        #expect(host.constraints.isEmpty)
        #expect(a.constraintsAffectingLayout(for: .vertical).isEmpty)
        a.addConstraint(width)
        #expect(width.isActive)
        a.removeConstraint(width)
        #expect(!width.isActive)
        #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(UIView().constraints.isEmpty)
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let high = guide.heightAnchor.constraint(equalToConstant: 3)
        high.isActive = true
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [high])
        #expect(host.layoutGuides == [guide])
        #expect(!guide.hasAmbiguousLayout)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(host.layoutGuides.isEmpty)
        #expect(other.layoutGuides == [guide])
        #expect(guide.owningView === other)
        #expect(!high.isActive)
        host.removeLayoutGuide(guide)
        #expect(other.layoutGuides == [guide])
        other.removeLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty)
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)
    }

    @Test(arguments: [false, true])
    func `Removing a layout guide deactivates all its constraints, also if it moves to another view`(isMoved: Bool) {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: host.leftAnchor), guide.topAnchor.constraint(equalTo: host.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5), guide.heightAnchor.constraint(equalToConstant: 6),
        ]
        let other = host.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate(constraints + [other])
        if isMoved { stage.window.addLayoutGuide(guide) } else { host.removeLayoutGuide(guide) }
        #expect(constraints.map(\.isActive) == [false, false, false, false])
        #expect(host.constraints == [other])
        #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test func `A constraint is held by the nearest common ancestor of its items`() {
        let (left, right) = (stage.child(of: host), stage.child(of: host))
        let (a, b, c, d) = (
            stage.child(of: left), stage.child(of: left), stage.child(of: right), stage.child(of: right)
        )
        let inside = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let across = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
            equalTo: c.leftAnchor.anchorWithOffset(to: d.leftAnchor))
        let up = a.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        for constraint in [inside, across, up] { constraint.isActive = true }
        #expect(left.constraints == [inside])
        #expect(host.constraints == [across])
        #expect(stage.window.constraints == [up])
        inside.isActive = true
        #expect(left.constraints == [inside])
        up.isActive = false
        up.isActive = false
        #expect(stage.window.constraints.isEmpty)
    }

    @Test func `The layout guides of a view have the frames of its safe area, its margins and its readable content`() {
        let area = stage.run { SafeAreaView(frame: CGRect(5, 6, 100, 90)) }
        area.bounds.origin = CGPoint(3, 4)
        (area.insetsLayoutMarginsFromSafeArea, area.layoutMargins) = (false, UIEdgeInsets(1, 2, 3, 4))
        stage.window.addSubview(area)
        #expect(area.safeAreaLayoutGuide.layoutFrame == CGRect(23, 14, 40, 50))
        #expect(area.layoutMarginsGuide.layoutFrame == CGRect(5, 5, 94, 86))
        #expect(area.readableContentGuide.layoutFrame == area.layoutMarginsGuide.layoutFrame)
        area.bounds.size.width = 1000
        #expect(area.readableContentGuide.layoutFrame == CGRect(3 + 2 + (994 - 672) / 2, 5, 672, 86))
        (area.bounds.size.width, area.insetsLayoutMarginsFromSafeArea) = (100, true)
        #expect(area.layoutMargins == UIEdgeInsets(11, 22, 33, 44))
        let probe = stage.child(of: area)
        stage.act("tie") { probe.fill(area.safeAreaLayoutGuide) }
        #expect(probe.frame == area.safeAreaLayoutGuide.layoutFrame)
        #expect(area.safeAreaLayoutGuide === area.safeAreaLayoutGuide)
        #expect(area.safeAreaLayoutGuide !== area.layoutMarginsGuide)
    }
}
