import Testing
import UIKit

@testable import Offscreen

/// Each test changes properties of a cell, and expects other values at the paths of these
/// properties and at no other path.
@MainActor struct CellFactsTests {
    private struct Price {
        var amount = 1
        var currency = "EUR"
    }

    private struct Nothing {}

    private final class Box {
        var value = 0
        var inner: Box?
        init(_ inner: Box? = nil) { self.inner = inner }
    }

    private final class Cell: UICollectionViewCell {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var price = Price()
        var nothing = Nothing()
        var numbers = [1, 2]
        var names: Set = ["b", "a"]
        var box = Box(Box(Box(Box(Box(Box(Box()))))))
        var optional: Int?
        var tool: AnyObject?

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func differing(_ change: (Cell) -> Void) -> [String] {
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let before = CellFacts(of: cell).all
        change(cell)
        let after = CellFacts(of: cell).all
        let (old, new) = (
            Dictionary(before, uniquingKeysWith: { a, _ in a }), Dictionary(after, uniquingKeysWith: { a, _ in a })
        )
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    }

    @Test func `CellFacts lists the value of a control and of a progress view`() {
        func values<View: UIView>(_ make: @autoclosure () -> View, _ change: (View) -> Void) -> [String] {
            let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let view = make()
            cell.contentView.addSubview(view)
            let before = Dictionary(CellFacts(of: cell).all, uniquingKeysWith: { a, _ in a })
            change(view)
            return CellFacts(of: cell).all.filter { before[$0.path] != $0.value }.map(\.path)
        }
        let place = "contentView.subviews[1]"
        #expect(values(UISwitch()) { $0.isOn = true } == ["\(place).isOn"])
        #expect(values(UISlider()) { $0.value = 0.5 } == ["\(place).value"])
        #expect(values(UIStepper()) { $0.value = 3 } == ["\(place).value"])
        #expect(values(UIProgressView(progressViewStyle: .default)) { $0.progress = 0.5 } == ["\(place).progress"])
        #expect(values(UIPageControl()) { $0.numberOfPages = 3 }.contains("\(place).numberOfPages"))
        #expect(
            values(UISegmentedControl(items: ["a", "b"])) { $0.selectedSegmentIndex = 1 }
                .contains("\(place).selectedSegmentIndex"))
    }

    @Test func `CellFacts lists a property of a cell's layer by the path layer and the name of the property`() {
        let changed = differing {
            ($0.layer.cornerRadius, $0.layer.borderWidth, $0.layer.shadowRadius, $0.layer.zPosition) = (3, 3, 9, 3)
            ($0.layer.borderColor, $0.layer.shadowColor) = (UIColor.red.cgColor, UIColor.red.cgColor)
            ($0.layer.shadowOpacity, $0.layer.shadowOffset) = (0.5, CGSize(width: 1, height: 2))
        }
        let names = [
            "borderColor", "borderWidth", "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity",
            "shadowRadius", "zPosition",
        ]
        #expect(changed == names.map { "layer.\($0)" })
        let added = differing { $0.contentView.layer.addSublayer(CALayer()) }
        #expect(added.first == "contentView.layer.sublayers")
        #expect(added.dropFirst().allSatisfy { $0.hasPrefix("contentView.layer.sublayers[0].") })
    }

    @Test
    func
        `CellFacts lists a property of a label by a path that begins with the name of the cell's property for the label`()
    {
        let changed = differing {
            ($0.label.isHidden, $0.label.tag, $0.label.contentMode, $0.label.isUserInteractionEnabled) = (
                true, 1, .center, true
            )
            ($0.label.accessibilityIdentifier, $0.label.numberOfLines, $0.label.textAlignment) = ("x", 2, .right)
        }
        let names = [
            "accessibilityIdentifier", "contentMode", "isHidden", "isUserInteractionEnabled", "numberOfLines", "tag",
            "textAlignment",
        ]
        #expect(changed == names.map { "label.\($0)" })
        #expect(differing { $0.isSelected = true } == ["isSelected"])
    }

    @Test func `CellFacts names the items of a constraint by their paths in the cell`() {
        let cell = Cell(frame: .zero)
        cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4).isActive = true
        let constraints = CellFacts(of: cell).all.first { $0.path == "constraints" }?.value ?? ""
        for part in ["contentView.leading", "the cell.leading * 1.0 + 4.0"] {
            #expect(constraints.contains(part), "\(constraints)")
        }
    }

    @Test func `CellFacts reads the stored properties of a cell part by part, down to the fifth nested object`() {
        #expect(differing { $0.price.amount = 2 } == ["price.amount"])
        #expect(differing { $0.price.currency = "USD" } == ["price.currency"])
        #expect(differing { $0.numbers = [2, 1] } == ["numbers"])
        #expect(differing { $0.names = ["a", "b"] } == [])
        #expect(differing { $0.optional = 3 } == ["optional"])
        #expect(differing { $0.nothing = Nothing() } == [])
        var path = "box"
        var boxes: [(Cell) -> Box?] = [{ $0.box }]
        for _ in 1..<6 {
            let outer = boxes[boxes.count - 1]
            boxes.append { outer($0)?.inner }
        }
        for (depth, box) in boxes.enumerated() {
            #expect(differing { box($0)?.value = 5 } == (depth < 5 ? ["\(path).value"] : []), "depth \(depth)")
            path += ".inner"
        }
    }

    private final class Crowd: UICollectionViewListCell {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
        let button = UIButton(frame: CGRect(x: 5, y: 6, width: 7, height: 8))

        override init(frame: CGRect) {
            super.init(frame: frame)
            let image = UIImageView(image: UIImage(named: "seen"))
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 20, height: 9))
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 9, width: 20, height: 9))
            let spinner = UIActivityIndicatorView(style: .medium)
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            let own: [UIView] = [label, image, stack, scroll, spinner, effect, button]
            own.forEach(contentView.addSubview)
            label.attributedText = NSAttributedString(
                string: "styled text", attributes: [.foregroundColor: UIColor.blue])
            (label.font, label.textAlignment, label.numberOfLines) = (.boldSystemFont(ofSize: 11), .center, 2)
            (label.lineBreakMode, label.isHighlighted, label.highlightedTextColor) = (.byClipping, true, .green)
            (label.shadowColor, label.shadowOffset) = (.brown, CGSize(width: 2, height: 3))
            image.highlightedImage = UIImage(named: "lit")
            for word in ["one", "two"] {
                let part = UILabel()
                part.text = word
                stack.addArrangedSubview(part)
            }
            (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (.vertical, 3, .center, .fillEqually)
            stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
            (scroll.contentSize, scroll.contentInset.top) = (CGSize(width: 40, height: 50), 6)
            (scroll.contentOffset.y, scroll.isScrollEnabled) = (12, false)
            spinner.startAnimating()
            button.setTitle("push", for: .normal)
            button.setTitle("pushed", for: .highlighted)
            button.setTitleColor(.red, for: .selected)
            button.setImage(UIImage(named: "icon"), for: .normal)
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            (button.isEnabled, button.isSelected) = (false, true)
            (accessories, indentationLevel) = ([.disclosureIndicator(), .label(text: "9")], 2)
            (isSelected, alpha, tag) = (true, 0.5, 4)
            backgroundConfiguration = .listPlainCell()
            addGestureRecognizer(UITapGestureRecognizer())
            accessibilityTraits = [.button, .selected]
            let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
            shape.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 2)).cgPath
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (UIColor.red.cgColor, UIColor.blue.cgColor, 3)
            (gradient.colors, gradient.locations) = ([UIColor.red.cgColor, UIColor.green.cgColor], [0, 0.5])
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
            for extra in [shape, gradient] { contentView.layer.addSublayer(extra) }
            (layer.cornerRadius, layer.name, layer.mask) = (3, "card", CALayer())
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `The facts of a cell with every kind of view are those in the golden file`() throws {
        let stage = Stage(width: 100, height: 100)
        let facts = stage.run { CellFacts(of: Crowd(frame: CGRect(x: 0, y: 0, width: 50, height: 40))).all }
        try Golden.check(facts.map { "\($0.path): \($0.value)\n" }.joined(), "a cell with every kind of view")
    }

    @Test func `CellFacts reads the properties of an object only if the app has declared its class`() {
        let tools: [AnyObject] = [
            JSONDecoder(), JSONEncoder(), PropertyListDecoder(), DateFormatter(), NSString("a"), NSLock(),
            \Price.amount, CALayer(), UIColor.red, UIFont.systemFont(ofSize: 12), UICollectionViewFlowLayout(),
        ]
        for tool in tools {
            let cell = Cell(frame: .zero)
            cell.tool = tool
            let paths = CellFacts(of: cell).all.map(\.path).filter { $0.hasPrefix("tool") }
            #expect(paths == ["tool"], "\(String(reflecting: type(of: tool)))")
        }
        let cell = Cell(frame: .zero)
        cell.tool = Box()
        #expect(CellFacts(of: cell).all.map(\.path).filter { $0.hasPrefix("tool") }.count > 1)
    }
}
