extension UIWindow {
    /// The place of a window in the order of windows, back to front. Stored; windows do not cover
    /// each other.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}

/// A scene of the app. Not modelled: all windows are on the only screen.
open class UIScene: UIResponder {}

/// A scene with all windows of the app, on the main screen.
open class UIWindowScene: UIScene {
    open var screen: UIScreen { World.current.screen }
    open var windows: [UIWindow] { World.current.allWindows }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
}

/// An object with a coordinate space. Points and rectangles can be converted from one space to
/// another.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self as any UICoordinateSpace) ?? point
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self as any UICoordinateSpace) ?? point
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: self as any UICoordinateSpace) ?? rect
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: self as any UICoordinateSpace) ?? rect
    }
}
