import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The whole output of each tool for a recording, as text.
struct RecordingTools {
    let recording: Recording

    /// The first, the middle and the last tick.
    private var ticks: [Recording.Tick] {
        let all = recording.ticks
        return Set([0, all.count / 2, all.count - 1]).sorted().filter(all.indices.contains).map { all[$0] }
    }

    /// The output of all tools, in a fixed order.
    var outputs: [(tool: String, text: String)] {
        [
            ("diagnosis", diagnosis), ("diagnosis as of a device", recordingOfDevice.map(Self.init)?.diagnosis ?? ""),
            ("recording", written), ("unfinished recording", unfinished), ("trace", "\(recording)\n" + recording.trace),
            ("trees", trees),
            ("reports", reports), ("film", film), ("pictures", pictures), ("moments", moments),
        ]
    }

    /// The problems with all of their facts, and the verdicts on the order of views.
    var diagnosis: String {
        let problems = recording.problems.map { problem in
            "\(problem)\n  \(problem.tick) \(problem.time) \(problem.clock) \(problem.exhibit ?? "no exhibit")"
                + "\n  fix: \(problem.fix ?? "none")\n"
        }
        let verdicts = recording.collectionViews.map { list in
            let verdict = recording.orderVerdict(of: list)
            let pair = verdict?.pair.map { "\($0.above) above \($0.below)" } ?? "no pair"
            return "\(list): \(verdict.map { "\($0)" } ?? "no verdict")\n  \(pair) \(verdict?.exhibitNames ?? [])"
                + "\n  \(verdict?.meaning ?? "")\n"
        }
        let unused = ExhibitSign.all.filter { !$0.applies(to: recording) }.map { "\($0.exhibit)" }
        return problems.joined() + verdicts.joined() + "signs not looked for \(unused.joined(separator: ","))\n"
    }

    /// The recording as a device would have made it: without events and pools.
    var recordingOfDevice: Recording? {
        guard let list = recording.collectionViews.first else { return nil }
        var copy = recording
        let json = """
            {"system":"iOS 15.0","model":"iPhone","list":"\(list)","layout":"Layout","texts":true,"questions":1,\
            "dropped":0}
            """
        copy.device = try? JSONDecoder().decode(RecordedDevice.self, from: Data(json.utf8))
        for index in copy.ticks.indices { (copy.ticks[index].events, copy.ticks[index].pools) = ([], []) }
        return copy
    }

    /// The recording in each form in which it can be written.
    private var written: String {
        let part = recording.limited(toTicks: 2...6)
        let parts = [recording, part, part?.withoutTexts, part?.withSourceLines].compactMap(\.self)
        return parts.map { String(decoding: $0.json(), as: UTF8.self) + "\n" }.joined()
            + String(decoding: (part ?? recording).chromeTrace(), as: UTF8.self)
    }

    /// What is read from the beginnings of the recording's file.
    private var unfinished: String {
        let data = (recording.limited(toTicks: 1...8) ?? recording).json()
        let lengths = [20, 60, 90, 100, 110, 120, 150, 200] + (1...9).map { data.count * $0 / 9 }
        return lengths.map { part in
            let beginning = data.prefix(part)
            do {
                let read = try Recording(json: Data(beginning))
                return "\(part): \(read), \(read.ticks.last.map { "\($0)" } ?? "")\n"
            } catch {
                return "\(part): \(error)\n"
            }
        }.joined()
    }

    private var trees: String {
        ticks.map { tick in
            let text = "\(tick.tree)"
            let read = (try? ViewTree(text: text)).map { "\($0)" } ?? "cannot be read"
            return "\(tick)\n\(text)\(tick.tree.recursiveDescription)\(read == text ? "" : read)"
        }.joined()
    }

    /// The reports on reuse pools and on the order of views.
    private var reports: String {
        ticks.map { tick in
            let stacking = tick.pools.map { pools in
                let report = recording.stacking(of: pools.view, atTick: tick.number)
                let rows = report.map { "\($0)\n\($0.text(maximumEntryCount: 3))\n\($0.misplacements)" } ?? "none"
                return "\(pools)\n\(rows)\n\(tick.stacking(of: pools.view).map { "\($0)" } ?? "none")\n"
            }
            return "\(tick)\n\(stacking.joined())"
        }.joined()
    }

    /// The data of the player's page about the first and the last ticks, without its style sheets
    /// and scripts.
    private var film: String {
        let parts = [recording.ticks.prefix(5), recording.ticks.suffix(3)].compactMap { ticks in
            recording.limited(toTicks: ticks[ticks.startIndex].number...ticks[ticks.endIndex - 1].number)
        }
        let page = PlayerPage(
            parts.map { PlayerPage.Side($0.behavior, $0) },
            marks: PlayerPage.Marks(tick: parts.last?.ticks.first?.number),
            title: "film"
        ).html
        return page.components(separatedBy: #"<script type="application/json""#).dropFirst().map {
            $0.components(separatedBy: "</script>")[0]
        }.joined(separator: "\n")
    }

    /// The pictures of some ticks. The colourings take turns.
    private var pictures: String {
        var svg = ""
        let colorings = Coloring.allCases
        for (index, tick) in ticks.enumerated() {
            for step in 0..<2 {
                let coloring = colorings[(index * 2 + step) % colorings.count]
                svg += recording.screen(atTick: tick.number, coloring: coloring)?.svg ?? "no screen\n"
            }
            let coloring = colorings[(index + 3) % colorings.count]
            svg += recording.explodedView(atTick: tick.number, coloring: coloring)?.svg ?? "no exploded view\n"
            svg += recording.contentMap(atTick: tick.number, coloring: coloring)?.inline ?? "no map\n"
        }
        return svg + (recording.ticks.isEmpty ? "" : recording.filmStrip(maximumCount: 3, columns: 2).svg)
    }

    /// The places in time: the first tick out of order, the last tick of each line, and the ticks
    /// that correspond to those of a shorter recording.
    private var moments: String {
        let half = recording.limited(toTicks: 1...max(1, recording.ticks.count / 2)) ?? recording
        var lines = [
            "out of order \(recording.firstInversion ?? 0)",
            "differs \(recording.firstTickNumber(differingFrom: half) ?? 0)",
            "differs \(half.firstTickNumber(differingFrom: recording) ?? 0)",
        ]
        for line in Set(recording.ticks.compactMap(\.line)).sorted() {
            lines.append("line \(line): \(recording.lastTickNumber(upToLine: line) ?? 0)")
        }
        for index in stride(from: 0, to: recording.ticks.count, by: 1 + recording.ticks.count / 8) {
            let tick = recording.ticks[index]
            lines.append("tick \(tick.number): \(half.tick(alignedWithTick: tick.number, of: recording)?.number ?? 0)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
