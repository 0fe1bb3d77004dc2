import UIKit

extension ViewTree {
    /// A layer that shows something in addition to what its view's properties show: a plain layer,
    /// a shape, a gradient or a mask. Lengths are in points, and colours are red, green, blue and
    /// alpha from 0 to 1.
    public struct Layer: Equatable, Sendable {
        public enum Role: String, Codable, Sendable {
            /// The view's own layer, listed because it is a shape or a gradient.
            case own
            /// A mask: nothing is painted outside of its shape.
            case mask
        }

        private var rectangle: JSONRectangle
        /// The role of the layer; nil for a layer among the subviews, and for a sublayer of such a
        /// layer.
        public var use: Role?
        /// The number of layers between this layer and the view's own layer; nil for zero.
        public var level: Int?
        /// The number of subviews that lie behind the layer; nil for zero, and for a layer inside
        /// another layer.
        public var subviewsBelow: Int?
        /// The frame in the superlayer. For the view's own layer, its origin is zero.
        public var frame: CGRect {
            get { rectangle.rect }
            set { rectangle.rect = newValue }
        }
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
        /// The points of a shape, with a list x, y, x, y, ... for each subpath; nil for other
        /// layers.
        public var outline: [[Double]]?
        /// The colours of a gradient, each followed by its location from 0 to 1; nil for other
        /// layers.
        public var colors: [[Double]]?
        /// The start and the end point of a gradient, as four numbers in units of the layer's width
        /// and height; nil for other layers.
        public var direction: [Double]?

        public init(frame: CGRect) {
            rectangle = JSONRectangle(frame)
        }
    }
}

extension ViewTree.Layer: Codable {
    private enum CodingKeys: String, CodingKey {
        case rectangle = "frame"
        case use, level, zPosition, opacity, transform, clips, fill, stroke, lineWidth, outline, colors, direction
        case appearance = "look"
        case subviewsBelow = "above"
    }
}

/// A rectangle whose JSON form has the four numbers x, y, width and height.
private struct JSONRectangle: Codable, Equatable {
    var rect: CGRect

    init(_ rect: CGRect) { self.rect = rect }

    init(from decoder: any Decoder) throws {
        let file = try decoder.singleValueContainer()
        guard let rect = CGRect(numbers: try file.decode([CGFloat].self)) else {
            throw DecodingError.dataCorruptedError(in: file, debugDescription: "a rectangle has four numbers")
        }
        self.rect = rect
    }

    func encode(to encoder: any Encoder) throws {
        var file = encoder.singleValueContainer()
        try file.encode(rect.numbers)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a rectangle, which is zero if it is missing. The compiler calls this method in the
    /// decoding that it writes for a layer.
    fileprivate func decode(_ type: JSONRectangle.Type, forKey key: Key) throws -> JSONRectangle {
        try decodeIfPresent(type, forKey: key) ?? JSONRectangle(.zero)
    }
}
