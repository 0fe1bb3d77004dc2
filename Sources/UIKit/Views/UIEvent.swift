/// The state of all touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    open var type: EventType { .touches }
    open internal(set) var allTouches: Set<UITouch>?
}
