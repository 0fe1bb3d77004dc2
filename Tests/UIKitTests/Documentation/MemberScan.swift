import Foundation

/// The public declarations in the sources of `UIKit`, with their status from the doc comments.
///
/// A member is not modelled if its doc comment has "Not modelled". It is approximated if that has
/// "not modelled", "Approximated", "Stored" or "UNKNOWN", and otherwise modelled. The sources are
/// formatted by machine, so that lines and indents can be read without a parser.
struct MemberScan {
    enum Status: String {
        case modelled, approximated
        case notModelled = "not modelled"
    }

    struct Member {
        let type: String
        /// Whether a protocol requires the member. Its default implementation is left out.
        var isRequirement = false
        let name: String
        let status: Status
        /// The comment of the member itself; empty if it has none.
        var comment = ""
        let file: String
        /// The lines of the declaration, up to the next empty line.
        let body: String

        /// The type of a function's first parameter; nil if there is none.
        var typeOfFirstParameter: String? {
            body.firstMatch(of: /\(\s*\w+(?: \w+)?: ([^,)\n]+)/).map { String($0.output.1) }
        }
    }

    private(set) var members: [Member] = []
    /// Every text passed to `recordNotModelled`.
    private(set) var reportedNotModelled: Set<String> = []

    init() throws {
        for (path, text) in try SourceScan.texts(in: "UIKit") where !path.contains("/OldSpellings/") {
            scan(text, path)
        }
        let required = Set(members.filter(\.isRequirement).map { "\($0.type).\($0.name)" })
        members.removeAll { !$0.isRequirement && required.contains("\($0.type).\($0.name)") }
        members += MemberScan.leftOut.map { Member(type: $0, name: "", status: .notModelled, file: "", body: "") }
    }

    /// Types of UIKit's collection views that are not declared: the diffable data source for
    /// Objective-C.
    private static let leftOut = [
        "NSDiffableDataSourceSectionSnapshotReference", "NSDiffableDataSourceSnapshotReference",
        "UICollectionViewDiffableDataSourceReference",
    ]

    private mutating func scan(_ text: String, _ file: String) {
        struct Scope {
            let indent: Int
            let name: String
            let isPublicProtocol: Bool
            let status: Status?
        }
        let lines = text.components(separatedBy: "\n")
        var scopes: [Scope] = []
        var comment = ""
        /// A comment that is not a doc comment. It applies to the declarations up to the next empty
        /// line.
        var heading = ""
        let declaration =
            #/
            ^(?:@\w+\ )*
            (public\ |open\ |package\ |private\ |fileprivate\ )?
            (?:final\ )?
            (class|struct|enum|protocol|extension)
            \ ([A-Z_]\w*(?:\.\w+)*)
            /#
        for (index, line) in lines.enumerated() {
            let words = line.drop { $0 == " " }
            let indent = line.utf8.count - words.utf8.count
            for part in line.components(separatedBy: "otModelled(\"").dropFirst() {
                reportedNotModelled.insert(part.components(separatedBy: "\"")[0])
            }
            if words.hasPrefix("//") {
                if words.hasPrefix("///") { comment += "\(words) " } else { heading += "\(words) " }
                continue
            }
            if words.isEmpty { heading = "" }
            let tokens = words.split(separator: " ", maxSplits: 6)
            if words.hasPrefix("@"), [" var ", " func ", " class ", " let "].allSatisfy({ !words.contains($0) }) {
                continue
            }
            defer { comment = "" }
            // A `where` clause, a brace on its own line, and a line that begins with the parenthesis
            // after the parameters, belong to the previous declaration.
            guard !words.isEmpty, words != "{",
                ["#", "}", ")", "where "].allSatisfy({ !words.hasPrefix($0) })
            else { continue }
            while let last = scopes.last, last.indent >= indent { scopes.removeLast() }
            if !MemberScan.typeWords.isDisjoint(with: tokens),
                let found = words.firstMatch(of: declaration)
            {
                let (kind, name) = (String(found.output.2), String(found.output.3))
                let outer = scopes.last.map { $0.name + "." } ?? ""
                let isPublic = found.output.1 == "public " || found.output.1 == "open "
                let status = MemberScan.status(of: heading + comment)
                let full = kind == "extension" ? name : outer + name
                scopes.append(
                    Scope(indent: indent, name: full, isPublicProtocol: kind == "protocol" && isPublic, status: status))
                if isPublic, !full.contains("_") {
                    members.append(Member(type: full, name: "", status: status ?? .modelled, file: file, body: ""))
                }
                continue
            }
            let access = tokens.first { !$0.hasPrefix("@") && $0 != "nonisolated" }
            let isPublic = access == "public" || access == "open"
            let isRequirement = scopes.last.map { $0.isPublicProtocol && indent == $0.indent + 4 } ?? false
            guard isPublic || isRequirement, !words.contains(" override "), let name = MemberScan.name(lines[index...])
            else { continue }
            let type = scopes.last?.name ?? ""
            // The call syntax of optional methods and the initialisers for class values are left
            // out.
            guard !type.contains("_"), !name.hasPrefix("_"), !words.contains(": _"), !name.hasPrefix("init(_made")
            else { continue }
            let body = lines[index...].prefix { !$0.isEmpty }.joined(separator: "\n")
            members.append(
                Member(
                    type: type, isRequirement: isRequirement, name: name,
                    status: MemberScan.status(of: heading + comment)
                        ?? (scopes.last?.status == .notModelled ? .notModelled : .modelled),
                    comment: heading + comment, file: file, body: body))
        }
    }

    private static let typeWords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]

    private static func status(of comment: String) -> Status? {
        if comment.contains(/Not modelled/) { return .notModelled }
        if comment.contains(/not modelled|Approximated|Stored|UNKNOWN/) { return .approximated }
        return nil
    }

    /// Whether the use of a member that is not modelled is reported in the trace, or cannot be
    /// missed.
    ///
    /// A member of a protocol, and one that the comment calls never called, never read or never
    /// posted, is for UIKit to use. An object that is not modelled as a whole may be reported by
    /// one of its members, or where an app hands it over.
    ///
    /// - Parameter handovers: for such a type, the member that reports its objects.
    func reportsUse(of member: Member, handovers: [String: String]) -> Bool {
        if member.isRequirement || member.body.contains(/otModelled(Member)?\(/) { return true }
        if handovers[member.type].map({ reportedNotModelled.contains($0) }) == true { return true }
        if MemberScan.status(of: member.comment) == .notModelled {
            return member.comment.contains(/never\W+(called|read|posted)/)
                || reportedNotModelled.contains("\(member.type).\(member.name)")
        }
        return reportedNotModelled.contains { $0.hasPrefix(member.type + ".") }
    }

    /// Returns `name(label:label:)` for a function, or the name of a property.
    private static func name(_ lines: ArraySlice<String>) -> String? {
        let first = lines.first!
        if let property = first.firstMatch(of: /\b(?:var|let) `?(\w+)`?/),
            !first.contains(/\bfunc\b|\binit\b|\bsubscript\b/)
        {
            return String(property.output.1)
        }
        guard let start = first.firstMatch(of: #/\b(?:func `?([\w]+|[^\s\w(]+)`?|(init|subscript))[?!]?(?:<[^(]*>)?\(/#)
        else { return nil }
        let base = String(start.output.1 ?? start.output.2 ?? "")
        let text =
            String(first[first.index(before: start.range.upperBound)...])
            + lines.dropFirst().prefix(20).joined(separator: " ")
        let labels = parameterLabels(in: text[...]).labels
        return base + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    // MARK: - The page

    var page: String {
        var text = """
            # What is modelled

            Every public member of the module, under its type. A member is marked as approximated or not modelled \
            if its comment says so.
            A member that is only stored, or of whose behavior in UIKit something is unknown, is marked as \
            approximated. Any other member is
            modelled. The former spelling of a name works like the present one and is not listed.


            """
        let types = Dictionary(grouping: members, by: \.type)
        func count(_ status: Status) -> Int { members.filter { $0.status == status }.count }
        text +=
            "Modelled \(count(.modelled)), approximated \(count(.approximated)), not modelled \(count(.notModelled)).\n"
        for type in types.keys.sorted() {
            let own = types[type]!
            text += "\n## \(type.isEmpty ? "Functions and constants" : type)\n\n"
            if own.allSatisfy({ $0.name.isEmpty }) { text += "\(own[0].status.rawValue)\n" }
            // One of several declarations of a name may be modelled and another not. These are
            // listed with the type of the first parameter.
            let statuses = Dictionary(grouping: own, by: \.name).mapValues { Set($0.map(\.status)) }
            let lines = own.filter { !$0.name.isEmpty }.map { member in
                let parameter =
                    statuses[member.name]!.count > 1 ? member.typeOfFirstParameter.map { " with `\($0)`" } ?? "" : ""
                return
                    "- `\(member.name)`\(parameter)\(member.status == .modelled ? "" : ": \(member.status.rawValue)")\n"
            }
            text += Set(lines).sorted().joined()
        }
        return text
    }
}
