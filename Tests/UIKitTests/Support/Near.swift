import UIKit

/// Numbers that are equal to other numbers if each differs by less than a millionth.
struct Near: Equatable {
    let numbers: [CGFloat]

    init(_ numbers: CGFloat...) { self.numbers = numbers }
    init(_ point: CGPoint) { numbers = [point.x, point.y] }
    init(_ size: CGSize) { numbers = [size.width, size.height] }
    init(_ rect: CGRect) { numbers = [rect.minX, rect.minY, rect.width, rect.height] }

    static func == (a: Near, b: Near) -> Bool {
        a.numbers.count == b.numbers.count && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
