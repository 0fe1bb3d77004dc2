import UIKit

extension ViewTree {
    /// A layer that is no view's and shows something: a plain one, a shape, a gradient or a mask. Lengths are in points, and colours are
    /// red, green, blue and alpha from 0 to 1.
    public struct Layer: Equatable, Sendable {
        public enum Use: String, Codable, Sendable {
            /// It is the view's own layer, told for the shape or the gradient that it shows.
            case own
            /// What lies outside its shape is not painted.
            case mask
        }

        /// Nil for one that lies among the subviews.
        public var use: Use?
        /// Steps below the view's own layer; nil for none.
        public var level: Int?
        /// How many subviews stand behind it; nil for none.
        public var subviewsBelow: Int?
        /// In the layer above, from its upper left corner.
        public var frame: CGRect
        public var zPosition: CGFloat?
        public var opacity: Double?
        /// The affine transform's six numbers; nil for the identity.
        public var transform: [CGFloat]?
        /// What lies outside it is not painted.
        public var clips: Bool?
        public var look: Look?
        public var fill: [Double]?
        public var stroke: [Double]?
        public var lineWidth: Double?
        /// Of a shape: x and y by turns, a list for each piece.
        public var outline: [[Double]]?
        /// Of a gradient: each with how far along it stands, from 0 to 1.
        public var colors: [[Double]]?
        /// Of a gradient: x and y of its start and its end, in fractions of the size.
        public var direction: [Double]?

        public init(frame: CGRect) {
            self.frame = frame
        }
    }
}

extension ViewTree.Layer: Codable {
    private enum Key: String, CodingKey {
        case use, level, frame, zPosition, opacity, transform, clips, look, fill, stroke, lineWidth, outline, colors, direction
        case subviewsBelow = "above"
    }

    public func encode(to encoder: any Encoder) throws {
        var file = encoder.container(keyedBy: Key.self)
        try file.write(use, .use, unless: nil)
        try file.write(level, .level, unless: nil)
        try file.write(subviewsBelow, .subviewsBelow, unless: nil)
        try file.write(frame, .frame)
        try file.write(zPosition, .zPosition, unless: nil)
        try file.write(opacity, .opacity, unless: nil)
        try file.write(transform, .transform, unless: nil)
        try file.write(clips, .clips, unless: nil)
        try file.write(look, .look, unless: nil)
        try file.write(fill, .fill, unless: nil)
        try file.write(stroke, .stroke, unless: nil)
        try file.write(lineWidth, .lineWidth, unless: nil)
        try file.write(outline, .outline, unless: nil)
        try file.write(colors, .colors, unless: nil)
        try file.write(direction, .direction, unless: nil)
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
        look = try file.read(.look)
        fill = try file.read(.fill)
        stroke = try file.read(.stroke)
        lineWidth = try file.read(.lineWidth)
        outline = try file.read(.outline)
        colors = try file.read(.colors)
        direction = try file.read(.direction)
    }
}
