import Offscreen
import UIKit

/// The controls of a screen for random programs, which write the events that they send.
@MainActor
final class ViewWidgets: NSObject, UITextFieldDelegate {
    private let callLog: CallLog
    let toggle = UISwitch(frame: CGRect(x: 10, y: 370, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 70, y: 370, width: 100, height: 31))
    let stepper = UIStepper(frame: CGRect(x: 180, y: 370, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["one", "two", "three"])
    let field = UITextField(frame: CGRect(x: 10, y: 440, width: 120, height: 30))
    let pages = UIPageControl(frame: CGRect(x: 140, y: 440, width: 80, height: 26))
    let progress = UIProgressView(progressViewStyle: .default)

    init(_ callLog: CallLog) {
        self.callLog = callLog
        super.init()
        segments.frame = CGRect(x: 10, y: 405, width: 200, height: 32)
        progress.frame = CGRect(x: 230, y: 450, width: 80, height: 4)
        field.placeholder = "Name"
        field.delegate = self
        pages.numberOfPages = 4
        for (name, control) in controls {
            let events: [(UIControl.Event, String)] = [
                (.valueChanged, "changed"), (.editingChanged, "edited"), (.editingDidBegin, "began"),
                (.editingDidEnd, "ended"), (.touchUpInside, "up"), (.touchDown, "down"), (.touchCancel, "cancelled"),
            ]
            for (event, word) in events {
                control.addAction(UIAction { _ in callLog.lines.append("\(name) \(word)") }, for: event)
            }
        }
    }

    var controls: [(name: String, control: UIControl)] {
        [
            ("switch", toggle), ("slider", slider), ("stepper", stepper), ("segments", segments), ("field", field),
            ("pages", pages),
        ]
    }
    var views: [UIView] { controls.map(\.control) + [progress] }

    /// The values of the controls, by name.
    var facts: [(name: String, value: String)] {
        let titles = (0..<segments.numberOfSegments).map {
            "\(segments.titleForSegment(at: $0) ?? "nil") \(segments.isEnabledForSegment(at: $0))"
        }
        return [
            ("switch", "\(toggle.isOn)"),
            ("slider", "\(slider.value) \(slider.minimumValue) \(slider.maximumValue)"),
            ("stepper", "\(stepper.value) \(stepper.minimumValue) \(stepper.maximumValue) \(stepper.wraps)"),
            ("segments", "\(segments.selectedSegmentIndex) \(segments.isMomentary) \(titles)"),
            ("field", "\(field.text ?? "nil") \(field.isEditing) \(field.hasText) \(field.placeholder ?? "nil")"),
            ("pages", "\(pages.currentPage) \(pages.numberOfPages) \(pages.size(forNumberOfPages: 2).text)"),
            ("progress", "\(progress.progress)"),
        ] + controls.map { ("\($0) state", "\($1.state.rawValue) \($1.isTracking) \($1.isTouchInside)") }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        callLog.lines.append("field should begin")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        callLog.lines.append("field ended with \(field.text ?? "nil")")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        callLog.lines.append("field changes \(range.location) \(range.length) to \(string)")
        return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        callLog.lines.append("field returns")
        return true
    }
}

extension ViewStep {
    static let widgets = [
        ViewStep("touch of a control") { stage, screen, random in
            let control = screen.widgets.controls.randomElement(using: &random)!.control
            let x = CGFloat(Int.random(in: 2..<40, using: &random)), y = control.bounds.midY
            _ = stage.touchDown(at: control.convert(CGPoint(x: x, y: y), to: nil))
            let distance = CGFloat(Int.random(in: 0...60, using: &random))
            stage.touchMove(to: control.convert(CGPoint(x: x + distance, y: y), to: nil))
            if Int.random(in: 0..<4, using: &random) == 0 { stage.touchCancel() } else { stage.touchUp() }
        },
        ViewStep("tap of a control") { stage, screen, random in
            _ = stage.tap(screen.widgets.controls.randomElement(using: &random)!.control)
        },
        ViewStep("typing") { stage, screen, random in
            if !screen.widgets.field.isEditing { _ = stage.tap(screen.widgets.field) }
            try? stage.type(["ab", "x", "c\n", ""].randomElement(using: &random)!)
        },
        act("value") { screen, random in
            let widgets = screen.widgets
            switch Int.random(in: 0..<8, using: &random) {
            case 0: widgets.toggle.setOn(!widgets.toggle.isOn, animated: Bool.random(using: &random))
            case 1: widgets.slider.value = Float(Int.random(in: -2...8, using: &random)) / 4
            case 2: widgets.stepper.value += Double(Int.random(in: -3...3, using: &random))
            case 3: widgets.segments.selectedSegmentIndex = Int.random(in: -1...2, using: &random)
            case 4: widgets.field.text = ["", "text", nil].randomElement(using: &random)!
            case 5: widgets.pages.currentPage = Int.random(in: -1...6, using: &random)
            case 6: widgets.progress.setProgress(Float(Int.random(in: -1...5, using: &random)) / 4, animated: true)
            default: widgets.field.deleteBackward()
            }
        },
        act("limits") { screen, random in
            let widgets = screen.widgets
            switch Int.random(in: 0..<8, using: &random) {
            case 0: widgets.slider.maximumValue = Float(Int.random(in: 0...3, using: &random))
            case 1: widgets.slider.minimumValue = Float(Int.random(in: -1...1, using: &random))
            case 2: widgets.stepper.maximumValue = Double(Int.random(in: 0...3, using: &random))
            case 3: widgets.stepper.wraps.toggle()
            case 4: widgets.segments.isMomentary.toggle()
            case 5: widgets.segments.setEnabled(Bool.random(using: &random), forSegmentAt: 1)
            case 6: widgets.pages.numberOfPages = Int.random(in: 0...5, using: &random)
            default: widgets.controls.randomElement(using: &random)!.control.isEnabled.toggle()
            }
        },
        act("first responder") { screen, random in
            if Bool.random(using: &random) {
                _ = screen.widgets.field.becomeFirstResponder()
            } else {
                _ = screen.controller.view.endEditing(Bool.random(using: &random))
            }
        },
        act("alert") { screen, random in
            guard screen.controller.presentedViewController == nil else { return }
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addTextField { $0.text = "typed" }
            for title in ["Yes", "No"] {
                alert.addAction(
                    UIAlertAction(title: title, style: .default) { [callLog = screen.callLog] _ in
                        callLog.lines.append("alert \(title)")
                    })
            }
            screen.controller.present(alert, animated: Bool.random(using: &random))
        },
    ]
}
