import Foundation
import OffscreenScenarios
import UIKit

@testable import Offscreen

/// The results of a scenario that is run with a probe for each of its collection views.
@MainActor
struct ProbedScenario {
    /// The recordings of the probes, one for each collection view.
    private(set) var recordings: [Recording] = []
    /// The traces of the stages' own recordings.
    private(set) var traces: [String] = []
    /// Descriptions of the places where a moment of the probe differs from the view tree of the
    /// model.
    private(set) var contradictions: [String] = []

    /// - Parameter comparesMoments: whether each moment is compared with the stage. If not, the
    ///   probe reads the list by its own timer.
    init(_ scenario: Scenario, comparesMoments: Bool = false) throws {
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        let watch = ProbeWatch(comparesMoments: comparesMoments)
        runner.onShow = watch.beginWatching
        _ = try runner.run(scenario)
        watch.compare()
        traces = runner.recordings.map(\.recording.trace)
        recordings = try watch.probes.map { try Recording(json: $0.recordingData()) }
        contradictions = watch.contradictions
    }
}

extension Scenario {
    /// Returns the scenario with a pause of half a second after each step, as a person makes one on
    /// a device.
    func withPauses() throws -> Scenario {
        var lines: [String] = []
        var (isShown, isAnswer) = (false, false)
        for line in text.components(separatedBy: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("show") { isShown = true }
            if line.hasPrefix("stage ") || line == "end" { isShown = false }
            if line.isEmpty { isAnswer = false }
            if !isAnswer, line != "----" { lines.append(line) }
            if line == "----" { isAnswer = true }
            if isShown, !isAnswer, !line.isEmpty { lines += ["----", "", "tick 30", "----", ""] }
        }
        return try Scenario(text: lines.joined(separator: "\n"), file: file)
    }
}

/// The probes of the collection views of a scenario. If moments are compared, the model's view tree
/// is stored with each moment.
@MainActor
final class ProbeWatch {
    private(set) var probes: [OffscreenProbe] = []
    private(set) var contradictions: [String] = []
    /// The number of views that were compared.
    private(set) var compared = 0
    /// The trees that the stage returned for a collection view when its moments were stored, by the
    /// index of the probe.
    private var stageTrees: [Int: [ViewTree.Node]] = [:]
    private let comparesMoments: Bool

    init(comparesMoments: Bool) { self.comparesMoments = comparesMoments }

    func beginWatching(_ list: UICollectionView) {
        let probe = OffscreenProbe(watching: list, interval: comparesMoments ? 0 : 1 / 60)
        probes.append(probe)
        guard comparesMoments else { return }
        let number = probes.count - 1
        let look = { @MainActor [weak list, weak probe, weak self] in
            if let list, let probe, probe.storeMoment() {
                self?.stageTrees[number, default: []].append(ViewTree(of: list, detail: .painted).root)
            }
        }
        RunLoop.main.add(
            Timer(timeInterval: 1 / 60, repeats: true) { _ in MainActor.assumeIsolated { look() } }, forMode: .common)
    }

    /// Compares the moments with the trees that the stage itself read at the same moments.
    func compare() {
        for (number, trees) in stageTrees {
            guard let recording = try? Recording(json: probes[number].recordingData()) else {
                contradictions.append("the recording cannot be read")
                continue
            }
            for tick in recording.ticks {
                compare(tick.tree.root.children[0], list: trees[tick.number - 1], "moment \(tick.number)")
            }
        }
    }

    private func compare(_ seen: ViewTree.Node, list told: ViewTree.Node, _ place: String) {
        // A tree of the stage lacks scroll indicators that are not shown.
        let children = [seen, told].map { $0.children.filter { !$0.name.hasPrefix("ScrollIndicator#") } }
        guard children[0].count == children[1].count else {
            contradictions.append("\(place): \(children[0].count) views instead of \(children[1].count)")
            return
        }
        for (index, (a, b)) in zip(children[0], children[1]).enumerated() { compare(a, b, "\(place), \(index)") }
    }

    private func compare(_ seen: ViewTree.Node, _ told: ViewTree.Node, _ place: String) {
        for (index, (a, b)) in zip(seen.children, told.children).enumerated() where a.name.contains("Cell") {
            compare(a, b, "\(place).\(index)")
        }
        func type(_ node: ViewTree.Node) -> Substring { node.name.prefix { $0 != "#" } }
        let isHidden = told.states.contains("hidden") || told.dormant != nil || told.states.contains("prefetched")
        let plain: [(String, String, String)] = [
            ("class", "\(type(seen))", "\(type(told))"), ("frame", "\(seen.frame)", "\(told.frame)"),
            ("alpha", "\(seen.alpha)", "\(told.alpha)"), ("zPosition", "\(seen.zPosition)", "\(told.zPosition)"),
            ("hidden", "\(seen.states.contains("hidden"))", "\(isHidden)"),
        ]
        for (what, a, b) in plain where a != b {
            contradictions.append("\(told.name) at \(place), \(what): \(a) instead of \(b)")
        }
        compared += 1
        // The z of a view that a finger carries is not the layout's.
        if seen.uncertainty != nil || told.z == .max { return }
        if told.states.contains("leaving") || told.states.contains("orphan") {
            if seen.element != nil {
                contradictions.append("\(told.name) at \(place) is \(told.states), and seen as \(seen.element!)")
            }
        } else if seen.element != told.element || seen.z != told.z {
            func text(_ node: ViewTree.Node) -> String { "\(node.element.map { "\($0)" } ?? "nothing") z \(node.z)" }
            contradictions.append("\(told.name) at \(place): \(text(seen)) instead of \(text(told))")
        }
    }
}

/// Returns the JSON of a device recording with these ticks.
func deviceRecordingJSON(system: String = "iOS 10.0", ticks: [String]) -> Data {
    let text = #"""
        {"format":"offscreen-recording","version":1,"behavior":"\#(system) on a \#
        device","seed":0,"screen":[100,100],"scale":2,
        "device":{"system":"\#(system)","model":"iPhone","list":"A","layout":"B","texts":true,"questions":1,"dropped":0},
        "ticks":[\#(ticks.joined(separator: ","))]}
        """#
    return Data(text.utf8)
}
