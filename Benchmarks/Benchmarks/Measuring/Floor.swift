/// The lower bound for a workload's time: its binds as a bare loop over plain objects. Each bind
/// pops an object, sets four numbers and pushes the object.
///
/// Ownership moves with the object, so the loop neither retains nor releases. Swift cannot do less.
struct Floor {
    private final class Plain {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private var dormant: [Plain]
    private var live: [Plain] = []

    init(objects: Int = 100) {
        dormant = (0..<objects).map { _ in Plain() }
        live.reserveCapacity(objects)
    }

    mutating func run(binds: Int) {
        Floor.bind(binds, from: &dormant, to: &live)
    }

    @inline(never)
    private static func bind(_ binds: Int, from dormant: inout [Plain], to live: inout [Plain]) {
        for bind in 0..<binds {
            if dormant.isEmpty { swap(&dormant, &live) }
            let plain = dormant.removeLast()
            plain.x = Double(bind % 5) * 80
            plain.y = Double(bind / 5) * 40
            plain.width = 80
            plain.height = 40
            live.append(consume plain)
        }
    }
}
