/// A control with a date. Its look is not modelled, and touches do not change the date.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Stored; has no effect.
    open var datePickerMode = Mode.dateAndTime
    /// Stored; has no effect.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// Stored; has no effect.
    open var locale: Locale?
    /// Stored; has no effect.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// Stored; has no effect.
    open var timeZone: TimeZone?
    /// The interval between the minutes to choose from. Stored; has no effect.
    open var minuteInterval = 1
    /// The duration of the countdown, in seconds. Stored; has no effect.
    open var countDownDuration: TimeInterval = 0
    open var minimumDate: Date? {
        didSet { setDate(date, animated: false) }
    }
    open var maximumDate: Date? {
        didSet { setDate(date, animated: false) }
    }

    /// The chosen date. The default is the beginning of 2001, not the present as in UIKit, so that
    /// it is the same in every run.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    private var chosen = Date(timeIntervalSinceReferenceDate: 0)

    /// Sets the date without sending an action. A date outside of the limits becomes the nearest
    /// date inside.
    open func setDate(_ date: Date, animated: Bool) {
        let low = minimumDate.map { max(date, $0) } ?? date
        chosen = maximumDate.map { min(low, $0) } ?? low
    }

    /// UNKNOWN: the size of each style. Here every style has the size of the wheels.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
