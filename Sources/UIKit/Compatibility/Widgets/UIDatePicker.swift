/// A control with a date. Its look is not modelled, and nobody can turn its wheels.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Kept: nothing reads it.
    open var datePickerMode = Mode.dateAndTime
    /// Kept: nothing reads it.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// Kept: nothing reads it.
    open var locale: Locale?
    /// Kept: nothing reads it.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// Kept: nothing reads it.
    open var timeZone: TimeZone?
    /// In minutes. Kept: nothing reads it.
    open var minuteInterval = 1
    /// In seconds. Kept: nothing reads it.
    open var countDownDuration: TimeInterval = 0
    open var minimumDate: Date? {
        didSet { setDate(date, animated: false) }
    }
    open var maximumDate: Date? {
        didSet { setDate(date, animated: false) }
    }

    /// The beginning of 2001 at first, where UIKit has the present: nothing here reads the time of day.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    private var chosen = Date(timeIntervalSinceReferenceDate: 0)

    /// Sends no action. A date outside of the limits becomes the nearest one inside.
    open func setDate(_ date: Date, animated: Bool) {
        let low = minimumDate.map { max(date, $0) } ?? date
        chosen = maximumDate.map { min(low, $0) } ?? low
    }

    /// UNKNOWN: the size of each style; this is that of the wheels.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
