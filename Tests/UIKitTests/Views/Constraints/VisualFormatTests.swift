import Offscreen
import Testing
import UIKit

@MainActor struct VisualFormatTests {
    private let stage = Stage(width: 200, height: 100)
    private let host = UIView(frame: CGRect(0, 0, 200, 100))
    private let a = UIView(), b = UIView(), c = UIView()

    init() {
        stage.show(host)
        for view in [a, b, c] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
        }
    }

    private func make(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil,
        views: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views ?? ["a": a, "b": b, "c": c])
    }

    /// Returns the text of a constraint, such as `b.leading == a.trailing 8.0`.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        func name(_ item: AnyObject?) -> String {
            if item === a {
                "a"
            } else if item === b {
                "b"
            } else if item === c {
                "c"
            } else if item === host {
                "|"
            } else if item is UILayoutGuide {
                "guide"
            } else {
                "?"
            }
        }
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
        if constraint.secondItem != nil { text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)" }
        text += " \(constraint.constant)"
        return text + (constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)")
    }

    private func texts(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        make(format, options, metrics).map(text)
    }

    @Test
    func
        `A visual format makes constraints on the sizes of views and on their distances from each other and from the superview`()
    {
        #expect(
            texts("H:|-10-[a(20)]-[b][c(>=30)]|") == [
                "a.leading == |.leading 10.0", "a.width == 20.0", "b.leading == a.trailing 8.0",
                "c.leading == b.trailing 0.0",
                "c.width >= 30.0", "|.trailing == c.trailing 0.0",
            ])
        #expect(texts("V:|[a]-5-|") == ["a.top == |.top 0.0", "|.bottom == a.bottom 5.0"])
        #expect(texts("[a]") == [])
        #expect(texts("[a(7)]") == ["a.width == 7.0"])
        #expect(texts("V:[a(7)]") == ["a.height == 7.0"])
    }

    @Test func `The constraints of visual formats place their views`() {
        host.layoutMargins = UIEdgeInsets(1, 12, 3, 14)
        stage.act("constraints") {
            NSLayoutConstraint.activate(
                make("H:|-[a(30)]-[b(a)]-(>=8)-[c]-|") + make("V:|-[a]-|") + make("V:|-0-[b(10)]")
                    + make("V:|[c(m)]", [], ["m": 5]))
            NSLayoutConstraint.activate(make("[c(40)]"))
        }
        #expect(a.frame == CGRect(12, 1, 30, 96))
        #expect(b.frame == CGRect(50, 0, 30, 10))
        #expect(c.frame == CGRect(146, 0, 40, 5))
    }

    @Test func `A dash without a number next to the bar (|) in a visual format means the margin of the superview`() {
        #expect(texts("|-[a]-|") == ["a.leading == |.leadingMargin 0.0", "|.trailingMargin == a.trailing 0.0"])
        #expect(texts("V:|-[a]-|") == ["a.top == |.topMargin 0.0", "|.bottomMargin == a.bottom 0.0"])
    }

    @Test
    func `A visual format may have relations, priorities, lists of predicates in parentheses, and names of metrics`() {
        let metrics: [String: Any] = [
            "gap": 4, "most": 20.5, "weak": NSNumber(value: 250), "wide": CGFloat(9), "f": Float(0.5),
        ]
        #expect(
            texts("[a(>=wide,<=most@weak)]-(>=gap@750,<=30)-[b(f)]-gap-[c(==a@500)]", [], metrics) == [
                "a.width >= 9.0", "a.width <= 20.5 @250.0", "b.leading >= a.trailing 4.0 @750.0",
                "b.leading <= a.trailing 30.0",
                "b.width == 0.5", "c.leading == b.trailing 4.0", "c.width == a.width 0.0 @500.0",
            ])
        #expect(texts("[a]-(-8)-[b]") == ["b.leading == a.trailing -8.0"])
        #expect(
            texts(" H : | - ( 2.5 ) - [ a ( == b ) ] ") == ["a.leading == |.leading 2.5", "a.width == b.width 0.0"])
        #expect(texts("[a(b)]", [], ["b": 3]) == ["a.width == 3.0"], "a metric is preferred to a view")
    }

    @Test func `The direction option of a horizontal visual format decides which edges its constraints use`() {
        #expect(
            texts("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
                "a.left == |.left 1.0", "b.left == a.right 2.0", "|.right == b.right 3.0",
            ])
        #expect(
            texts("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
                "|.right == a.right 1.0", "a.left == b.right 2.0", "b.left == |.left 3.0",
            ])
        #expect(
            texts("|-[a]-|", .directionRightToLeft) == ["|.rightMargin == a.right 0.0", "a.left == |.leftMargin 0.0"])
        #expect(
            texts("|-[a]-|", .directionLeftToRight) == ["a.left == |.leftMargin 0.0", "|.rightMargin == a.right 0.0"])
        #expect(texts("V:[a][b]", .directionRightToLeft) == ["b.top == a.bottom 0.0"])
        #expect(texts("V:[a]-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline 8.0"])
        #expect(texts("[a]-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing 8.0"])
    }

    @Test func `The alignment options of a visual format align its views across the direction of the format`() {
        #expect(
            texts("[a][b][c]", [.alignAllTop, .alignAllBottom]).suffix(4) == [
                "b.top == a.top 0.0", "b.bottom == a.bottom 0.0", "c.top == b.top 0.0", "c.bottom == b.bottom 0.0",
            ])
        #expect(texts("V:[a][b]", .alignAllCenterX).last == "b.centerX == a.centerX 0.0")
        #expect(texts("V:|[a]", .alignAllTop) == ["a.top == |.top 0.0"])
    }

    @Test func `A visual format may name a layout guide`() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        let made = make("|-3-[g]-4-[a]", views: ["g": guide, "a": a])
        #expect(made.map(text) == ["guide.leading == |.leading 3.0", "a.leading == guide.trailing 4.0"])
    }

    @Test(arguments: [
        ("", "It's an empty string. ", "the format is wrong from its first character on"),
        (
            "|-[cell]-|", "cell is not a key in the views dictionary. |-[cell]-|",
            "the format was read up to here: |-[cell"
        ),
        (
            "[a]-gap-[b]",
            """
            Encountered metric with name "gap", but value was not specified in metrics or views \
            dictionaries [a]-gap-[b]
            """,
            "the format was read up to here: [a]-gap"
        ),
        (
            "V:|-[lost]",
            "Unable to interpret '|' character, because the related view doesn't have a superview V:|-[lost]",
            "the format was read up to here: V:|-[lost"
        ),
        (
            "[lost]|", "Unable to interpret '|' character, because the related view doesn't have a superview [lost]|",
            "up to here: [lost"
        ),
        ("|-|", "Expected a view. View names must start with a letter", "up to here: |-"),
        ("[1]", "Expected a view.", "up to here: ["),
        ("[a](", "Expected a view.", "up to here: [a]"),
        ("[a]-8[b]", "Expected a '-' behind the space.", "up to here: [a]-8"),
        ("[a]--[b]", "Expected a number or the name of a metric", "up to here: [a]-"),
        ("[a(=8)]", "Expected a relation. Relation must be one of <=, == or >=.", "up to here: [a("),
        ("[a(>=)]", "Expected a view or constant.", "up to here: [a(>="),
        ("[a(8@)]", "Expected a priority", "up to here: [a(8@"),
        ("[a(8", "Expected a ')' behind the list.", "up to here: [a(8"),
        ("[a", "Expected a ']' behind the view.", "up to here: [a"),
        ("H[a]", "Expected a ':' behind the orientation.", "up to here: H"),
        ("[a]|[b]", "Expected the end", "up to here: [a]|"),
        ("[a(1.2.3)]", "Expected a view or constant.", "up to here: [a("),
        ("[text]", "text is neither a view", "up to here: [text"),
        ("[a]-b-[c]", "Encountered metric with name \"b\"", "up to here: [a]-b"),
        ("[a][b]TOP", "Expected a view.", "up to here: [a][b]"),
        ("[a(8²)]", "Expected a ')' behind the list.", "up to here: [a(8"),
        ("[a(٨)]", "Expected a view or constant.", "up to here: [a("),
        ("[a(8@1½)]", "Expected a ')' behind the list.", "up to here: [a(8@1"),
        ("[aß]", "Expected a ']' behind the view.", "up to here: [a"),
        ("[ß]", "Expected a view.", "up to here: ["),
    ])
    func `An invalid visual format is reported as a failure, with the reason and the position in the format`(
        format: String, reason: String, hint: String
    ) {
        let views: [String: Any] = ["a": a, "b": b, "c": c, "lost": UIView(), "text": "text"]
        var made: [NSLayoutConstraint] = []
        let failures = stage.failures { made = make(format, views: views) }
        #expect(made.isEmpty)
        #expect(failures.count == 1)
        #expect(failures.first?.text.hasPrefix("Unable to parse constraint format: \(reason)") == true, "\(failures)")
        #expect(failures.first?.description.contains(hint) == true, "\(failures)")
    }

    @Test(arguments: [
        ("[a][b]", NSLayoutConstraint.FormatOptions.alignAllCenterX, "horizontal"),
        ("[a][b]", .alignAllLeading, "horizontal"),
        ("V:[a][b]", .alignAllFirstBaseline, "vertical"), ("V:[a][b]", .alignAllCenterY, "vertical"),
    ])
    func `A visual format of several views fails if its options align views along its own direction`(
        format: String, options: NSLayoutConstraint.FormatOptions, axis: String
    ) {
        let failures = stage.failures { _ = make(format, options) }
        #expect(
            failures.map(\.text) == [
                """
                Unable to parse constraint format: Options mask required views to be aligned on a \(axis) \
                edge, which is not allowed for layout that is also \(axis). \(format)
                """
            ])
    }
}
