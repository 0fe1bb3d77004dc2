import Offscreen
import OffscreenScenarios
import Testing

@MainActor struct CardStoryTests {
    @Test(arguments: [7, 1000] as [UInt64])
    func
        `The printed story has under 60 lines, only true statements, and a note that the preset iOS10 is not Apple's code`(
            seed: UInt64
        )
    {
        var story = CardStory(seed: seed)
        story.write()
        #expect(story.failedStatements.isEmpty)
        #expect(story.lines.count < 60)
        #expect(story.lines.filter { $0.hasPrefix("  ok: ") }.count == 16)
        #expect(story.text.contains("It is not Apple's code."))
    }

    @Test func `The story has a blank line before each of its parts, and its statements follow the headings`() {
        var story = CardStory(seed: 7)
        story.write()
        let starts = story.text.components(separatedBy: "\n\n").map { String($0.prefix { $0 != "\n" }.prefix(24)) }
        #expect(
            starts == [
                "Cells under a card: rada", "iOS 10, seed 7", "Radar 30118987: reloadSe", "An attempt with the arti",
                "The article's fix: a UIC", "The iOS10 preset reprodu",
            ])
        let attempt = story.lines.drop { !$0.hasPrefix("An attempt") }.prefix(4).map { $0.prefix(20) }
        #expect(
            attempt == ["An attempt with the ", "  ok: on cells only ", "  ok: set on all thr", "  ok: but the tap st"])
    }

    @Test(arguments: [Preset.iOS9, .current])
    func `On a system without the ordering bug the story marks statements that are not true`(preset: Preset) {
        var story = CardStory(seed: 7, system: preset)
        story.write()
        #expect(!story.failedStatements.isEmpty)
        #expect(story.text.contains("NOT SO"))
    }
}
