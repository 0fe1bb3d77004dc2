import Offscreen
import Testing
import UIKit

@MainActor struct MinimalTypeTests {
    @Test func `An alert controller has its title, actions and text fields, and can be presented`() {
        let (stage, home) = (Stage(width: 100, height: 100), UIViewController())
        stage.show(home)
        let alert = UIAlertController(title: "Delete?", message: "All", preferredStyle: .actionSheet)
        #expect(alert.title == "Delete?")
        #expect(alert.message == "All")
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.textFields == nil)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(cancel)
        alert.addTextField { $0.text = "name" }
        #expect(alert.actions == [cancel])
        #expect(cancel.title == "Cancel")
        #expect(cancel.style == .cancel)
        #expect(alert.textFields?.map(\.text) == ["name"])
        stage.act("present") { home.present(alert, animated: true) }
        #expect(home.presentedViewController === alert)
        expectStored(cancel, .value(\.isEnabled, true, false))
        expectRawValues([0, 1, 2], of: UIAlertAction.Style.default, .cancel, .destructive)
        expectRawValues([0, 1], of: UIAlertController.Style.actionSheet, .alert)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [true, false])
    func `A tap on an action of an alert dismisses the alert, and then runs the handler`(
        style: UIAlertController.Style, isLate: Bool
    ) throws {
        let (stage, home) = (Stage(width: 320, height: 480), UIViewController())
        stage.show(home)
        let alert = UIAlertController(title: "Delete?", message: "A long message in two lines", preferredStyle: style)
        var log: [String] = []
        func add(_ title: String, _ style: UIAlertAction.Style) {
            alert.addAction(
                UIAlertAction(title: title, style: style) { action in
                    log.append("\(action.title ?? "") \(home.presentedViewController == nil)")
                })
        }
        if isLate { stage.act("present") { home.present(alert, animated: true) } }
        stage.act("add") {
            add("Cancel", .cancel)
            add("Delete", .destructive)
            add("Keep", .default)
            alert.actions[2].isEnabled = false
        }
        if !isLate { stage.act("present") { home.present(alert, animated: true) } }
        let tops = try ["Cancel", "Delete", "Keep"].map { title in
            let view = try stage.view(text: title)
            return view.convert(view.bounds, to: nil).minY
        }
        #expect(tops[1] < tops[2])
        #expect((tops[0] > tops[2]) == (style == .actionSheet))
        try stage.tap(text: "Keep")
        #expect(log.isEmpty)
        #expect(home.presentedViewController === alert)
        try stage.tap(text: "Delete")
        #expect(log == ["Delete true"])
        #expect(home.presentedViewController == nil)
    }

    @Test func `A handler of an alert's action may present the next alert, and a text field takes what is typed`()
        throws
    {
        let (stage, home) = (Stage(width: 320, height: 480), UIViewController())
        stage.show(home)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        first.addTextField { $0.placeholder = "name" }
        first.addAction(UIAlertAction(title: "Next", style: .default) { _ in home.present(second, animated: true) })
        stage.act("present") { home.present(first, animated: true) }
        try stage.tap(text: "name")
        try stage.type("ab")
        #expect(first.textFields?.first?.text == "ab")
        try stage.tap(text: "Next")
        #expect(home.presentedViewController === second)
        stage.act("message") { second.message = "more" }
        #expect(throws: Never.self) { try stage.view(text: "more") }
    }

    @Test func `A date picker keeps its date between its minimum and maximum dates`() {
        let picker = UIDatePicker()
        func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
        #expect(picker.date == date(0))
        #expect(picker.intrinsicContentSize == CGSize(320, 216))
        picker.date = date(50)
        #expect(picker.date == date(50))
        picker.maximumDate = date(40)
        #expect(picker.date == date(40))
        picker.minimumDate = date(20)
        picker.setDate(date(10), animated: true)
        #expect(picker.date == date(20))
        expectStored(
            picker, .value(\.datePickerMode, .dateAndTime, .time),
            .value(\.preferredDatePickerStyle, .automatic, .wheels),
            .value(\.minuteInterval, 1, 5), .value(\.countDownDuration, 0, 5))
        expectRawValues(Array(0...4), of: UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth)
        expectRawValues(Array(0...3), of: UIDatePickerStyle.automatic, .wheels, .compact, .inline)
    }

    @Test func `A toolbar stores its items and has an intrinsic height of 44 points`() {
        let (bar, item) = (UIToolbar(), UIBarButtonItem(title: "a", menu: UIMenu(title: "m")))
        bar.setItems([item], animated: true)
        #expect(bar.items == [item])
        #expect(item.menu?.title == "m")
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(bar.sizeThatFits(CGSize(70, 7)) == CGSize(70, 44))
        expectStored(bar, .value(\.isTranslucent, true, false))
        #expect(UIBarButtonItem(systemItem: .add, menu: UIMenu()).menu != nil)
    }

    @Test func `A button stores its menu, and a controller's edit button begins and ends editing`() {
        let button = UIButton()
        button.menu = UIMenu(title: "m")
        #expect(button.menu?.title == "m")
        expectStored(button, .value(\.showsMenuAsPrimaryAction, false, true))
        let controller = UIViewController()
        let item = controller.editButtonItem
        #expect(item === controller.editButtonItem)
        #expect(item.title == "Edit")
        let control = UIControl()
        control.addAction(item.primaryAction!, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(controller.isEditing)
        #expect(controller.textInputContextIdentifier == nil)
        control.sendActions(for: .touchUpInside)
        #expect(!controller.isEditing)
    }

    @Test
    func
        `A tinted image keeps its size and has the given rendering mode, and system colors with different names are unequal`()
    {
        let image = UIImage(systemName: "star")!
        #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        #expect(image.withTintColor(.red).size == image.size)
        #expect(image.withTintColor(.red).renderingMode == image.renderingMode)
        let colors: [UIColor] = [
            .quaternaryLabel, .placeholderText, .link, .opaqueSeparator, .systemFill, .secondarySystemFill,
            .tertiarySystemFill,
            .quaternarySystemFill, .tertiarySystemGroupedBackground, .systemMint, .systemCyan, .systemBrown,
        ]
        #expect(Set(colors).count == colors.count)
    }
}
