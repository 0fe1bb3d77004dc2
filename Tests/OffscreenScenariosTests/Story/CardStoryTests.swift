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

    @Test(arguments: [Preset.iOS9, .current])
    func `On a system without the ordering bug the story marks statements that are not true`(preset: Preset) {
        var story = CardStory(seed: 7, system: preset)
        story.write()
        #expect(!story.failedStatements.isEmpty)
        #expect(story.text.contains("NOT SO"))
    }
}
