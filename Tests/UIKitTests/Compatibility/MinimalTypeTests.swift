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
