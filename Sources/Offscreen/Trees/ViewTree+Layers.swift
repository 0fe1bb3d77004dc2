import UIKit

extension ViewTree {
    /// A layer that shows something in addition to what its view's properties show: a plain layer, a shape, a gradient or a mask.
    /// Lengths are in points, and colours are red, green, blue and alpha from 0 to 1.
    public struct Layer: Equatable, Sendable {
        public enum Role: String, Codable, Sendable {
            /// The view's own layer, listed because it is a shape or a gradient.
            case own
            /// A mask: nothing is painted outside of its shape.
            case mask
        }

        /// The role of the layer; nil for a layer among the subviews, and for a sublayer of such a layer.
        public var use: Role?
        /// The number of layers between this layer and the view's own layer; nil for zero.
        public var level: Int?
        /// The number of subviews that lie behind the layer; nil for zero, and for a layer inside another layer.
        public var subviewsBelow: Int?
        /// The frame in the superlayer. For the view's own layer, its origin is zero.
        public var frame: CGRect
        /// The `zPosition`; nil for zero.
        public var zPosition: CGFloat?
        /// The opacity; nil for 1.
        public var opacity: Double?
        /// The affine transform's six numbers; nil for the identity.
        public var transform: [CGFloat]?
        /// Whether nothing is painted outside of the layer; nil for false.
        public var clips: Bool?
        public var appearance: Appearance?
        public var fill: [Double]?
        public var stroke: [Double]?
        public var lineWidth: Double?
        /// The points of a shape, with a list x, y, x, y, ... for each subpath; nil for other layers.
        public var outline: [[Double]]?
        /// The colours of a gradient, each followed by its location from 0 to 1; nil for other layers.
        public var colors: [[Double]]?
        /// The start and the end point of a gradient, as four numbers in units of the layer's width and height; nil for other
        /// layers.
        public var direction: [Double]?

        public init(frame: CGRect) {
            self.frame = frame
        }
    }
}

extension ViewTree.Layer: Codable {
    private enum Key: String, CodingKey {
        case use, level, frame, zPosition, opacity, transform, clips, fill, stroke, lineWidth, outline, colors, direction
        case appearance = "look"
        case subviewsBelow = "above"
    }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.write(use, forKey: .use, unlessEqualTo: nil)
        try file.write(level, forKey: .level, unlessEqualTo: nil)
        try file.write(subviewsBelow, forKey: .subviewsBelow, unlessEqualTo: nil)
        try file.write(frame, forKey: .frame)
        try file.write(zPosition, forKey: .zPosition, unlessEqualTo: nil)
        try file.write(opacity, forKey: .opacity, unlessEqualTo: nil)
        try file.write(transform, forKey: .transform, unlessEqualTo: nil)
        try file.write(clips, forKey: .clips, unlessEqualTo: nil)
        try file.write(appearance, forKey: .appearance, unlessEqualTo: nil)
        try file.write(fill, forKey: .fill, unlessEqualTo: nil)
        try file.write(stroke, forKey: .stroke, unlessEqualTo: nil)
        try file.write(lineWidth, forKey: .lineWidth, unlessEqualTo: nil)
        try file.write(outline, forKey: .outline, unlessEqualTo: nil)
        try file.write(colors, forKey: .colors, unlessEqualTo: nil)
        try file.write(direction, forKey: .direction, unlessEqualTo: nil)
    }

    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        self.init(frame: try file.readRect(.frame) ?? .zero)
        use = try file.read(.use)
        level = try file.read(.level)
        subviewsBelow = try file.read(.subviewsBelow)
        zPosition = try file.read(.zPosition)
        opacity = try file.read(.opacity)
        transform = try file.read(.transform)
        clips = try file.read(.clips)
        appearance = try file.read(.appearance)
        fill = try file.read(.fill)
        stroke = try file.read(.stroke)
        lineWidth = try file.read(.lineWidth)
        outline = try file.read(.outline)
        colors = try file.read(.colors)
        direction = try file.read(.direction)
    }
}
