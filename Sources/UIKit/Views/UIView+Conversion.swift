/// Conversion of points and rectangles between the coordinate spaces of two views. `nil` stands for the window.
extension UIView {
    func convertPoint(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        layer.convert(point, from: (source ?? enclosingWindow)?.layer, to: (target ?? enclosingWindow)?.layer)
    }

    func convertRect(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
        layer.convert(rect, from: (source ?? enclosingWindow)?.layer, to: (target ?? enclosingWindow)?.layer)
    }
}
