/// The record of what happens in a world: packed events, one after the other, in chunks that never
/// move in memory.
///
///     head     verb 8 bits, extent 2, cause 3, stays in place 1, partner 3, name 7, contents 8,
///              number 32
///     contents the parts that the head announces, in the order of `ContentsMask`: one word each,
///              four for a rectangle, three for counts
///
/// An event names its collection view if the previous event has another one. The first event after
/// `markPosition()` or `removeLast()` always names its collection view.
///
/// OPTIMIZATION: an event takes 8 to 136 bytes and a few stores. An array of values with room for
/// all contents, 230 bytes each, made a scroll by a screenful of 50 cells take 122 us instead of 22
/// us.
package final class EventTape {
    /// The bits of the head for the optional parts of an event. A bit is set if the event has the
    /// part.
    private enum ContentsMask {
        static let collection: UInt64 = 1
        static let view: UInt64 = 2
        static let element: UInt64 = 4
        static let text: UInt64 = 8
        static let z: UInt64 = 16
        static let rect: UInt64 = 32
        static let otherRect: UInt64 = 64
        static let roundCounts: UInt64 = 128
    }

    private static let wordsPerChunk = 8192
    private static let wordsOfLongestEvent = 1 + 5 + 2 * 4 + 3
    /// The last position in a chunk at which an event may start. Behind the longest event there is
    /// room for the zero that ends the chunk.
    private static let lastStart = wordsPerChunk - 1 - wordsOfLongestEvent
    /// The bits that represent an unknown collection view. No name has these bits.
    private static let unknownCollection = UInt64.max

    private var chunks: [UnsafeMutablePointer<UInt64>] = []
    /// The address of the next event, or of the zero that ends the chunk.
    private var next: UnsafeMutablePointer<UInt64>
    /// The last address in the chunk at which an event may start.
    private var limit: UnsafeMutablePointer<UInt64>
    private var last: UnsafeMutablePointer<UInt64>
    /// The bits of the last event's collection view: 0 if it has none, and `unknownCollection` if
    /// the next event must name its own.
    private var collection = EventTape.unknownCollection

    package init() {
        next = .allocate(capacity: EventTape.wordsPerChunk)
        chunks.append(next)
        last = next
        limit = next + EventTape.lastStart
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }

    private func addChunk() {
        // The reader continues in the next chunk when it finds zero, which is not the number of a
        // verb.
        assert(next - chunks[chunks.count - 1] < EventTape.wordsPerChunk)
        next.pointee = 0
        next = .allocate(capacity: EventTape.wordsPerChunk)
        chunks.append(next)
        limit = next + EventTape.lastStart
    }

    // MARK: - Writing events

    /// Adds an event. The function is inlined, so that arguments with default values cost nothing.
    @inline(__always)
    func write(
        _ verb: PackedEvent.Verb, _ extent: PackedEvent.Extent = .point, in collection: ViewName?,
        view: ViewName? = nil,
        element: PackedEvent.Element? = nil, partner: PackedEvent.Partner = .none, name: PackedEvent.Name = .none,
        text: InternedString = .none, number: Int = 0, z: Int = 0, cause: PackedEvent.PlacementCause = .none,
        staysInPlace: Bool = false,
        rect: CGRect? = nil, otherRect: CGRect? = nil, roundCounts: PackedEvent.RoundCounts? = nil
    ) {
        if next > limit { addChunk() }
        let head = next
        var word = head + 1
        var contents: UInt64 = 0
        let writer = collection?.bits ?? 0
        if writer != self.collection {
            self.collection = writer
            EventTape.put(writer, at: &word)
            contents |= ContentsMask.collection
        }
        if let view {
            EventTape.put(view.bits, at: &word)
            contents |= ContentsMask.view
        }
        if let element {
            EventTape.put(element.key.bits, at: &word)
            contents |= ContentsMask.element
        }
        if text != .none {
            EventTape.put(UInt64(text.number), at: &word)
            contents |= ContentsMask.text
        }
        if z != 0 {
            EventTape.put(UInt64(bitPattern: Int64(z)), at: &word)
            contents |= ContentsMask.z
        }
        if let rect {
            EventTape.put(rect, at: &word)
            contents |= ContentsMask.rect
        }
        if let otherRect {
            EventTape.put(otherRect, at: &word)
            contents |= ContentsMask.otherRect
        }
        if let roundCounts {
            EventTape.put(roundCounts, at: &word)
            contents |= ContentsMask.roundCounts
        }
        // OPTIMIZATION: the first word is composed in two steps. Most parts of `kind` are constants
        // wherever this function is inlined.
        let kind =
            UInt64(verb.rawValue) | UInt64(extent.rawValue) << 8 | UInt64(cause.rawValue) << 10
            | (staysInPlace ? 1 << 13 : 0)
            | UInt64(partner.rawValue) << 14 | UInt64(name.rawValue) << 17
        head.pointee = kind | contents << 24 | UInt64(UInt32(bitPattern: Int32(clamping: number))) << 32
        last = head
        next = word
    }

    /// Adds an event for the return from a call of a data source, delegate or layout, with the
    /// returned value in short form.
    func writeReturn(of answer: PackedEvent.Answer, in collection: ViewName?) {
        switch answer {
        case .nothing: write(.answer, .end, in: collection, number: 0)
        case .attributes: write(.answer, .end, in: collection, number: 1)
        case .truth(let isSo): write(.answer, .end, in: collection, number: isSo ? 3 : 2)
        case .view(let view): write(.answer, .end, in: collection, view: view, number: 4)
        case .number(let number): write(.answer, .end, in: collection, number: 5, z: number)
        case .elements(let count): write(.answer, .end, in: collection, number: 6, z: count)
        case .size(let size): write(.answer, .end, in: collection, number: 7, rect: CGRect(origin: .zero, size: size))
        case .text(let text): write(.answer, .end, in: collection, text: text, number: 8)
        }
    }

    @inline(__always)
    private static func put(_ value: UInt64, at word: inout UnsafeMutablePointer<UInt64>) {
        word.pointee = value
        word += 1
    }

    @inline(__always)
    private static func put<Value>(_ value: Value, at word: inout UnsafeMutablePointer<UInt64>) {
        UnsafeMutableRawPointer(word).storeBytes(of: value, as: Value.self)
        word += MemoryLayout<Value>.size / MemoryLayout<UInt64>.size
    }

    /// Removes the last event, which is the call of an optional method. Called if the delegate or
    /// data source lacks that method.
    func removeLast() {
        next = last
        collection = EventTape.unknownCollection
    }

    // MARK: - Reading events

    /// Returns the position after the last event. The next event will name its collection view, so
    /// that reading can start there.
    package func markPosition() -> Int {
        collection = EventTape.unknownCollection
        return end
    }

    /// The position after the last event.
    package var end: Int { (chunks.count - 1) * EventTape.wordsPerChunk + (next - chunks[chunks.count - 1]) }

    /// Returns the events between two positions. The first position must be 0 or a result of
    /// `markPosition()`; the second one may also be `end`.
    package func events(from first: Int, to end: Int) -> Events { Events(tape: self, position: first, end: end) }

    package struct Events: Sequence, IteratorProtocol {
        fileprivate let tape: EventTape
        fileprivate var position: Int
        fileprivate let end: Int
        fileprivate var collection: ViewName?

        package mutating func next() -> PackedEvent? {
            guard position < end else { return nil }
            var word = tape.address(ofWordAt: position)
            if word.pointee == 0 {
                position = (position / EventTape.wordsPerChunk + 1) * EventTape.wordsPerChunk
                word = tape.address(ofWordAt: position)
            }
            let start = word
            let event = read(&word)
            position += word - start
            return event
        }

        private mutating func read(_ word: inout UnsafeMutablePointer<UInt64>) -> PackedEvent {
            let head = EventTape.take(UInt64.self, at: &word)
            func bits(shiftedBy shift: UInt64, count: UInt64) -> UInt8 {
                let mask: UInt64 = 1 << count - 1
                return UInt8(head >> shift & mask)
            }
            /// Takes an optional part of the event; nil if the event does not have it.
            func part<Value>(_ contents: UInt64, as type: Value.Type) -> Value? {
                head >> 24 & contents != 0 ? EventTape.take(type, at: &word) : nil
            }
            let verb = PackedEvent.Verb(rawValue: bits(shiftedBy: 0, count: 8))!
            let number = Int(Int32(truncatingIfNeeded: head >> 32))
            var event = PackedEvent(
                verb: verb, extent: PackedEvent.Extent(rawValue: bits(shiftedBy: 8, count: 2))!,
                cause: PackedEvent.PlacementCause(rawValue: bits(shiftedBy: 10, count: 3))!,
                partner: PackedEvent.Partner(rawValue: bits(shiftedBy: 14, count: 3))!,
                staysInPlace: bits(shiftedBy: 13, count: 1) == 1,
                name: PackedEvent.Name(rawValue: bits(shiftedBy: 17, count: 7))!, number: verb == .answer ? 0 : number)
            if let bits = part(ContentsMask.collection, as: UInt64.self) { collection = ViewName(bits: bits) }
            event.collection = collection
            event.view = part(ContentsMask.view, as: UInt64.self).flatMap(ViewName.init(bits:))
            event.element = part(ContentsMask.element, as: UInt64.self).map {
                PackedEvent.Element(key: ElementKey(bits: $0))
            }
            event.text =
                part(ContentsMask.text, as: UInt64.self).map { InternedString(number: Int32($0)) }
                ?? InternedString.none
            event.z = part(ContentsMask.z, as: Int.self) ?? 0
            event.rect = part(ContentsMask.rect, as: CGRect.self)
            event.otherRect = part(ContentsMask.otherRect, as: CGRect.self)
            event.roundCounts = part(ContentsMask.roundCounts, as: PackedEvent.RoundCounts.self)
            if verb == .answer { event.restoreAnswer(ofKind: number) }
            return event
        }
    }

    fileprivate func address(ofWordAt position: Int) -> UnsafeMutablePointer<UInt64> {
        chunks[position / EventTape.wordsPerChunk] + position % EventTape.wordsPerChunk
    }

    @inline(__always)
    fileprivate static func take<Value>(_ type: Value.Type, at word: inout UnsafeMutablePointer<UInt64>) -> Value {
        defer { word += MemoryLayout<Value>.size / MemoryLayout<UInt64>.size }
        return UnsafeRawPointer(word).load(as: type)
    }
}

extension PackedEvent {
    /// Converts the parts that `writeReturn(of:in:)` stored back into the answer, and clears them.
    fileprivate mutating func restoreAnswer(ofKind kind: Int) {
        answer =
            switch kind {
            case 1: .attributes
            case 2: .truth(false)
            case 3: .truth(true)
            case 4: .view(view!)
            case 5: .number(z)
            case 6: .elements(z)
            case 7: .size(rect!.size)
            case 8: .text(text)
            default: .nothing
            }
        (view, z, rect, text) = (nil, 0, nil, .none)
    }
}

extension ViewName {
    /// The name as one word, which is never zero, because serials begin with 1.
    @inline(__always)
    fileprivate var bits: UInt64 { UInt64(UInt32(bitPattern: classNumber)) << 32 | UInt64(UInt32(bitPattern: serial)) }

    /// Creates a name from its bits; nil for zero.
    fileprivate init?(bits: UInt64) {
        guard bits != 0 else { return nil }
        self.init(classNumber: Int32(truncatingIfNeeded: bits >> 32), serial: Int32(truncatingIfNeeded: bits))
    }
}
