import Offscreen

/// The moments that the player's page explains: the symptom, its cause, and the moment at which the
/// symptom is gone.
struct PlayerGuide {
    /// A moment of one of the page's recordings (sides).
    struct SideMoment: Equatable {
        let side: Int
        let moment: Int
    }

    let sides: [PlayerPage.Side]
    let writers: [FilmWriter]
    let marks: PlayerPage.Marks

    /// The moment that the page shows first if its address names none. It is the first of these
    /// that exists: the marked symptom, the end of the first tick in which a view lies above an
    /// overlapping or adjoining one of greater z, the end of the marked tick, the moment at which
    /// the first two recordings begin to differ.
    var symptom: SideMoment? {
        if let line = marks.symptom, let stop = lastSideMoment(upToLine: line) {
            guard let event = marks.event, let end = writers[stop.side].ends.first(where: { $0.moment == stop.moment })
            else { return stop }
            return lastMoment(ofSide: stop.side, inTickEndingAt: end) { $1.hasPrefix(event) } ?? stop
        }
        for (side, writer) in writers.enumerated() {
            if let first = writer.firstInversion {
                return SideMoment(side: side, moment: writer.endOfTick(containing: first))
            }
        }
        return marks.tick.map { SideMoment(side: 0, moment: writers[0].endOfLastTick(upTo: $0)) } ?? difference
    }

    /// The moment of the marked cause: the last line of the trace that contains the marked words
    /// and is not after the symptom. Nil if there is no such line.
    var cause: SideMoment? { marks.cause.flatMap(lastMomentUpToSymptom(withWords:)) }

    /// The moments of the page's row of drawings, with their sentences. A moment that does not
    /// exist is left out.
    var frames: [(moment: SideMoment, sentence: String)] {
        marks.frames.compactMap { frame in
            let moment =
                frame.line.flatMap(lastSideMoment(upToLine:)) ?? frame.words.flatMap(lastMomentUpToSymptom(withWords:))
            return moment.map { ($0, frame.sentence) }
        }
    }

    /// Returns the moment of the last line of the trace that contains some words and is not after
    /// the symptom; nil if there is none.
    private func lastMomentUpToSymptom(withWords words: String) -> SideMoment? {
        guard let symptom else { return nil }
        return writers[symptom.side].ends.reversed().lazy.compactMap { end in
            lastMoment(ofSide: symptom.side, inTickEndingAt: end) { $0 <= symptom.moment && isFound(words, in: $1) }
        }.first
    }

    /// Whether a line contains a text that no letter or digit follows directly, so that "tick 2" is
    /// not found in "tick 22".
    private func isFound(_ words: String, in line: String) -> Bool {
        line.ranges(of: words).contains {
            $0.upperBound == line.endIndex || !line[$0.upperBound].isLetter && !line[$0.upperBound].isNumber
        }
    }

    /// The moment at which the symptom is gone; nil if the scenario declares none. If the second
    /// recording has the fix from the beginning, this is the moment of the second recording at the
    /// line of the symptom, so that the page shows bug and fix side by side.
    var fixed: SideMoment? {
        guard let declaredFix, sides.count > 1, sides[1].name == "with the fix", sides[1].pinned == nil,
            sides[declaredFix.side].name == "the bug", let line = marks.symptom,
            let end = writers[1].ends.last(where: { $0.line <= line })
        else { return declaredFix }
        return SideMoment(side: 1, moment: end.moment)
    }

    /// The moment at which the scenario declares the symptom gone.
    var declaredFix: SideMoment? { marks.fixed.flatMap { lastSideMoment(upToLine: $0) } }

    /// The end of the first tick at which the first two recordings look different.
    private var difference: SideMoment? {
        guard sides.count > 1, sides[1].pinned == nil else { return nil }
        return sides[0].recording.firstTickNumber(differingFrom: sides[1].recording).map {
            SideMoment(side: 0, moment: writers[0].endOfLastTick(upTo: $0))
        }
    }

    /// Returns the end of the last tick that belongs to `line` or to an earlier line of the
    /// scenario; nil if there is none.
    ///
    /// A page may have several recordings (sides). Among those whose first line is not after
    /// `line`, the one with the latest first line is used, and the first of these if there are
    /// several. A side that is `pinned` is ignored.
    private func lastSideMoment(upToLine line: Int) -> SideMoment? {
        func firstLine(ofSide side: Int) -> Int { writers[side].ends.first?.line ?? 0 }
        let before = writers.indices.filter {
            sides[$0].pinned == nil && firstLine(ofSide: $0) > 0 && firstLine(ofSide: $0) <= line
        }
        guard let nearest = before.map(firstLine).max(),
            let nearestSide = before.first(where: { firstLine(ofSide: $0) == nearest })
        else {
            return nil
        }
        return writers[nearestSide].ends.last { $0.line <= line }.map {
            SideMoment(side: nearestSide, moment: $0.moment)
        }
    }

    /// Returns the last moment of a tick for which a condition on its number and its line of the
    /// trace holds; nil if there is none.
    ///
    /// - Parameter end: the tick's element in `FilmWriter.ends`.
    private func lastMoment(
        ofSide side: Int, inTickEndingAt end: (tick: Int, line: Int, moment: Int),
        where condition: (Int, String) -> Bool
    ) -> SideMoment? {
        guard let tick = sides[side].recording[tick: end.tick] else { return nil }
        let moments = FilmMoment.moments(of: tick)
        let first = end.moment - moments.count + 1
        return moments.indices.last { condition(first + $0, moments[$0].line) }.map {
            SideMoment(side: side, moment: first + $0)
        }
    }

    func json(
        story: PlayerStory?, proof: PlayerProof?, site: PlayerPage.Site?, coloring: Coloring?,
        source: [PlayerPage.Source]
    ) -> String {
        let coloring = coloring ?? (marks.frames.isEmpty ? .view : .item)
        func json(of stop: SideMoment?) -> String { stop.map { ScriptJSON.numbers([$0.side, $0.moment]) } ?? "null" }
        let sides = zip(sides, writers).map { side, writer in
            ScriptJSON.array([
                ScriptJSON.string(side.name), side.pinned.map { "\(writer.endOfLastTick(upTo: $0))" } ?? "-1",
            ])
        }
        return ScriptJSON.object([
            "sides": ScriptJSON.array(sides), "symptom": json(of: symptom), "cause": json(of: cause),
            "fixed": json(of: fixed),
            "frames": ScriptJSON.array(
                frames.map { ScriptJSON.array([json(of: $0.moment), ScriptJSON.string($0.sentence)]) }),
            "declaredFix": json(of: declaredFix),
            "source": ScriptJSON.array(source.map { ScriptJSON.strings([$0.name, $0.text]) }),
            "color": ScriptJSON.string(coloring.rawValue), "story": story?.json ?? "null",
            "pair": marks.pair.map { ScriptJSON.strings([$0.above, $0.below]) } ?? "null",
            "site": site?.json ?? "null", "proof": proof?.json { writers[$0].endOfLastTick(upTo: $1) } ?? "null",
        ])
    }
}

extension FilmWriter {
    /// Returns the last moment of a tick or, if the tick has no moments, of the last earlier tick
    /// with moments; 0 if there is none.
    func endOfLastTick(upTo number: Int) -> Int { ends.last { $0.tick <= number }?.moment ?? 0 }

    /// Returns the last moment of the tick that contains a moment.
    func endOfTick(containing moment: Int) -> Int { ends.first { $0.moment >= moment }?.moment ?? moment }
}
