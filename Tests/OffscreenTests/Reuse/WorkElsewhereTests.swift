import Dispatch
import Offscreen
import Testing
import UIKit

/// Cells that load their content in tasks and on other queues than the main queue.
@MainActor struct WorkElsewhereTests {
    private final class NameCell: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        var name = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// The ways in which the cells load: each calls back with the name.
    enum Way: CaseIterable {
        case task, taskWithPriority, throwingTask, detachedTask, queue, laterOnQueue, workItem

        /// Loads a name, and shows it. A name of an even length takes longer.
        @MainActor func load(_ name: String, show: @escaping @MainActor @Sendable (String) -> Void) {
            let pause = name.count.isMultiple(of: 2) ? 30 : 1
            let queue = DispatchQueue.global()
            switch self {
            case .task:
                Task {
                    try? await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
                    show(name)
                }
            case .taskWithPriority:
                Task(priority: .high) {
                    try? await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
                    show(name)
                }
            case .throwingTask:
                Task {
                    try await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
                    show(name)
                }
            case .detachedTask:
                Task.detached {
                    try? await Task.sleep(nanoseconds: UInt64(pause) * 1_000_000)
                    await show(name)
                }
            case .queue:
                queue.async {
                    usleep(UInt32(pause) * 1000)
                    DispatchQueue.main.async { MainActor.assumeIsolated { show(name) } }
                }
            case .laterOnQueue:
                queue.asyncAfter(deadline: .now() + Double(pause) / 1000) {
                    DispatchQueue.main.async { MainActor.assumeIsolated { show(name) } }
                }
            case .workItem:
                let work: @Sendable () -> Void = {
                    usleep(UInt32(pause) * 1000)
                    DispatchQueue.main.async { MainActor.assumeIsolated { show(name) } }
                }
                queue.async(execute: DispatchWorkItem(block: work))
            }
        }
    }

    private let names = ["Ann", "Bert", "Charles"]

    private func configure(_ way: Way, checksName: Bool) -> @MainActor (NameCell, String) -> Void {
        { cell, name in
            cell.name = name
            cell.label.text = nil
            way.load(name) { loaded in
                if !checksName || cell.name == loaded { cell.label.text = loaded }
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `The reuse check fails if a cell begins work in a task or on another queue, until the test ignores it`(
        way: Way
    ) {
        let stage = Stage(width: 320, height: 480)
        let report = stage.reuseReport(of: NameCell.self, items: names, configure: configure(way, checksName: true))
        #expect(report.unseenWorkCount > 0)
        #expect(!report.isClean)
        #expect(report.description.contains("await stage.checkReuse"), "\(report)")
        #expect(throws: ReuseReport.self) {
            try stage.checkReuse(of: NameCell.self, items: names, configure: configure(way, checksName: true))
        }
        let ignoring = stage.reuseReport(
            of: NameCell.self, items: names, ignoresWorkElsewhere: true, configure: configure(way, checksName: true))
        #expect(ignoring.isClean, "\(ignoring)")
    }

    @Test(arguments: Way.allCases)
    func `An awaited reuse check reports late content from tasks and other queues, unless the code checks the item`(
        way: Way
    ) async throws {
        let stage = Stage(width: 320, height: 480)
        let late = await stage.reuseReport(
            of: NameCell.self, items: names, configure: configure(way, checksName: false))
        let difference = try #require(late.differences.first { $0.path == "label.text" }, "\(late)")
        #expect(difference.isAtOnce)
        let checked = await stage.reuseReport(
            of: NameCell.self, items: names, configure: configure(way, checksName: true))
        #expect(checked.isClean, "\(checked)")
        #expect(checked.pairs == 12)
        #expect(checked.pairsWithoutReuse == 0)
    }

    @Test func `The awaited check throws its report, and a clean check returns it`() async throws {
        let stage = Stage(width: 320, height: 480)
        await #expect(throws: ReuseReport.self) {
            try await stage.checkReuse(
                of: NameCell.self, items: names, configure: configure(.task, checksName: false))
        }
        let clean = try await stage.checkReuse(of: NameCell.self, items: names) { cell, name in
            cell.name = name
            cell.label.text = name
        }
        #expect(clean.isClean)
    }

    @Test func `A check is clean if code of the screen begins no work elsewhere, and work of a test does not count`()
        throws
    {
        Task { @MainActor in }
        DispatchQueue.global().async {}
        let report = Stage(width: 320, height: 480).reuseReport(of: NameCell.self, items: names) { cell, name in
            (cell.name, cell.label.text) = (name, name)
            DispatchQueue.main.async { cell.label.textColor = .red }
        }
        #expect(report.isClean, "\(report)")
        #expect(report.unseenWorkCount == 0)
    }

    @Test
    func `settled(mainQueue: true) waits for tasks that sleep, also in a chain, and settle(until:) names the call`()
        async throws
    {
        let stage = Stage(width: 100, height: 100)
        let label = stage.run { UILabel(frame: .zero) }
        stage.act("load", settling: false) {
            Task {
                try? await Task.sleep(nanoseconds: 30_000_000)
                label.text = "first"
                try? await Task.sleep(nanoseconds: 30_000_000)
                label.text = "second"
            }
        }
        let error = #expect(throws: StageError.self) { try stage.settle(until: { label.text != nil }, seconds: 1) }
        #expect(
            error?.description.contains("The work begun in tasks and on other queues runs in an async test") == true)
        #expect(error?.description.contains("await stage.settled(mainQueue: true)") == true)
        await stage.settled(mainQueue: true)
        #expect(label.text == "second")
    }

    private final class RestlessView: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    @Test func `settled(mainQueue: true) ends although a view asks for layout in every layout`() async {
        let stage = Stage(width: 100, height: 100)
        stage.show(RestlessView(frame: .zero))
        await stage.settled(mainQueue: true)
        #expect(!stage.isAtRest)
    }

    @Test func `A task that never ends is waited for once a second in each pair, and does not hang the awaited check`()
        async throws
    {
        let report = await Stage(width: 320, height: 480).reuseReport(
            of: NameCell.self, items: ["a", "b"], maximumTryCount: 1
        ) { cell, name in
            (cell.name, cell.label.text) = (name, name)
            Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }
        }
        #expect(report.pairs == 1)
        #expect(report.isClean, "\(report)")
    }
}
