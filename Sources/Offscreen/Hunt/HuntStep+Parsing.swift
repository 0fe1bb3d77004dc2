import UIKit

extension HuntStep {
    /// The mistake in a text of steps.
    public struct Problem: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// Reads steps in the form of ``description``, one per line. The lines of a batch follow it and begin with two spaces. Blank
    /// lines, lines of dashes, and lines that begin with # are skipped.
    ///
    /// - Throws: ``Problem``, with the line.
    public static func steps(_ text: String) throws -> [HuntStep] {
        var steps: [HuntStep] = []
        var lines = text.split(separator: "\n").map(String.init).filter { line in
            !line.hasPrefix("#") && !line.allSatisfy { $0 == " " || $0 == "-" }
        }[...]
        while let line = lines.popFirst() {
            var batch: [String] = []
            while let next = lines.first, next.hasPrefix("  ") {
                batch.append(String(next.dropFirst(2)))
                lines.removeFirst()
            }
            guard let step = HuntStep(line, batch: batch) else { throw Problem(description: "'\(line)' is no step of a hunt") }
            steps.append(step)
        }
        return steps
    }

    private init?(_ line: String, batch: [String]) {
        if line.hasPrefix("unsettled ") {
            guard let step = HuntStep(String(line.dropFirst("unsettled ".count)), batch: batch) else { return nil }
            self = .unsettled(step)
            return
        }
        if let known = HuntStep.known(line, batch: batch) {
            self = known
        } else if batch.isEmpty, !line.hasPrefix(" ") {
            // Any other line may be an act of the app.
            self = .act(line)
        } else {
            return nil
        }
    }

    private static func known(_ line: String, batch: [String]) -> HuntStep? {
        let words = line.split(separator: " ").map(String.init)
        let name = words.first ?? ""
        let plain = words.dropFirst().filter { !$0.contains("=") }
        let values = Dictionary(
            words.dropFirst().compactMap { word in
                word.firstIndex(of: "=").map { (String(word[..<$0]), String(word[word.index(after: $0)...])) }
            },
            uniquingKeysWith: { first, _ in first })
        func pair(_ text: String?, _ separator: Character = ",") -> (Int, Int)? {
            let parts = text?.split(separator: separator).map { Int($0) } ?? []
            guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
            return (x, y)
        }
        let isAnimated = values["animated"] == "yes"
        switch name {
        case "scroll":
            if let distance = values["by"].flatMap({ Int($0) }) { return .scroll(distance) }
            guard let path = values["to"].flatMap(IndexPath.init(step:)) else { return nil }
            return .scrollToItem(path, values["at"].flatMap(Place.init) ?? .top, animated: isAnimated)
        case "drag": return pair(values["by"]).map { .drag(x: $0, y: $1) }
        case "fling": return pair(values["velocity"]).map { .fling(x: $0, y: $1) }
        case "resize": return pair(plain.first, "x").map { .resize(width: $0, height: $1, animated: values["seconds"] != nil) }
        case "tap": return pair(plain.first).map { .tap(x: $0, y: $1) }
        case "select": return plain.first.flatMap(IndexPath.init(step:)).map { .select($0) }
        case "deselect": return plain.first.flatMap(IndexPath.init(step:)).map { .deselect($0) }
        case "set":
            if let several = values["multiple"] { return .allowSeveral(several == "yes") }
            return values["prefetching"].map { .prefetching($0 == "yes") }
        case "warn-memory": return .memoryWarning
        case "leave": return .leave
        case "enter": return .enter
        case "carry":
            if let (x, y) = pair(values["to"]) { return .carry(x: x, y: y) }
            if plain.first == "drop" || plain.first == "cancel" { return .drop(cancelled: plain.first == "cancel") }
            return plain.first.flatMap(IndexPath.init(step:)).map { .lift($0) }
        case "transition":
            if let progress = values["progress"].flatMap({ Double($0) }) { return .progress(Int((progress * 100).rounded())) }
            return plain.first.flatMap { ["finish", "cancel"].contains($0) ? .endTransition(finished: $0 == "finish") : nil }
        case "tick": return .tick(plain.first.flatMap { Int($0) } ?? 1)
        case "settle": return .settle
        case "batch":
            let outer = batch.prefix { $0 != "batch" }
            let inner = batch.dropFirst(outer.count + 1).map { $0.trimmingPrefix("  ") }
            let edits = (outer.compactMap { ModelEdit(step: $0) }, inner.compactMap { ModelEdit(step: String($0)) })
            guard edits.0.count == outer.count, edits.1.count == inner.count else { return nil }
            return .change(edits.0, inner: edits.1)
        case "reload" where words.count == 1: return .reload
        default:
            let telling = values["by"].map { Telling(rawValue: $0) } ?? .batch
            let rest = words.filter { !$0.hasPrefix("by=") }.joined(separator: " ")
            guard let telling, let edit = ModelEdit(step: rest) else { return nil }
            return .change([edit], by: telling)
        }
    }
}

extension IndexPath {
    /// "0-3": section and item.
    fileprivate init?(step text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0, item >= 0 else { return nil }
        self.init(item: item, section: section)
    }
}

extension ModelEdit {
    /// A change in the form of its description. New titles are made up.
    fileprivate init?(step text: String) {
        let words = text.split(separator: " ").map(String.init)
        func value(_ key: String) -> Int? {
            words.first { $0.hasPrefix(key + "=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
        }
        let path = words.dropFirst().first.flatMap(IndexPath.init(step:))
        let target = words.dropFirst(2).first.flatMap(IndexPath.init(step:))
        switch (words.first, path, value("section")) {
        case ("delete", let path?, nil): self = .deleteItem(path)
        case ("delete", nil, let section?): self = .deleteSection(section)
        case ("insert", let path?, nil): self = .insertItem(path, title: "")
        case ("insert", nil, let section?):
            self = .insertSection(section, titles: Array(repeating: "", count: value("items") ?? 0))
        case ("move", let path?, nil):
            guard let target else { return nil }
            self = .moveItem(path, target)
        case ("move", nil, let section?):
            guard let to = value("to") else { return nil }
            self = .moveSection(section, to)
        case ("reload", let path?, nil): self = .reloadItem(path)
        case ("reload", nil, let section?): self = .reloadSection(section)
        case ("reconfigure", let path?, nil): self = .reconfigureItem(path)
        default: return nil
        }
    }
}
