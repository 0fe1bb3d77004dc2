/// A line `# KEY: TEXT` at the top of a scenario. A page about the scenario shows the texts, and a
/// search finds their words.
public enum HeaderKey: String, CaseIterable, Sendable {
    case symptom, trigger, why, fix, leaves
    case mustNot = "must not"
    case pitfall, holds, api, differs, others, sure
    case notExplained = "not explained"
    case reports, claims, user, console, debugger, test, said, group, lesson, lab, system

    var help: String {
        switch self {
        case .symptom: "what a person sees"
        case .trigger: "what has to happen first"
        case .why: "the cause, in a sentence"
        case .fix: "what the app has to do instead"
        case .leaves: "what is still wrong with the fix"
        case .mustNot: "a fix that does not help, after the words 'do not'; can be repeated"
        case .pitfall: "a mistake beside this one; can be repeated"
        case .holds: "the systems with the symptom, such as 'iOS10' or 'iOS13 and later' or 'all systems'"
        case .api: "the first system with the API, if it is newer than the first modelled one"
        case .differs: "what another system shows instead"
        case .others: "what the other systems do, such as 'log it'"
        case .sure: "what is known of UIKit here, and what is the model's choice"
        case .notExplained: "a fact of the reports that the model does not show; can be repeated"
        case .reports: "where people report it, with the address"
        case .claims: "the claims that it rests on, such as 'POOL-02 POOL-03'"
        case .user: "what a user of the app says"
        case .console: "what is on the console"
        case .debugger: "what to ask a debugger, and its answer"
        case .test: "what a test should check"
        case .said: "words in which people search for it, separated by commas"
        case .group: "the group in the list of exhibits"
        case .lesson: "the lesson about it"
        case .lab: "the settings of the lab that show it"
        case .system: "the system of a finding of random programs"
        }
    }
}

/// A comment above a command, which gives the command a meaning for pages and tests.
public enum ScenarioMark: String, CaseIterable, Sendable {
    case symptom, fixed, seen
    case seenAt = "seen at"
    case notSeen = "not seen"
    case cause, look
    case lookAt = "look at"
    case frame
    case frameAt = "frame at"
    case fact

    var help: (text: String?, meaning: String) {
        switch self {
        case .symptom: (nil, "the command's answer shows the symptom")
        case .fixed: (nil, "the same command's answer without the mistake")
        case .seen: (nil, "a person sees the symptom at this command already")
        case .seenAt: ("WORDS", "a person sees it at the line of the trace that begins with these words")
        case .notSeen: (nil, "what '# seen' is for the symptom, for its end")
        case .cause: ("WORDS", "the cause is the last line of the trace, up to the symptom, that has these words")
        case .look: ("TEXT", "the question below is the evidence, and TEXT says what its answer is")
        case .lookAt: ("TEXT", "the evidence is the place of the view that shows TEXT")
        case .frame: ("TEXT", "the page draws the subviews at the end of this step, with TEXT below; can be repeated")
        case .frameAt: ("WORDS = TEXT", "the same for the last line of the trace that has these words")
        case .fact: ("TEXT", "the answer shows this fact of a report")
        }
    }
}

extension ScenarioLanguage {
    /// The reference of the comments with a meaning.
    static let commentReference: String = {
        let keys = HeaderKey.allCases.map { "  # \($0.rawValue): \($0.help)" }
        let marks = ScenarioMark.allCases.map { mark in
            "  # \(mark.rawValue)\(mark.help.text.map { ": \($0)" } ?? "") - \(mark.help.meaning)"
        }
        let lines =
            [
                "Comments at the top of the file, below its title, are for people. Pages and searches use those with",
                "these keys, all of which can be left out:",
            ] + keys + ["", "Comments above commands mark what pages and tests show:"] + marks
        return lines.map { $0 + "\n" }.joined()
    }()
}
