extension Hunt {
    /// A step of the stage that an act of the app took.
    public struct ActStep: Equatable, Sendable, CustomStringConvertible {
        /// The name of the act.
        public let act: String
        /// The name of the step, such as the text that was passed to `stage.act`; nil if the act
        /// took no step of the stage.
        public let name: String?
        /// The number of the step, from 1; 0 if the act took none.
        public let number: Int
        /// The number of steps that the act took.
        public let count: Int

        /// "step 2 of 3 of 'add a poster': insert the row", or "'add a poster'" for an act of at most
        /// one step.
        public var description: String {
            guard let name, count > 1 else { return "'\(act)'" }
            return "step \(number) of \(count) of '\(act)': \(name)"
        }
    }
}

/// Repeats the steps of a finding, and finds the step of an act of the app that broke the
/// invariant.
@MainActor
struct ActStepSearch {
    /// The state after a step of the hunt, or after a step of the stage that an act took.
    private struct State {
        /// Nil for a step of the hunt.
        var place: Hunt.ActStep?
        /// The first message about the invariant; nil if it holds or cannot be checked.
        let message: String?
    }

    private let hunt: Hunt

    init(_ hunt: Hunt) { self.hunt = hunt }

    /// Returns the step of an act after which the invariant is first broken as it is at the end; nil
    /// if a step of the hunt broke it, or if it is not broken at the end.
    func actStep(breaking invariant: String, in steps: [Step]) -> Hunt.ActStep? {
        guard steps.contains(where: { $0.actName != nil }) else { return nil }
        let session = HuntSession(hunt)
        let compares = HuntSession.namesInComparisons.contains(invariant)
        func state(at place: Hunt.ActStep?) -> State {
            let found = session.firstViolation(comparesWithFreshView: compares)
            return State(place: place, message: found?.invariant == invariant ? found?.messages.first : nil)
        }
        var states = [state(at: nil)]
        for step in steps {
            guard let act = step.actName else {
                _ = session.perform(step)
                states.append(state(at: nil))
                continue
            }
            states += statesOfAct(act, in: session, performing: step, state: state)
        }
        guard let last = states.last, let message = last.message else { return nil }
        var first = states.count - 1
        while first > 0, states[first - 1].message == message { first -= 1 }
        return states[first].place
    }

    private func statesOfAct(
        _ act: String, in session: HuntSession, performing step: Step, state: @escaping (Hunt.ActStep?) -> State
    ) -> [State] {
        var names: [String] = []
        var states: [State] = []
        func endStep() {
            states.append(state(Hunt.ActStep(act: act, name: names.last, number: names.count, count: 0)))
        }
        session.stage.willTakeStep = { name in
            if !names.isEmpty { endStep() }
            names.append(name)
        }
        _ = session.perform(step)
        session.stage.willTakeStep = nil
        endStep()
        return states.map { state in
            State(
                place: state.place.map {
                    Hunt.ActStep(act: act, name: $0.name, number: $0.number, count: names.count)
                }, message: state.message)
        }
    }
}

extension Step {
    /// The name of the app's act that the step performs; nil for every other step.
    var actName: String? {
        switch self {
        case .act(let line): line
        case .unsettled(let step): step.actName
        default: nil
        }
    }
}
