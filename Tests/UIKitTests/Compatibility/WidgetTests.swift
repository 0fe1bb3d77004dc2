import Offscreen
import Testing
import UIKit

/// The values, the sizes and the actions of controls and text views.
@MainActor struct WidgetTests {
    private let stage = Stage(width: 320, height: 480)

    private func shown<Widget: UIView>(_ widget: Widget, width: CGFloat = 200) -> Widget {
        stage.act("show") {
            let size = widget.intrinsicContentSize
            widget.frame = CGRect(
                20, 20, size.width == UIView.noIntrinsicMetric ? width : size.width,
                size.height == UIView.noIntrinsicMetric ? 100 : size.height)
            stage.window.addSubview(widget)
        }
        return widget
    }

    /// Returns the number of times that an event is sent during an action.
    private func count(_ event: UIControl.Event, of control: UIControl, _ action: () -> Void) -> Int {
        var count = 0
        let counting = UIAction { _ in count += 1 }
        control.addAction(counting, for: event)
        action()
        control.removeAction(counting, for: event)
        return count
    }

    @Test func `A tap toggles an enabled switch and sends valueChanged, and setting the switch in code sends nothing`()
    {
        let toggle = shown(UISwitch())
        #expect(toggle.frame.size == CGSize(51, 31))
        #expect(!toggle.isOn)
        #expect(count(.valueChanged, of: toggle) { stage.tap(toggle) } == 1)
        #expect(toggle.isOn)
        #expect(count(.valueChanged, of: toggle) { toggle.setOn(false, animated: true) } == 0)
        #expect(!toggle.isOn)
        toggle.isEnabled = false
        #expect(count(.valueChanged, of: toggle) { stage.tap(toggle) } == 0)
        #expect(!toggle.isOn)
        #expect(UISwitch(frame: CGRect(3, 4, 500, 500)).frame == CGRect(3, 4, 51, 31))
    }

    @Test
    func `The value of a slider stays in its range, and a tap on the slider sets the value if the slider is enabled`() {
        let slider = shown(UISlider())
        func value(after change: () -> Void) -> Float {
            change()
            return slider.value
        }
        #expect(value { (slider.minimumValue, slider.maximumValue) = (10, 20) } == 10)
        #expect(value { slider.value = 99 } == 20)
        slider.setValue(12, animated: false)
        #expect(value { slider.maximumValue = 11 } == 11)
        slider.maximumValue = 20
        #expect(count(.valueChanged, of: slider) { stage.tap(slider) } == 1)
        #expect(abs(slider.value - 15) < 0.01)
        #expect(value { slider.minimumValue = 30 } == 30)
        #expect(slider.maximumValue == 30)
    }

    @Test func `A tap selects an enabled segment that is not selected, unless the control is disabled or momentary`() {
        let control = shown(UISegmentedControl(items: ["one", "two", "three"]))
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let last = CGPoint(control.frame.maxX - 3, control.frame.midY)
        #expect(count(.valueChanged, of: control) { stage.tap(at: last) } == 1)
        #expect(control.selectedSegmentIndex == 2)
        #expect(count(.valueChanged, of: control) { stage.tap(at: last) } == 0)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(count(.valueChanged, of: control) { stage.tap(control) } == 0)
        #expect(!control.isEnabledForSegment(at: 1))
        control.insertSegment(withTitle: "zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 3)
        #expect(control.titleForSegment(at: 0) == "zero")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.numberOfSegments == 2)
        control.isMomentary = true
        #expect(
            count(.valueChanged, of: control) { stage.tap(at: CGPoint(control.frame.minX + 3, control.frame.midY)) }
                == 1)
        #expect(control.selectedSegmentIndex == -1)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.titleForSegment(at: 9) == nil)
    }

    @Test func `Taps move an enabled page control forward and back, but not beyond its ends`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        _ = shown(control)
        let (left, right) = (control.frame.minX + 2, control.frame.maxX - 2)
        func tap(_ x: CGFloat) -> Int {
            count(.valueChanged, of: control) { stage.tap(at: CGPoint(x, control.frame.midY)) }
        }
        #expect(tap(left) == 0)
        #expect(tap(right) == 1)
        #expect(tap(right) == 1)
        #expect(tap(right) == 0)
        #expect(control.currentPage == 2)
        #expect(tap(left) == 1)
        #expect(control.currentPage == 1)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
        stage.layoutDirection = .rightToLeft
        control.numberOfPages = 3
        #expect(tap(left) == 1)
        #expect(control.currentPage == 1)
    }

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var refused = ""

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refused != "begin" }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location),\(range.length) \(string)")
            return string != refused || refused.isEmpty
        }
        func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text ?? "")") }
    }

    @Test func `A text field calls the method with a reason when editing ends, and another after each edit`() {
        final class ReasonEditor: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                log.append("end \(reason)")
            }
            func textFieldDidChangeSelection(_ textField: UITextField) { log.append("text \(textField.text ?? "")") }
        }
        let (field, editor) = (UITextField(), ReasonEditor())
        field.delegate = editor
        _ = shown(field)
        stage.run {
            field.becomeFirstResponder()
            field.insertText("a")
            field.deleteBackward()
            field.resignFirstResponder()
        }
        #expect(editor.log == ["text a", "text ", "end committed"])
    }

    @Test
    func
        `A tap begins the editing of an enabled text field if the delegate allows it, and each allowed edit sends editingChanged`()
    {
        let (field, editor) = (UITextField(), Editor())
        (field.placeholder, field.borderStyle, field.delegate) = ("name", .roundedRect, editor)
        _ = shown(field)
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.text == "")
        for (refused, isEditing) in [("begin", false), ("x", true)] {
            editor.refused = refused
            stage.tap(field)
            #expect(field.isEditing == isEditing)
        }
        let changes = count(.editingChanged, of: field) {
            for text in ["a", "x", "👍"] { field.insertText(text) }
            field.deleteBackward()
            field.insertText("\n")
        }
        #expect(changes == 3)
        #expect(field.text == "a")
        #expect(field.hasText)
        field.resignFirstResponder()
        #expect(editor.log == ["begin", "0,0 a", "1,0 x", "1,0 👍", "1,2 ", "return", "end"])
        field.clearsOnBeginEditing = true
        var textsAtBegin: [String?] = []
        field.addAction(UIAction { _ in textsAtBegin.append(field.text) }, for: .editingDidBegin)
        field.becomeFirstResponder()
        #expect(field.text == "")
        #expect(textsAtBegin == [""])
    }

    @Test func `A text field is as wide as its text or placeholder, and a rounded border adds 14 points`() {
        let (field, label) = (UITextField(), UILabel())
        label.font = field.font
        for text in ["name", "a much longer name"] {
            for (isPlaceholder, style, border) in [
                (false, .none, 0), (false, .roundedRect, 14), (true, .none, 0), (true, .roundedRect, 14),
            ] as [(Bool, UITextField.BorderStyle, CGFloat)] {
                field.borderStyle = style
                (field.text, field.placeholder) = isPlaceholder ? (nil, text) : (text, nil)
                label.text = text
                #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + border)
                #expect(field.sizeThatFits(CGSize(10, 10)) == field.intrinsicContentSize)
            }
        }
    }

    @Test func `A text view has an intrinsic height, that of its text and insets, only if its scrolling is disabled`() {
        let (view, editor) = (UITextView(frame: CGRect(0, 0, 120, 60)), Editor())
        (view.font, view.delegate, view.text) = (
            .systemFont(ofSize: 17), editor, String(repeating: "words ", count: 30)
        )
        #expect(view.intrinsicContentSize == CGSize(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric))
        stage.act("show") { stage.window.addSubview(view) }
        let wanted = view.sizeThatFits(CGSize(120, 0)).height
        #expect(wanted > 100)
        #expect(view.contentSize == CGSize(120, wanted))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == wanted)
        view.textContainerInset.top += 10
        #expect(view.intrinsicContentSize.height == wanted + 10)
        view.text = "a"
        view.insertText("b")
        view.deleteBackward()
        #expect(editor.log == ["changed ab", "changed a"])
    }

    @Test func `The title of a button is placed by its content alignments and insets`() throws {
        let button = UIButton(frame: CGRect(0, 0, 200, 100))
        button.setAttributedTitle(NSAttributedString(string: "styled"), for: .normal)
        #expect(button.titleLabel?.text == "styled")
        #expect(button.currentTitle == nil)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.leading, .bottom)
        button.contentEdgeInsets = UIEdgeInsets(1, 2, 3, 4)
        stage.act("show") { stage.window.addSubview(button) }
        let label = try #require(button.titleLabel)
        #expect(label.frame.minX == 2)
        #expect(label.frame.maxY == 97)
        stage.act("turn") {
            button.semanticContentAttribute = .forceRightToLeft
            button.setNeedsLayout()
        }
        #expect(label.frame.maxX == 196)
        #expect(button.effectiveContentHorizontalAlignment == .right)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("plain", for: .normal)
        #expect(label.text == "plain")
    }

    @Test func `Typing goes to the text field or text view that is being edited, and fails if no text is being edited`()
        throws
    {
        let field = shown(UITextField(), width: 100)
        stage.act("size") { field.frame.size = CGSize(100, 30) }
        #expect(throws: StageError.self) { try stage.type("a") }
        stage.tap(field)
        try stage.type("ab")
        #expect(field.text == "ab")
        #expect(stage.recording.trace.contains("type \"b\""))
        let view = UITextView(frame: CGRect(20, 200, 100, 60))
        stage.act("show") { stage.window.addSubview(view) }
        stage.tap(view)
        try stage.type("c")
        #expect(view.text == "c")
        #expect(field.text == "ab")
        #expect(!field.isEditing)
        view.isEditable = false
        view.resignFirstResponder()
        stage.tap(view)
        #expect(throws: StageError.self) { try stage.type("d") }
    }
}
