import Foundation
import Offscreen
import OffscreenPictures
import UIKit

/// A file about a stage whose test failed.
struct FailureFile {
    let name: String
    let text: String

    /// Five of each stage, in the order in which the stages were made.
    @MainActor static func all(of stages: [Stage]) -> [FailureFile] {
        stages.enumerated().flatMap { index, stage -> [FailureFile] in
            let recording = stage.recording.citingSources
            let head = stages.count == 1 ? "stage" : "stage-\(index + 1)"
            let reports = collectionViews(in: stage.window).map { "\(stage.stacking(of: $0))" }.joined(separator: "\n")
            return [
                FailureFile(name: "\(head)-tree.txt", text: "\(stage.tree)"),
                FailureFile(name: "\(head)-stacking.txt", text: reports),
                FailureFile(name: "\(head)-trace.txt", text: recording.trace),
                FailureFile(name: "\(head)-recording.json", text: String(decoding: stage.recording.json(), as: UTF8.self)),
                FailureFile(name: "\(head)-player.html", text: recording.playerPage(title: head)),
            ]
        }
    }

    @MainActor private static func collectionViews(in view: UIView) -> [UICollectionView] {
        (view as? UICollectionView).map { [$0] } ?? view.subviews.flatMap { collectionViews(in: $0) }
    }

    /// Writes them, and prints where they are.
    static func write(_ files: [FailureFile], ofTest name: String, to folder: URL?) {
        guard !files.isEmpty else { return }
        let test = String(name.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(80))
        let all = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("offscreen-failures")
        let place = all.appendingPathComponent(test)
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: place.appendingPathComponent(file.name)) }
            print("what happened on the stages of \(name):")
            for file in files { print("  \(place.appendingPathComponent(file.name).path)") }
        } catch {
            print("what happened on the stages of \(name) cannot be written to \(place.path)")
        }
    }
}
