/// The notifications of the keyboard. Not modelled: there is no keyboard, so nothing posts them.
/// Reading the name of one is reported in the trace.
extension UIResponder {
    public nonisolated static var keyboardWillShowNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardWillShowNotification")
        return NSNotification.Name("UIKeyboardWillShowNotification")
    }
    public nonisolated static var keyboardDidShowNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardDidShowNotification")
        return NSNotification.Name("UIKeyboardDidShowNotification")
    }
    public nonisolated static var keyboardWillHideNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardWillHideNotification")
        return NSNotification.Name("UIKeyboardWillHideNotification")
    }
    public nonisolated static var keyboardDidHideNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardDidHideNotification")
        return NSNotification.Name("UIKeyboardDidHideNotification")
    }
    public nonisolated static var keyboardWillChangeFrameNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardWillChangeFrameNotification")
        return NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    public nonisolated static var keyboardDidChangeFrameNotification: NSNotification.Name {
        World.recordNotModelled("UIResponder.keyboardDidChangeFrameNotification")
        return NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    // The keys of the values in a notification of the keyboard.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
