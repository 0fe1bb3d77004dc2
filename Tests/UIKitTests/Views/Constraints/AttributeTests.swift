import Foundation
import Offscreen
import Testing

@testable import UIKit

private typealias Attribute = NSLayoutConstraint.Attribute

@MainActor @Suite("What a constraint may speak of, one by one")
struct AttributeTests {
    private let stage = Stage(width: 200, height: 100, scale: 1)
    private let host = UIView(frame: CGRect(10, 20, 60, 40))

    init() {
        host.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
        stage.window.addSubview(host)
    }

    private func child(of parent: UIView? = nil) -> UIView {
        let view = stage.run { UIView() }
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? stage.window).addSubview(view)
        return view
    }

    /// Where each attribute of the host lies in the window, left to right and right to left.
    private static let across: [(Attribute, CGFloat, CGFloat)] = [
        (.left, 10, 10), (.right, 70, 70), (.leading, 10, 70), (.trailing, 70, 10), (.centerX, 40, 40), (.leftMargin, 12, 12),
        (.rightMargin, 66, 66), (.leadingMargin, 12, 66), (.trailingMargin, 66, 12), (.centerXWithinMargins, 39, 39),
    ]
    private static let down: [(Attribute, CGFloat)] = [
        (.top, 20), (.bottom, 60), (.centerY, 40), (.firstBaseline, 60), (.lastBaseline, 60), (.topMargin, 21), (.bottomMargin, 57),
        (.centerYWithinMargins, 39),
    ]

    @Test(arguments: [false, true])
    func `Every place of a view that stands is where UIKit has it`(isMirrored: Bool) {
        if isMirrored { stage.layoutDirection = .rightToLeft }
        var probes: [(UIView, CGPoint)] = []
        var constraints: [NSLayoutConstraint] = []
        func tie(_ view: UIView, _ attribute: Attribute, _ item: UIView?, _ other: Attribute, _ constant: CGFloat = 0) {
            constraints.append(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1, constant: constant))
        }
        for (attribute, plain, mirrored) in Self.across {
            let probe = child()
            tie(probe, .left, host, attribute)
            tie(probe, .top, host, .top)
            probes.append((probe, CGPoint(isMirrored ? mirrored : plain, 20)))
        }
        for (attribute, y) in Self.down {
            let probe = child()
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
    func `A view that is free is put so that each of its places is where it is told`(isMirrored: Bool) {
        if isMirrored { stage.layoutDirection = .rightToLeft }
        for (attribute, plain, mirrored) in Self.across {
            let probe = child()
            probe.layoutMargins = host.layoutMargins
            stage.act("tie") {
                NSLayoutConstraint.activate([
                    probe.widthAnchor.constraint(equalToConstant: 60), probe.topAnchor.constraint(equalTo: stage.window.topAnchor),
                    NSLayoutConstraint(
                        item: stage.window, attribute: .left, relatedBy: .equal, toItem: probe, attribute: attribute, multiplier: 1,
                        constant: -100),
                ])
            }
            #expect(probe.frame.minX == 100 - ((isMirrored ? mirrored : plain) - 10), "\(attribute)")
        }
        for (attribute, y) in Self.down {
            let probe = child()
            probe.layoutMargins = host.layoutMargins
            stage.act("tie") {
                NSLayoutConstraint.activate([
                    probe.heightAnchor.constraint(equalToConstant: 40), probe.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                    NSLayoutConstraint(
                        item: stage.window, attribute: .top, relatedBy: .equal, toItem: probe, attribute: attribute, multiplier: 1,
                        constant: -100),
                ])
            }
            #expect(probe.frame.minY == 100 - (y - 20), "\(attribute)")
        }
    }

    @Test func `Constants go along with the reading, and at least becomes at most`() {
        for (direction, leading, trailing, wide) in [(.leftToRight, 17, 58, 25), (.rightToLeft, 58, 17, 45)]
            as [(UIUserInterfaceLayoutDirection, CGFloat, CGFloat, CGFloat)]
        {
            stage.layoutDirection = direction
            let (a, b, c) = (child(), child(), child())
            stage.act("tie") {
                for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 5).isActive = true }
                a.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 7).isActive = true
                b.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -7).isActive = true
                // At least 15 further, 10 wide, and as near as that allows.
                c.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 15).isActive = true
                c.widthAnchor.constraint(equalToConstant: 10).isActive = true
                let near = c.leadingAnchor.constraint(equalTo: host.leadingAnchor)
                near.priority = .defaultLow
                near.isActive = true
            }
            #expect(a.frame.minX == leading && b.frame.minX == trailing && c.frame.minX == wide, "\(direction)")
            for view in [a, b, c] { view.removeFromSuperview() }
        }
    }

    @Test func `Distances between places go with the reading where the places do`() {
        for (direction, isBack) in [(.leftToRight, false), (.rightToLeft, true)] as [(UIUserInterfaceLayoutDirection, Bool)] {
            stage.layoutDirection = direction
            let (a, b, c, d) = (child(), child(), child(), child())
            stage.act("tie") {
                for view in [a, b, c, d] {
                    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
                    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
                }
                a.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
                a.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10).isActive = true
                a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 30).isActive = true
                a.leftAnchor.anchorWithOffset(to: c.leftAnchor).constraint(equalToConstant: 20).isActive = true
                a.bottomAnchor.anchorWithOffset(to: d.topAnchor).constraint(equalToConstant: 12).isActive = true
                b.trailingAnchor.anchorWithOffset(to: a.trailingAnchor).constraint(
                    equalTo: d.trailingAnchor.anchorWithOffset(to: a.trailingAnchor), multiplier: 2
                ).isActive = true
            }
            #expect(b.frame.minX - a.frame.minX == (isBack ? -30 : 30) && c.frame.minX - a.frame.minX == 20)
            #expect(d.frame.minY == 27 && d.frame.minX - a.frame.minX == (isBack ? -15 : 15))
            for view in [a, b, c, d] { view.removeFromSuperview() }
        }
    }

    @Test func `Anchors are named after the places they stand for`() {
        let x: [(NSLayoutXAxisAnchor, String)] = [
            (host.leadingAnchor, "leading"), (host.trailingAnchor, "trailing"), (host.leftAnchor, "left"), (host.rightAnchor, "right"),
            (host.centerXAnchor, "centerX"),
        ]
        let y: [(NSLayoutYAxisAnchor, String)] = [
            (host.topAnchor, "top"), (host.bottomAnchor, "bottom"), (host.centerYAnchor, "centerY"),
            (host.firstBaselineAnchor, "firstBaseline"), (host.lastBaselineAnchor, "lastBaseline"),
        ]
        for (anchor, name) in x { #expect(anchor.name == name && anchor.item === host) }
        for (anchor, name) in y { #expect(anchor.name == name && anchor.item === host) }
        #expect(host.widthAnchor.name == "width" && host.heightAnchor.name == "height" && host.heightAnchor.item === host)
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let guides: [(String, String)] = [
            (guide.leadingAnchor.name, "leading"), (guide.trailingAnchor.name, "trailing"), (guide.leftAnchor.name, "left"),
            (guide.rightAnchor.name, "right"), (guide.centerXAnchor.name, "centerX"), (guide.topAnchor.name, "top"),
            (guide.bottomAnchor.name, "bottom"), (guide.centerYAnchor.name, "centerY"), (guide.widthAnchor.name, "width"),
            (guide.heightAnchor.name, "height"),
        ]
        for (name, wanted) in guides { #expect(name == wanted) }
        #expect(guide.widthAnchor.item === guide && guide.owningView === host && guide.identifier == "")
    }

    @Test func `Every way to make a constraint says the relation, the factor and the constant`() {
        typealias Relation = NSLayoutConstraint.Relation
        let (a, b) = (UIView(), UIView())
        func check(
            _ constraint: NSLayoutConstraint, _ relation: Relation, _ multiplier: CGFloat, _ constant: CGFloat, _ hasSecond: Bool = true,
            line: Int = #line
        ) {
            #expect(
                constraint.relation == relation && constraint.multiplier == multiplier && constraint.constant == constant, "line \(line)")
            #expect(constraint.firstItem === a && constraint.secondItem === (hasSecond ? b : nil) && !constraint.isActive, "line \(line)")
            #expect(
                (constraint.secondAnchor != nil) == hasSecond && constraint.firstAnchor.item === a && constraint.priority == .required,
                "line \(line)")
            #expect(constraint.secondAttribute == (hasSecond ? constraint.firstAttribute : .notAnAttribute), "line \(line)")
        }
        check(a.leftAnchor.constraint(equalTo: b.leftAnchor), .equal, 1, 0)
        check(a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 3), .equal, 1, 3)
        check(a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor), .greaterThanOrEqual, 1, 0)
        check(a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 3), .greaterThanOrEqual, 1, 3)
        check(a.leftAnchor.constraint(lessThanOrEqualTo: b.leftAnchor), .lessThanOrEqual, 1, 0)
        check(a.leftAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: 3), .lessThanOrEqual, 1, 3)
        check(a.leftAnchor.constraint(equalToSystemSpacingAfter: b.leftAnchor, multiplier: 2), .equal, 1, 16)
        check(a.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.leftAnchor, multiplier: 2), .greaterThanOrEqual, 1, 16)
        check(a.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.leftAnchor, multiplier: 2), .lessThanOrEqual, 1, 16)
        check(a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 2), .equal, 1, 16)
        check(a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2), .greaterThanOrEqual, 1, 16)
        check(a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2), .lessThanOrEqual, 1, 16)
        check(a.widthAnchor.constraint(equalToConstant: 5), .equal, 1, 5, false)
        check(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 5), .greaterThanOrEqual, 1, 5, false)
        check(a.widthAnchor.constraint(lessThanOrEqualToConstant: 5), .lessThanOrEqual, 1, 5, false)
        check(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2), .equal, 2, 0)
        check(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 3), .equal, 2, 3)
        check(a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2), .greaterThanOrEqual, 2, 0)
        check(a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3), .greaterThanOrEqual, 2, 3)
        check(a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2), .lessThanOrEqual, 2, 0)
        check(a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3), .lessThanOrEqual, 2, 3)
    }

    @Test func `A constraint describes itself`() {
        let (a, b) = (child(), child())
        let (one, other) = (a.viewText, b.viewText)
        func text(_ constraint: NSLayoutConstraint, _ set: (NSLayoutConstraint) -> Void = { _ in }) -> String {
            set(constraint)
            return "\(constraint)"
        }
        let end = "   (inactive)>"
        #expect(text(a.widthAnchor.constraint(equalToConstant: 5)) == "<NSLayoutConstraint \(one).width == 5\(end)")
        #expect(text(a.widthAnchor.constraint(lessThanOrEqualToConstant: -5)) == "<NSLayoutConstraint \(one).width <= -5\(end)")
        #expect(
            text(a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: -3))
                == "<NSLayoutConstraint \(one).width >= 2*\(other).height - 3\(end)")
        #expect(text(a.leftAnchor.constraint(equalTo: b.rightAnchor)) == "<NSLayoutConstraint H:[\(other)]-(0)-[\(one)](LTR)\(end)")
        #expect(
            text(a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 4)) {
                $0.identifier = "gap"
                $0.isActive = true
            } == "<NSLayoutConstraint 'gap' H:[\(other)]-(4)-[\(one)](LTR)   (active)>")
        #expect(
            text(a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 4))
                == "<NSLayoutConstraint distance from \(one).left == 4\(end)")
        let guide = UILayoutGuide()
        guide.identifier = "guide"
        a.addLayoutGuide(guide)
        #expect(text(guide.widthAnchor.constraint(equalToConstant: 1)) == "<NSLayoutConstraint guide.width == 1\(end)")
        #expect(
            text(a.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 1))
                == "<NSLayoutConstraint UILayoutGuide(margins).width == 1\(end)")
    }

    @Test func `Values of constraints are UIKit's`() {
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50] && priorities == priorities.sorted(by: >))
        #expect(
            UILayoutPriority(1) == UILayoutPriority(rawValue: 1) && UILayoutPriority(999).level == 999
                && UILayoutPriority(1000).level == nil)
        #expect(!(UILayoutPriority(1) < UILayoutPriority(1)))
        #expect([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
        #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
        let attributes: [Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
            .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        typealias Options = NSLayoutConstraint.FormatOptions
        let options: [Options] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
            .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
        ]
        #expect(options.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12].map { 1 << $0 })
        let others: [Options] = [
            .alignmentMask, .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
            .spacingBaselineToBaseline, .spacingMask,
        ]
        #expect(others.map(\.rawValue) == [65535, 0, 65536, 131072, 196608, 524288, 524288])
        #expect(
            [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering].map(\.rawValue) == [
                0, 1, 2, 3, 4,
            ])
        #expect(
            [UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline].map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func `A view lists the constraints it holds and those that speak of it`() {
        let (a, b) = (child(of: host), child(of: host))
        let width = a.widthAnchor.constraint(equalToConstant: 5)
        let top = a.topAnchor.constraint(equalTo: b.topAnchor)
        host.addConstraints([width, top])
        #expect(a.constraints == [width] && host.constraints == [top] && width.isActive && b.constraints.isEmpty)
        #expect(a.constraintsAffectingLayout(for: .vertical) == [width, top] && b.constraintsAffectingLayout(for: .horizontal) == [top])
        a.removeConstraints([width, top])
        #expect(!width.isActive && !top.isActive && host.constraints.isEmpty && a.constraintsAffectingLayout(for: .vertical).isEmpty)
        a.addConstraint(width)
        #expect(width.isActive)
        a.removeConstraint(width)
        #expect(!width.isActive && UIView().constraintsAffectingLayout(for: .vertical).isEmpty && UIView().constraints.isEmpty)
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let high = guide.heightAnchor.constraint(equalToConstant: 3)
        high.isActive = true
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [high] && host.layoutGuides == [guide] && !guide.hasAmbiguousLayout)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(host.layoutGuides.isEmpty && other.layoutGuides == [guide] && guide.owningView === other && !high.isActive)
        host.removeLayoutGuide(guide)
        #expect(other.layoutGuides == [guide])
        other.removeLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty && guide.owningView == nil && guide.layoutFrame == .zero)
    }

    @Test func `A constraint is held by the nearest view around all that it speaks of`() {
        let (left, right) = (child(of: host), child(of: host))
        let (a, b, c, d) = (child(of: left), child(of: left), child(of: right), child(of: right))
        let inside = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let across = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: c.leftAnchor.anchorWithOffset(to: d.leftAnchor))
        let up = a.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        for constraint in [inside, across, up] { constraint.isActive = true }
        #expect(left.constraints == [inside] && host.constraints == [across] && stage.window.constraints == [up])
        // Once more is no change.
        inside.isActive = true
        #expect(left.constraints == [inside])
        up.isActive = false
        up.isActive = false
        #expect(stage.window.constraints.isEmpty)
    }

    @Test func `Guides of a view are its bounds less its insets, in both directions of reading`() {
        final class Area: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(10, 20, 30, 40) }
        }
        let area = stage.run { Area(frame: CGRect(5, 6, 100, 90)) }
        area.bounds.origin = CGPoint(3, 4)
        area.insetsLayoutMarginsFromSafeArea = false
        area.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
        stage.window.addSubview(area)
        #expect(area.safeAreaLayoutGuide.layoutFrame == CGRect(23, 14, 40, 50))
        #expect(area.layoutMarginsGuide.layoutFrame == CGRect(5, 5, 94, 86))
        #expect(area.readableContentGuide.layoutFrame == area.layoutMarginsGuide.layoutFrame)
        area.bounds.size.width = 1000
        #expect(area.readableContentGuide.layoutFrame == CGRect(3 + 2 + (994 - 672) / 2, 5, 672, 86))
        area.bounds.size.width = 100
        area.insetsLayoutMarginsFromSafeArea = true
        #expect(area.layoutMargins == UIEdgeInsets(11, 22, 33, 44))
        let probe = child(of: area)
        stage.act("tie") {
            let guide = area.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                probe.leftAnchor.constraint(equalTo: guide.leftAnchor), probe.rightAnchor.constraint(equalTo: guide.rightAnchor),
                probe.topAnchor.constraint(equalTo: guide.topAnchor), probe.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        #expect(probe.frame == area.safeAreaLayoutGuide.layoutFrame)
        #expect(area.safeAreaLayoutGuide === area.safeAreaLayoutGuide && area.safeAreaLayoutGuide !== area.layoutMarginsGuide)
    }
}
