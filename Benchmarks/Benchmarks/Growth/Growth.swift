import Foundation

/// The times of a workload at several sizes.
@MainActor
struct Growth {
    /// The quantity that grows.
    enum Axis: String, CaseIterable {
        case items, changes, visible, sections, constraints

        /// The unit of the axis. Changes are measured over the number of items.
        var unit: String { self == .changes ? "items" : rawValue }
    }

    let name: String
    let axis: Axis
    let sizes: [Int]
    let make: (Int) -> Trial

    init(_ name: String, _ axis: Axis, _ sizes: [Int], make: @escaping (Int) -> Trial) {
        (self.name, self.axis, self.sizes, self.make) = (name, axis, sizes, make)
    }

    struct Point {
        let size: Int
        /// The processor time of a step in nanoseconds, the least of several.
        let time: Double
    }

    struct Curve {
        let name: String
        let axis: Axis
        let points: [Point]

        /// The exponent of the power of the size that fits the times of the larger half of the
        /// sizes best.
        var exponent: Double { Curve.exponent(Array(points.suffix(max(2, (points.count + 1) / 2)))) }

        static func exponent(_ points: [Point]) -> Double {
            let logs = points.map { (x: log(Double($0.size)), y: log($0.time)) }
            let (x, y) = (
                logs.reduce(0) { $0 + $1.x } / Double(logs.count), logs.reduce(0) { $0 + $1.y } / Double(logs.count)
            )
            let spread = logs.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
            return spread == 0 ? 0 : logs.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
        }
    }

    func measure(samples: Int) -> Curve {
        Curve(
            name: name, axis: axis,
            points: sizes.map { size in
                let trial = make(size)
                var least = Double.infinity
                for _ in 0...samples {
                    trial.prepare()
                    let start = Machine.processorTime
                    trial.run()
                    least = min(least, (Machine.processorTime - start) / Double(trial.steps))
                }
                return Point(size: size, time: least)
            })
    }

    static func table(_ curves: [Curve]) -> String {
        Axis.allCases.map { axis in
            let own = curves.filter { $0.axis == axis }
            let sizes = Set(own.flatMap { $0.points.map(\.size) }).sorted()
            let header = ["\(axis == .changes ? "changes " : "")by \(axis.unit)"] + sizes.map(text) + ["exponent"]
            let rows = own.map { curve in
                [curve.name]
                    + sizes.map { size in curve.points.first { $0.size == size }.map { Text.time($0.time) } ?? "" }
                    + [String(format: "%.2f", curve.exponent)]
            }
            return Text.table([header] + rows)
        }.joined(separator: "\n")
    }

    static func text(_ size: Int) -> String {
        switch size {
        case 1_000_000...: "\(size / 1_000_000)M"
        case 1000...: "\(size / 1000)K"
        default: "\(size)"
        }
    }
}
