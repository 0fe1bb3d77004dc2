import Offscreen

extension Recording {
    /// The number of the first tick that ends with a view above an overlapping or adjoining view of
    /// greater zIndex. It is nil if there is none, and in every recording of a device.
    public var firstInversion: Int? {
        ticks.first { tick in
            tick.pools.contains { tick.stacking(of: $0.view)?.inversions.contains(where: \.overlaps) ?? false }
        }?.number
    }

    /// Returns the number of the first tick at whose end the painted views have another sibling
    /// order, or other frames, elements, texts, transparency or background colours, than at the end
    /// of the corresponding tick of another recording; nil if there is none. The views inside a
    /// reusable view count only by their texts.
    ///
    /// The recordings are aligned by the lines of their scenario, or else by the names of their
    /// steps, and by the number of ticks since the step began.
    public func firstTickNumber(differingFrom other: Recording) -> Int? {
        let (mine, theirs) = (steps, other.steps)
        return ticks.first { tick in
            guard let theirs = other.tick(alignedWithTick: tick.number, otherSteps: mine, ownSteps: theirs) else {
                return false
            }
            return FilmScene(tick.tree).visibleContents != FilmScene(theirs.tree).visibleContents
        }?.number
    }

    /// Returns the tick that corresponds to a tick of another recording: it belongs to the same
    /// step, and follows the beginning of the step by the same number of ticks, or is the step's
    /// last tick if the step is shorter. The last ticks of a step correspond to each other.
    ///
    /// If no step has the same name, the step with the same index is used, or else the last step.
    /// Nil if one of the recordings has no step to compare, or if the corresponding tick was not
    /// recorded.
    public func tick(alignedWithTick number: Int, of other: Recording) -> Tick? {
        tick(alignedWithTick: number, otherSteps: other.steps, ownSteps: steps)
    }

    private func tick(alignedWithTick number: Int, otherSteps: [StepTicks], ownSteps: [StepTicks]) -> Tick? {
        guard let index = otherSteps.lastIndex(where: { $0.first <= number }) else { return nil }
        let step = otherSteps[index]
        guard
            let same = ownSteps.first(where: { $0.name == step.name })
                ?? (ownSteps.indices.contains(index) ? ownSteps[index] : ownSteps.last)
        else {
            return nil
        }
        return self[tick: number == step.last ? same.last : min(same.first + number - step.first, same.last)]
    }

    /// Returns the number of the last tick that belongs to a line of the scenario or to an earlier
    /// line; nil if there is none.
    public func lastTickNumber(upToLine line: Int) -> Int? { ticks.last { ($0.line ?? .max) <= line }?.number }

    /// A step with the numbers of its first and last tick.
    private struct StepTicks {
        struct Name: Hashable {
            /// The number of the scenario's line, as "line 12"; the name of the step if it has no
            /// line.
            let text: String
            /// The number of earlier steps with the same text.
            let turn: Int
        }

        let name: Name
        let first: Int
        var last: Int
    }

    private var steps: [StepTicks] {
        var steps: [StepTicks] = []
        var turns: [String: Int] = [:]
        var line: Int?
        for tick in ticks {
            if tick.what.isEmpty, !steps.isEmpty, tick.line == line {
                steps[steps.count - 1].last = tick.number
                continue
            }
            line = tick.line
            let text = line.map { "line \($0)" } ?? tick.what
            steps.append(
                StepTicks(
                    name: StepTicks.Name(text: text, turn: turns[text, default: 0]), first: tick.number,
                    last: tick.number))
            turns[text, default: 0] += 1
        }
        return steps
    }
}

extension FilmScene {
    /// The painted views in sibling order, without their names: frames, elements, texts,
    /// transparency and background colours.
    var visibleContents: [String] {
        entries.filter { $0.node.isPainted }.map { entry in
            let node = entry.node
            return
                """
                \(node.element?.description ?? "") \(node.frame) \(node.text ?? "") \(node.alpha) \
                \(node.appearance?.background ?? [])
                """
        }
    }
}
