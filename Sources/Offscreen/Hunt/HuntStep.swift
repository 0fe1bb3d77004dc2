import UIKit

/// One random thing that is done to a collection view in a hunt. Numbers are points, or section and item.
public enum HuntStep: Equatable, Sendable, CustomStringConvertible {
    case scroll(Int)
    case reload
    case reloadSection(Int)
    case insert(section: Int, item: Int)
    case delete(section: Int, item: Int)
    case move(section: Int, item: Int, toSection: Int, toItem: Int)
    case resize(width: Int, height: Int)
    case tap(x: Int, y: Int)

    /// The step as a line of a scenario.
    public var description: String {
        switch self {
        case .scroll(let distance): "scroll by=\(distance)"
        case .reload: "reload"
        case .reloadSection(let section): "reload section=\(section)"
        case .insert(let section, let item): "insert \(section)-\(item)"
        case .delete(let section, let item): "delete \(section)-\(item)"
        case .move(let section, let item, let toSection, let toItem): "move \(section)-\(item) \(toSection)-\(toItem)"
        case .resize(let width, let height): "resize \(width)x\(height)"
        case .tap(let x, let y): "tap \(x),\(y)"
        }
    }

    /// A step that can be done to a model with so many items.
    static func random(counts: [Int], size: CGSize, using generator: inout SeededGenerator, edits: Bool) -> HuntStep {
        func below(_ count: Int, _ generator: inout SeededGenerator) -> Int {
            count <= 1 ? 0 : Int.random(in: 0..<count, using: &generator)
        }
        let section = below(counts.count, &generator)
        let count = counts.isEmpty ? 0 : counts[section]
        switch Int.random(in: 0..<(edits && !counts.isEmpty ? 14 : 9), using: &generator) {
        case 0...4: return .scroll(Int.random(in: -300...300, using: &generator))
        case 5: return .reload
        case 6: return counts.isEmpty ? .reload : .reloadSection(section)
        case 7:
            let width = Int(size.width)
            return .resize(width: max(60, width + Int.random(in: -60...60, using: &generator)), height: Int(size.height))
        case 8:
            return .tap(x: below(Int(size.width), &generator), y: below(Int(size.height), &generator))
        case 9, 10: return .insert(section: section, item: below(count + 1, &generator))
        case 11, 12: return count > 0 ? .delete(section: section, item: below(count, &generator)) : .reload
        default:
            guard count > 0 else { return .reload }
            let target = below(counts.count, &generator)
            let room = counts[target] + (target == section ? 0 : 1)
            return .move(section: section, item: below(count, &generator), toSection: target, toItem: below(room, &generator))
        }
    }

    /// Simpler steps that might do as well, the simplest first.
    var simpler: [HuntStep] {
        func toward0(_ value: Int) -> [Int] { value == 0 ? [] : value == 1 || value == -1 ? [0] : [0, value / 2, value - value.signum()] }
        switch self {
        case .scroll(let distance):
            return toward0(distance).filter { $0 != 0 }.map { .scroll($0) } + (distance < 0 ? [.scroll(-distance)] : [])
        case .reload: return []
        case .reloadSection(let section): return [.reload] + toward0(section).map { .reloadSection($0) }
        case .insert(let section, let item):
            return toward0(section).map { .insert(section: $0, item: item) } + toward0(item).map { .insert(section: section, item: $0) }
        case .delete(let section, let item):
            return toward0(section).map { .delete(section: $0, item: item) } + toward0(item).map { .delete(section: section, item: $0) }
        case .move(let section, let item, let toSection, let toItem):
            return toward0(section).map { .move(section: $0, item: item, toSection: toSection, toItem: toItem) }
                + toward0(item).map { .move(section: section, item: $0, toSection: toSection, toItem: toItem) }
                + toward0(toSection).map { .move(section: section, item: item, toSection: $0, toItem: toItem) }
                + toward0(toItem).map { .move(section: section, item: item, toSection: toSection, toItem: $0) }
        case .resize(let width, let height): return width == 320 ? [] : [.resize(width: 320, height: height)]
        case .tap: return []
        }
    }
}
