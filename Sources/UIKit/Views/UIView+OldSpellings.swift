extension UIView {
    @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) {
        sendSubviewToBack(view)
    }

    @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) {
        bringSubviewToFront(view)
    }
}
