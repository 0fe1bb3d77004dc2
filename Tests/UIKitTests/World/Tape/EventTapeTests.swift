import Testing

@testable import UIKit

@MainActor struct EventTapeTests {
    private let tape = EventTape()
    private let first = ViewName(classNumber: 0, serial: 1)
    private let second = ViewName(classNumber: 7, serial: .max)

    private func read(from mark: Int = 0) -> [PackedEvent] { Array(tape.events(from: mark, to: tape.end)) }

    @Test func `An event on the tape is read with every field that was written, and defaults for the other fields`() {
        let (element, text) = (
            PackedEvent.Element(key: .cell(section: 3, item: ElementKey.greatestItem)), InternedString("poster")
        )
        let (rect, counts) = (
            CGRect(-1, 2.5, .infinity, 0),
            PackedEvent.RoundCounts(asks: 1, made: 2, taken: 3, moved: 4, applied: 5, skipped: 6)
        )
        tape.write(
            .place, .begin, in: first, view: second, element: element, partner: .prefetchDataSource, name: .layout,
            text: text, number: -1,
            z: .min, cause: .app, staysInPlace: true, rect: rect, otherRect: .zero, roundCounts: counts)
        tape.write(.notModelled, .end, in: nil)
        let events = read()
        #expect(events.count == 2)
        let full = events[0]
        #expect(full.verb == .place)
        #expect(full.extent == .begin)
        #expect(full.cause == .app)
        #expect(full.partner == .prefetchDataSource)
        #expect(full.collection == first)
        #expect(full.view == second)
        #expect(full.element == element)
        #expect(full.name == .layout)
        #expect(full.text == text)
        #expect(full.number == -1)
        #expect(full.z == .min)
        #expect(full.staysInPlace)
        #expect(full.rect == rect)
        #expect(full.otherRect == .zero)
        #expect(full.roundCounts?.asks == 1)
        #expect(full.roundCounts?.skipped == 6)
        let bare = events[1]
        #expect(bare.verb == .notModelled)
        #expect(bare.extent == .end)
        #expect(bare.cause == .none)
        #expect(bare.partner == .none)
        #expect(!bare.staysInPlace)
        #expect(bare.collection == nil)
        #expect(bare.view == nil)
        #expect(bare.element == nil)
        #expect(bare.name == .none)
        #expect(bare.text == .none)
        #expect(bare.number == 0)
        #expect(bare.z == 0)
        #expect(bare.rect == nil)
        #expect(bare.otherRect == nil)
        #expect(bare.roundCounts == nil)
    }

    @Test func `A message that the app logs is written to the tape of the current world`() {
        let world = World(behavior: .current, screen: UIScreen(size: CGSize(100, 100), scale: 1), tape: tape)
        world.run { World.logAppMessage("no posters") }
        #expect(read().map(\.verb) == [.log])
        #expect(read().first?.text == InternedString("no posters"))
        #expect(read().first?.cause == .app)
    }

    @Test func `A message that the app logs without a tape or off the main actor is printed to the standard error`()
        async
    {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { World.logAppMessage("without a tape") }
            await Task.detached { World.logAppMessage("off the main actor") }.value
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("without a tape\noff the main actor\n"))
    }

    @Test func `Each kind of answer in an event, except text, is read back as it was written`() {
        let answers: [PackedEvent.Answer] = [
            .nothing, .attributes, .truth(true), .truth(false), .view(second), .number(.max), .elements(0),
            .size(CGSize(1, 2)),
        ]
        for answer in answers { tape.writeReturn(of: answer, in: first) }
        let read = self.read()
        #expect(read.map { "\($0.answer)" } == answers.map { "\($0)" })
        let areBare = read.allSatisfy { $0.view == nil && $0.z == 0 && $0.rect == nil && $0.number == 0 }
        #expect(areBare)
    }

    @Test
    func `Events of different lengths are read in order across the tape's chunks, beginning at any marked position`() {
        var marks: [Int] = []
        let count = 20_000
        for number in 0..<count {
            if number % 7 == 0 { marks.append(tape.markPosition()) }
            let rect = number % 3 == 0 ? CGRect(x: 0, y: 0, width: 1, height: number) : nil
            tape.write(
                .apply, in: number % 2 == 0 ? first : second, view: number % 5 == 0 ? second : nil, number: number,
                z: number % 4,
                rect: rect)
        }
        let all = read()
        #expect(all.map(\.number) == Array(0..<count))
        #expect(all.map(\.collection) == (0..<count).map { $0 % 2 == 0 ? first : second })
        #expect(all.map(\.z) == (0..<count).map { $0 % 4 })
        for (index, mark) in marks.enumerated() where index % 97 == 0 {
            var events = tape.events(from: mark, to: tape.end)
            let next = events.next()
            #expect(next?.number == index * 7)
            #expect(next?.collection == (index * 7 % 2 == 0 ? first : second))
            let between = tape.events(from: mark, to: index + 1 < marks.count ? marks[index + 1] : tape.end).map(
                \.number)
            #expect(between == Array(index * 7..<min(count, index * 7 + 7)))
        }
    }

    @Test(arguments: 8170...8176)
    func `The longest event near the end of a chunk of the tape is read back, and its neighbours as well`(
        shortEvents: Int
    ) {
        for number in 0..<shortEvents { tape.write(.tell, in: nil, number: number) }
        tape.write(
            .place, in: first, view: second, element: PackedEvent.Element(key: .cell(section: 0, item: 1)),
            text: InternedString("a"), z: 1,
            rect: .zero, otherRect: .zero,
            roundCounts: PackedEvent.RoundCounts(asks: 1, made: 0, taken: 0, moved: 0, applied: 0, skipped: 0))
        tape.write(.tell, in: nil, number: -1)
        #expect(read().map(\.number) == Array(0..<shortEvents) + [0, -1])
    }

    @Test func `removeLast removes the last event from the tape`() {
        tape.write(.tell, in: first, number: 1)
        tape.write(.tell, in: second, number: 2)
        tape.removeLast()
        tape.write(.tell, in: second, number: 3)
        #expect(read().map(\.number) == [1, 3])
        #expect(read().map(\.collection) == [first, second])
    }

    @Test
    func
        `An element has its key's kind and index path, even of 1 or 3 indexes, and equals the same element of another table`()
    {
        let table = ElementTable()
        let keys = [
            table.key(ofCategory: .supplementaryView, kind: "b", at: IndexPath(item: 1, section: 2)),
            table.key(ofCategory: .decorationView, kind: "c", at: IndexPath(index: 4)),
            table.key(ofCategory: .cell, kind: nil, at: IndexPath(indexes: [1, 2, 3])),
            table.key(ofCategory: .cell, kind: nil, at: IndexPath(item: 5, section: 6)),
        ]
        let elements = keys.map { table.element(of: $0) }
        let other = ElementTable()
        _ = other.key(ofCategory: .supplementaryView, kind: "a", at: IndexPath(item: 0, section: 0))
        let again = other.key(ofCategory: .supplementaryView, kind: "b", at: IndexPath(item: 1, section: 2))
        #expect(other.element(of: again) == elements[0])
        #expect(elements.map(\.kind) == ["b", "c", ElementKind.cell, ElementKind.cell])
        #expect(elements.map(\.indexPath) == keys.map { table.indexPath(of: $0) })
        #expect(elements.map(\.category) == [.supplementaryView, .decorationView, .cell, .cell])
    }
}
