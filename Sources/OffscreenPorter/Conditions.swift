/// What a condition of `#if` says of code for iOS: true, false, or not known.
struct Condition {
    private let words: [String]
    private var at = 0

    private init(_ words: [String]) {
        self.words = words
    }

    /// - Parameter words: of the tokens of the condition.
    static func holds(_ words: [String]) -> Bool? {
        var condition = Condition(words)
        let answer = condition.either()
        return condition.at == words.count ? answer : nil
    }

    private var next: String { at < words.count ? words[at] : "" }

    /// `||` is two signs.
    private mutating func skip(_ sign: String) -> Bool {
        guard next == sign, at + 1 < words.count, words[at + 1] == sign else { return false }
        at += 2
        return true
    }

    private mutating func either(_ depth: Int = 0) -> Bool? {
        var answer = both(depth)
        while skip("|") {
            let other = both(depth)
            answer = answer == true || other == true ? true : answer == nil || other == nil ? nil : false
        }
        return answer
    }

    private mutating func both(_ depth: Int) -> Bool? {
        var answer = one(depth)
        while skip("&") {
            let other = one(depth)
            answer = answer == false || other == false ? false : answer == nil || other == nil ? nil : true
        }
        return answer
    }

    private mutating func one(_ depth: Int) -> Bool? {
        let word = next
        at += 1
        guard depth < 50 else { return nil }
        switch word {
        case "!": return one(depth + 1).map { !$0 }
        case "true": return true
        case "false": return false
        case "(":
            let answer = either(depth + 1)
            at += 1
            return answer
        case "os", "canImport", "targetEnvironment":
            let name = at + 1 < words.count ? words[at + 1] : ""
            guard next == "(", at + 2 < words.count, words[at + 2] == ")" else { return nil }
            at += 3
            switch word {
            case "os": return name == "iOS" || name == "Linux"
            case "canImport":
                return ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "XCTest", "Testing"].contains(name)
                    ? true : MissingModules.all.contains(name) ? false : nil
            default: return false
            }
        default: return nil
        }
    }
}

extension SourceFile {
    /// Which tokens stand under a condition that is false for iOS.
    var tokensNotCompiled: [Bool] {
        var isDead = Array(repeating: false, count: tokens.count)
        let ends = directives + [tokens.count]
        for (start, end) in zip(ends, ends.dropFirst()) where start + 1 < end && isCompiled(start + 1) == false {
            for index in start + 1..<end { isDead[index] = true }
        }
        return isDead
    }

    /// Whether a token is compiled for iOS; nil where that is not known.
    func isCompiled(_ index: Int) -> Bool? {
        var open: [[Bool?]] = []
        for step in directives where step < index {
            let words = condition(after: step).map { word($0) }
            switch word(step) {
            case "#if": open.append([Condition.holds(words)])
            case "#elseif": if !open.isEmpty { open[open.count - 1].append(Condition.holds(words)) }
            case "#else": if !open.isEmpty { open[open.count - 1].append(true) }
            default: _ = open.popLast()
            }
        }
        var isKnown = true
        for branches in open {
            if branches.last == .some(false) || branches.dropLast().contains(true) { return false }
            if branches.contains(where: { $0 == nil }) { isKnown = false }
        }
        return isKnown ? true : nil
    }

    /// Whether the file is for the Mac or the watch alone: it imports their modules, and not UIKit.
    var isForAnotherSystem: Bool {
        let imported = Set(
            tokens.indices.filter { word($0) == "import" && isWord($0 + 1) && isCompiled($0) != false }.map { word($0 + 1) })
        return !imported.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"]) && !imported.contains("UIKit")
    }
}
