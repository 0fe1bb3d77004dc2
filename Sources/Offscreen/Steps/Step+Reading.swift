import UIKit

extension Step {
    /// Reads steps in the form of ``description``, one per line. The lines of a batch follow the
    /// line `batch` and begin with two spaces. Blank lines, lines of dashes, and lines that begin
    /// with # are skipped. A line that cannot be read as another step, for example because an
    /// option is misspelt, is read as ``act(_:)``.
    ///
    /// - Throws: ``LineError`` about an indented line outside of a batch, or about a batch that
    ///   cannot be read.
    public static func steps(from text: String, file: String = "steps") throws -> [Step] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            ($0 + 1, String($1))
        }
        var steps: [Step] = []
        var rest = lines.filter { !$1.hasPrefix("#") && !$1.allSatisfy { $0 == " " || $0 == "-" } }[...]
        while let (number, line) = rest.popFirst() {
            steps.append(try parseStep(line, innerLines: rest.removeIndentedLines(), file: file, lineNumber: number))
        }
        return steps
    }

    private static func parseStep(_ line: String, innerLines: [(Int, String)], file: String, lineNumber: Int) throws
        -> Step
    {
        if line.hasPrefix("unsettled ") {
            return .unsettled(
                try parseStep(
                    String(line.dropFirst("unsettled ".count)), innerLines: innerLines, file: file,
                    lineNumber: lineNumber))
        }
        if line.isBatch { return try parseBatch(line, innerLines: innerLines, file: file, lineNumber: lineNumber) }
        guard innerLines.isEmpty, !line.hasPrefix(" ") else {
            throw LineError(
                file: file, line: lineNumber, column: nil,
                message: "'\(line)' is not a step; only 'batch' has lines below it")
        }
        // A line that cannot be read as another step may name an act of the app.
        return (try? parseLine(line, file: file, lineNumber: lineNumber)) ?? .act(line)
    }

    /// - Parameters:
    ///   - line: the line of `batch`.
    ///   - innerLines: the lines below that line with their numbers, without their two leading
    ///     spaces.
    package static func parseBatch(_ line: String, innerLines: [(Int, String)], file: String, lineNumber: Int) throws
        -> Step
    {
        var arguments = try Arguments(line, file: file, line: lineNumber)
        let options = try ChangeOptions(&arguments)
        try arguments.throwIfWordsRemain()
        return .change(try ModelChange(batch: innerLines, options, file: file))
    }

    private static func parseLine(_ line: String, file: String, lineNumber: Int) throws -> Step? {
        var arguments = try Arguments(line, file: file, line: lineNumber)
        let step = try Step(&arguments)
        try arguments.throwIfWordsRemain()
        return step
    }

    /// Reads the step that a line names; returns nil for `batch`, for `unsettled`, and if no step
    /// has that name.
    package init?(_ arguments: inout Arguments) throws {
        switch arguments.name {
        case "scroll": self = try Step.parseScroll(&arguments)
        case "drag": self = try Step.parseDrag(&arguments)
        case "fling":
            guard let word = arguments.takeWord(forKey: "velocity") else {
                throw arguments.error("'fling' needs velocity=X,Y")
            }
            self = try arguments.step(Step.fling, at: word)
        case "invalidate": self = .invalidate
        case "insert", "delete", "move", "reload", "reconfigure", "expand", "collapse":
            self = try Step.parseChange(&arguments)
        case "resize": self = try Step.parseResize(&arguments)
        case "tap": self = try arguments.step(Step.tap, at: arguments.takeWord(expecting: "a point such as 10,20"))
        case "touch": self = try Step.parseTouch(&arguments)
        case "select": self = try Step.parseSelect(&arguments)
        case "deselect": self = .deselect(try arguments.indexPath(arguments.takeWord(expecting: "an item such as 0-3")))
        case "set": self = .set(try ViewSettings(&arguments))
        case "warn-memory": self = .memoryWarning
        case "leave": self = .leave
        case "enter": self = .enter
        case "carry": self = try Step.parseCarry(&arguments)
        case "transition": self = try Step.parseTransition(&arguments)
        case "tick": self = .tick(try arguments.takeWord().map { try arguments.int($0, in: 1...100_000) } ?? 1)
        case "advance":
            let word = try arguments.takeWord(expecting: "a number of seconds, such as 0.5")
            let seconds = Double(try arguments.number(word))
            guard seconds >= 0, seconds <= 3600 else {
                throw arguments.error("from 0 to 3600 seconds", at: word.column)
            }
            self = .advance(seconds)
        case "settle": self = .settle
        default: return nil
        }
    }

    private static func parseScroll(_ arguments: inout Arguments) throws -> Step {
        let isAnimated = try arguments.takeBool(forKey: "animated") ?? false
        let place = try arguments.takeChoice(of: ScrollPlace.self, forKey: "at", noun: "position") ?? .top
        if let word = arguments.takeWord(forKey: "by") {
            return try word.value.contains(",")
                ? arguments.step(Step.scrollBy, at: word) : .scroll(arguments.number(word))
        }
        guard let word = arguments.takeWord(forKey: "to") else {
            throw arguments.error("'scroll' needs by=N, by=X,Y, to=X,Y or to=ITEM")
        }
        if word.value.contains("-"), !word.value.contains(",") {
            return .scrollToItem(try arguments.indexPath(word), place, animated: isAnimated)
        }
        return try arguments.step({ .scrollTo(x: $0, y: $1, animated: isAnimated) }, at: word)
    }

    private static func parseDrag(_ arguments: inout Arguments) throws -> Step {
        if let word = arguments.takeWord(forKey: "by") {
            let distance = try arguments.point(word)
            return .drag(x: distance.x, y: distance.y, seconds: try arguments.takeNumber(forKey: "seconds") ?? 0.1)
        }
        guard let item = arguments.takeWord() else {
            throw arguments.error("'drag' needs by=X,Y, or an item and to=X,Y or to=ITEM")
        }
        let path = try arguments.indexPath(item)
        guard let word = arguments.takeWord(forKey: "to") else {
            throw arguments.error("'drag \(path.text)' needs to=X,Y or to=ITEM")
        }
        if !word.value.contains(",") { return .dragItem(path, to: .item(try arguments.indexPath(word))) }
        return try arguments.step({ .dragItem(path, to: .point(x: $0, y: $1)) }, at: word)
    }

    private static func parseResize(_ arguments: inout Arguments) throws -> Step {
        let size = try arguments.size(arguments.takeWord(expecting: "a size such as 480x320"))
        let seconds = try arguments.takeNumber(forKey: "seconds") ?? 0
        guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
            throw arguments.error("a screen is from 1x1 to 10000x10000 points")
        }
        return .resize(width: size.width, height: size.height, seconds: seconds)
    }

    private static func parseTouch(_ arguments: inout Arguments) throws -> Step {
        let word = try arguments.takeWord(expecting: "a point such as 10,20, an item such as 0-3, move, end or cancel")
        switch word.value {
        case "move":
            return try arguments.step(Step.touchMove, at: arguments.takeWord(expecting: "a point such as 10,20"))
        case "end": return .touchEnd
        case "cancel": return .touchCancel
        default: return try arguments.step(Step.touch, at: word)
        }
    }

    private static func parseSelect(_ arguments: inout Arguments) throws -> Step {
        let several = try arguments.takeBool(forKey: "multiple")
        var paths: [IndexPath] = []
        while let word = arguments.takeWord() {
            if word.value != "none" { paths.append(try arguments.indexPath(word)) }
        }
        return .select(paths, several: several)
    }

    private static func parseCarry(_ arguments: inout Arguments) throws -> Step {
        if let word = arguments.takeWord(forKey: "to") { return try arguments.step(Step.carry, at: word) }
        let word = try arguments.takeWord(expecting: "an item such as 0-3, to=X,Y, drop or cancel")
        switch word.value {
        case "drop", "cancel": return .drop(cancelled: word.value == "cancel")
        default: return .lift(try arguments.indexPath(word))
        }
    }

    private enum TransitionEnd: String, CaseIterable {
        case finish, cancel
    }

    private static func parseTransition(_ arguments: inout Arguments) throws -> Step {
        if let word = arguments.takeWord(forKey: "progress") { return .progress(try arguments.number(word)) }
        let end = try arguments.choice(
            of: TransitionEnd.self, from: arguments.takeWord(expecting: "progress=N, finish or cancel"),
            noun: "end of a transition")
        return .endTransition(finished: end == .finish)
    }
}

extension Arguments {
    /// Makes a step from the two numbers of a point, a distance or a velocity.
    fileprivate func step(_ make: (CGFloat, CGFloat) -> Step, at word: Word) throws -> Step {
        let point = try point(word)
        return make(point.x, point.y)
    }
}

extension ViewSettings {
    package init(_ arguments: inout Arguments) throws {
        prefetches = try arguments.takeBool(forKey: "prefetching")
        allowsMultipleSelection = try arguments.takeBool(forKey: "multiple")
        isEditing = try arguments.takeBool(forKey: "editing")
        rowHeight = try arguments.takeNumber(forKey: "row")
    }
}
