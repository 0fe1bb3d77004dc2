/// A file with the edits that port it, and the findings about it.
struct FileRewriter {
    let file: SourceFile
    /// The declarations in all files that are ported together.
    let declarations: Declarations
    private(set) var findings: [Finding] = []
    private(set) var edits: [Edit] = []
    /// For each token, whether it is excluded from findings and edits, because its code has become
    /// a comment or because the whole file is left unchanged.
    private var isExcludedToken: [Bool]
    /// The lines of code that run on iOS and became comments.
    private var removedLines: Set<Int> = []
    /// The declarations that are added after the last line.
    private var appendedCode: [String] = []

    private let isInactiveToken: [Bool]

    init(_ file: SourceFile, _ declarations: Declarations) {
        self.file = file
        self.declarations = declarations
        isInactiveToken = file.isInactiveToken
        isExcludedToken = Array(repeating: false, count: file.tokens.count)
    }

    // MARK: - Findings

    mutating func reportEdit(_ kind: Incompatibility, at index: Int?, code: String, advice: String) {
        recordFinding(kind, at: index, code: code, advice: advice, isEdited: true)
    }

    mutating func reportManualEdit(_ kind: Incompatibility, at index: Int, code: String, advice: String) {
        recordFinding(kind, at: index, code: code, advice: advice, isEdited: false)
    }

    /// Adds a finding. Does nothing if the token is excluded, or if it is not compiled in ported
    /// code and would have to be edited by hand.
    ///
    /// - Parameter index: the index of a token, or nil for the first line.
    private mutating func recordFinding(
        _ kind: Incompatibility, at index: Int?, code: String, advice: String, isEdited: Bool,
        becomesComment: Bool = false, removedLines: Int = 0, cause: String = ""
    ) {
        if let index, isTokenExcluded(at: index) || !isEdited && isInactiveToken[index] { return }
        let line = index.map { file.line(ofToken: $0) } ?? 1
        findings.append(
            Finding(
                kind: kind, line: line, found: code, advice: advice, isEdited: isEdited, becomesComment: becomesComment,
                removedLines: removedLines, cause: cause))
    }

    /// Excludes tokens from all further findings and edits.
    mutating func exclude(_ tokens: Range<Int>) {
        for index in tokens { isExcludedToken[index] = true }
    }

    func isTokenExcluded(at index: Int) -> Bool { isExcludedToken[index] }

    /// Whether a token may be edited: it is not excluded from edits, and no condition of `#if`
    /// excludes it from the ported code.
    func isTokenActive(at index: Int) -> Bool { !isExcludedToken[index] && !isInactiveToken[index] }

    var activeTokenIndices: [Int] { file.tokens.indices.filter { isTokenActive(at: $0) } }

    func activeIndices(of word: String) -> [Int] { file.indices(of: word).filter { isTokenActive(at: $0) } }

    // MARK: - Edits

    mutating func insert(_ text: String, atByte offset: Int) {
        edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
    }

    /// Inserts a text before what other edits insert at the same place, such as the beginning of a
    /// comment.
    mutating func insertBeforeOtherEdits(_ text: String, atByte offset: Int) {
        edits.insert(Edit(range: offset..<offset, text: Array(text.utf8)), at: 0)
    }

    mutating func insert(_ text: String, beforeToken index: Int) {
        insert(text, atByte: file.tokens[index].range.lowerBound)
    }

    mutating func insert(_ text: String, afterToken index: Int) {
        insert(text, atByte: file.tokens[index].range.upperBound)
    }

    /// Replaces tokens. The comments and line breaks between them are kept.
    mutating func replace(_ tokens: Range<Int>, with text: String) {
        guard let first = tokens.first, let last = tokens.last else { return }
        replaceCode(inBytes: file.tokens[first].range.lowerBound..<file.tokens[last].range.upperBound, with: text)
    }

    private mutating func replaceCode(inBytes range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: Array(text.utf8) + file.commentsAndLineEnds(inBytes: range)))
    }

    /// Replaces tokens, and reports this edit with their text.
    mutating func port(_ tokens: Range<Int>, as kind: Incompatibility, to text: String) {
        reportEdit(kind, at: tokens.lowerBound, code: file.text(ofTokens: tokens), advice: "write \(text)")
        replace(tokens, with: text)
    }

    /// Deletes tokens, and the spaces after them unless a slash follows. The comments and line
    /// breaks between them are kept.
    mutating func delete(_ tokens: Range<Int>) {
        guard let first = tokens.first, let last = tokens.last else { return }
        var end = file.tokens[last].range.upperBound
        while end < file.bytes.count, " \t".utf8.contains(file.bytes[end]) { end += 1 }
        // The spaces before a slash are kept: without them the slash could follow another one and
        // begin a comment.
        if end < file.bytes.count, file.bytes[end] == "/" { end = file.tokens[last].range.upperBound }
        replaceCode(inBytes: file.tokens[first].range.lowerBound..<end, with: "")
    }

    /// Turns tokens into a block comment, and excludes them from all further findings and edits.
    ///
    /// - Parameters:
    ///   - missingName: the name or the kind of code that Linux lacks, for the advice.
    ///   - prefix: text that is written before the comment.
    ///   - cause: the missing name for which the removed lines are counted; nil if the code does not
    ///     run, such as an import.
    /// - Returns: whether the code is a comment now. Nothing has changed if the code contains `/*`
    ///   or `*/` outside of block comments, or different numbers of `#if` and `#endif`.
    mutating func commentOut(
        _ tokens: Range<Int>, as kind: Incompatibility, code: String, missingName: String, prefix: String = "",
        cause: String? = nil
    )
        -> Bool
    {
        // Rules try again until nothing changes, so code must not become a comment twice.
        guard tokens.contains(where: { !isTokenExcluded(at: $0) }) else { return false }
        // A semicolon after the comment would follow no statement, so it becomes a part of the
        // comment.
        let isBeforeSemicolon = file[tokens.upperBound] == ";" && isTokenActive(at: tokens.upperBound)
        let tokens = isBeforeSemicolon ? tokens.lowerBound..<tokens.upperBound + 1 : tokens
        let range =
            file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
        let directives = tokens.filter { file.tokens[$0].kind == .directive }.map { file[$0] }
        guard lacksCommentMarkers(inTokens: tokens, bytes: range),
            directives.count(where: { $0 == "#if" }) == directives.count(where: { $0 == "#endif" })
        else { return false }
        let advice = "turn it into a comment: \(missingName) is not available"
        let lines = cause == nil ? [] : linesOfRunningCode(inTokens: tokens).subtracting(removedLines)
        removedLines.formUnion(lines)
        recordFinding(
            kind, at: tokens.lowerBound, code: code, advice: advice, isEdited: true, becomesComment: true,
            removedLines: lines.count, cause: cause ?? "")
        insert(prefix + "/* ", atByte: range.lowerBound)
        insert(" */", atByte: range.upperBound)
        exclude(tokens)
        return true
    }

    /// Whether none of the strings, regular expressions, operators and line comments in the code
    /// contains `/*` or `*/`.
    private func lacksCommentMarkers(inTokens tokens: Range<Int>, bytes range: Range<Int>) -> Bool {
        func hasMarker(_ text: String) -> Bool { text.contains("/*") || text.contains("*/") }
        let isInToken = tokens.contains { index in
            switch file.tokens[index].kind {
            case .string, .regex: hasMarker(file.text(ofTokens: index..<index + 1))
            case .punctuator: ["/*", "*/"].contains(file[index] + file[index + 1])
            default: false
            }
        }
        let isInComment = file.comments.contains { comment in
            comment.overlaps(range) && comment.count > 1 && file.bytes[comment.lowerBound + 1] == "/"
                && hasMarker(String(decoding: file.bytes[comment], as: UTF8.self))
        }
        return !isInToken && !isInComment
    }

    /// Returns the lines with active code that runs. A line that has only brackets or other signs
    /// does not count, nor does one with a directive such as `#if`. Imports, aliases and protocols
    /// do not run.
    private func linesOfRunningCode(inTokens tokens: Range<Int>) -> Set<Int> {
        let declarations: Set = ["import", "typealias", "associatedtype", "protocol"]
        let heads = tokens.filter { declarations.contains(file[$0]) && file.isWord(at: $0) }
        let notRunning = heads.compactMap { index in
            file.declaration(around: index).flatMap { $0.keyword == index ? $0.range : nil }
        }
        let directives = tokens.filter { ["#if", "#elseif", "#else", "#endif"].contains(file[$0]) }
        return Set(
            tokens.filter { index in
                isTokenActive(at: index) && ![.punctuator, .directive].contains(file.tokens[index].kind)
                    && !notRunning.contains { $0.contains(index) }
            }
            .map { file.line(ofToken: $0) }
        ).subtracting(directives.map { file.line(ofToken: $0) })
    }

    mutating func appendAtEnd(_ text: String) { appendedCode.append(text) }

    // MARK: - The result

    /// The file with all edits made. Of two edits that overlap, only the earlier one in the text is
    /// made.
    var portedFile: PortedFile {
        var text: [UInt8] = []
        var at = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in ordered where edit.range.lowerBound >= at {
            text += file.bytes[at..<edit.range.lowerBound]
            // Without a space, a slash directly before a comment would become part of it.
            if text.last == UInt8(ascii: "/"), edit.text.first == UInt8(ascii: "/") { text.append(32) }
            text += edit.text
            at = edit.range.upperBound
        }
        text += file.bytes[at...]
        let appendedStart = text.count
        if !appendedCode.isEmpty {
            if let last = text.last, last != 10 { text.append(10) }
            text += Array(("\n" + appendedCode.joined(separator: "\n")).utf8)
        }
        let byLine = findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        return PortedFile(
            path: file.path, findings: byLine.map(\.element), text: text, appendedStart: appendedStart,
            isChanged: text != file.bytes)
    }
}

extension [FileRewriter] {
    /// Whether active code declares a name, at the token of a file for which `isMeant` returns
    /// true.
    func declare(_ name: String, where isMeant: (SourceFile, Int) -> Bool = { _, _ in true }) -> Bool {
        contains { rewriter in
            rewriter.activeIndices(of: name).contains {
                rewriter.file.isDeclaredName(at: $0) && isMeant(rewriter.file, $0)
            }
        }
    }
}
