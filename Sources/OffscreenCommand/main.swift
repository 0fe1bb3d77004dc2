import Foundation
import OffscreenScenarios

// The exit codes: 0 all is so, 1 something did not hold, 2 the call was not understood.

func complain(_ message: String) -> Never {
    FileHandle.standardError.write(Data("offscreen: \(message)\n".utf8))
    exit(2)
}

switch CommandLineOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .failure(let problem):
    complain(problem.message)
case .success(.help):
    print(CommandLineOptions.helpText, terminator: "")
case .success(.story(let seed)):
    let isTrue = MainActor.assumeIsolated {
        var story = CardStory(seed: seed)
        story.tell()
        print(story.text, terminator: "")
        return story.broken.isEmpty
    }
    exit(isTrue ? 0 : 1)
}
