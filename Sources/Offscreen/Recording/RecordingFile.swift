import UIKit

/// A file to which a stage writes its recording in each tick. If the process ends early, the file
/// contains all ticks that have ended.
@MainActor
package final class RecordingFile {
    /// The name of the environment variable for the folder of recordings, as in
    /// `OFFSCREEN_RECORDINGS=FOLDER swift test`.
    nonisolated static let variable = "OFFSCREEN_RECORDINGS"

    private let file: FileHandle
    let path: String
    private var text = RecordingJSONWriter()
    private var unpacker: EventUnpacker
    private let tape: EventTape
    /// The position in `tape` up to which events are written.
    private var writtenPosition: Int
    /// The position of the running tick's first event in `tape`.
    private var firstPositionOfTick: Int
    /// The number of events of the running tick that are written.
    private var writtenCount = 0

    /// Creates a file with the first free number, such as "scrolled-1.json" for the test
    /// "scrolled". Returns nil if no file can be created in the folder.
    ///
    /// - Parameter start: the recording without ticks.
    init?(in folder: URL, start: Recording, tape: EventTape, unpacker: EventUnpacker) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = StageCollector.test.map(RecordingFile.fileBaseName(ofTest:)) ?? "recording"
        guard let (file, path) = RecordingFile.makeNextFile(in: folder, named: name) else { return nil }
        (self.file, self.path) = (file, path)
        self.tape = tape
        self.unpacker = unpacker
        writtenPosition = tape.markPosition()
        firstPositionOfTick = writtenPosition
        text.begin(start)
        save()
    }

    /// Returns the letters and digits before the first parenthesis of a test's name, with hyphens
    /// between the words: "A-page-of-cells" for "A page of cells()". The result is "test" if there
    /// are none, and has at most 80 characters.
    package nonisolated static func fileBaseName(ofTest test: String) -> String {
        let words = test.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return words.isEmpty ? "test" : String(words.prefix(80))
    }

    private static func makeNextFile(in folder: URL, named name: String) -> (file: FileHandle, path: String)? {
        for number in 1...maximumFileCount {
            let path = folder.appendingPathComponent("\(name)-\(number).json").path
            // The flag O_EXCL is set, because another process may write to the same folder.
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
            if descriptor >= 0 { return (FileHandle(fileDescriptor: descriptor, closeOnDealloc: true), path) }
            if errno != EEXIST { return nil }
        }
        return nil
    }

    private static let maximumFileCount = 100_000

    /// Begins a tick. The events since the end of the previous tick belong to the new tick.
    func beginTick(_ number: Int, time: Double, step: String, line: Int?) {
        // Events before the first tick are not written.
        if number == 1 { writtenPosition = tape.markPosition() }
        text.beginTick(number, time: time, step: step, line: line)
        firstPositionOfTick = writtenPosition
        writtenCount = 0
        save()
    }

    /// Writes the events of the running tick so far.
    func saveEvents() {
        let events = unpacker.makeEvents(from: tape.events(from: firstPositionOfTick, to: tape.end))
        text.add(Array(events.dropFirst(writtenCount)))
        writtenCount = events.count
        writtenPosition = tape.end
        save()
    }

    func endTick(_ scene: Scene) {
        saveEvents()
        // After `markPosition()`, the next event on the tape contains the name of its collection
        // view, so that reading can begin at that event.
        writtenPosition = tape.markPosition()
        let (tree, pools, known) = unpacker.contents(of: scene)
        text.endTick(tree: tree, pools: pools, knownRectangles: known)
        save()
    }

    func end() {
        text.end()
        save()
    }

    private func save() {
        // A reader regards a line as complete if a newline follows it.
        try? file.write(contentsOf: text.takeData() + [UInt8(ascii: "\n")])
    }
}
