/// Replaces imports of Combine by imports of OpenCombine, a public package for Linux. Adds to a file
/// the operators with a queue or a run loop that it uses, so that they run on the stage's clock, and
/// the operators that OpenCombine lacks.
enum CombineRule {
    static let module = "OpenCombineShim"

    /// Names of Combine that `import Foundation`, or an import of Combine in another file, makes
    /// visible on iOS.
    private static let names: Set<String> = [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published",
    ]

    static func apply(to rewriters: inout [FileRewriter]) {
        let declared = rewriters.reduce(into: DeclaredNames()) { $0.addNames(declaredIn: $1) }.types
        var usesCombine = false
        for place in rewriters.indices {
            portImports(in: &rewriters[place])
            portConditions(in: &rewriters[place])
            if firstName(in: rewriters[place], besides: declared) != nil { usesCombine = true }
            if rewriters[place].findings.contains(where: { $0.kind == .combine }) { usesCombine = true }
        }
        guard usesCombine else { return }
        for place in rewriters.indices {
            let added = CombineCode(usedIn: rewriters[place])
            if !added.isEmpty { report(added, in: &rewriters[place]) }
            reportObservations(in: &rewriters[place])
            reportCollections(in: &rewriters[place])
        }
    }

    /// Returns the index of the first name of Combine in a file, unless the ported code declares it;
    /// nil if there is none.
    static func firstName(in rewriter: FileRewriter, besides declared: Set<String>) -> Int? {
        let file = rewriter.file
        return rewriter.activeTokenIndices.first { index in
            names.contains(file[index]) && file.isWord(at: index) && file[index - 1] != "." && file[index + 1] != ":"
                && !file.isDeclaredName(at: index) && !declared.contains(file[index])
                && !rewriter.isGenericParameter(at: index)
                && !declared.contains { $0.hasSuffix(".\(file[index])") }
        }
    }

    private static func portImports(in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeIndices(of: "Combine") {
            let isOfKind = file[index - 2] == "import" && file[index + 1] == "."
            guard file[index - 1] == "import" || isOfKind else { continue }
            let start = isOfKind ? index - 2 : index - 1
            rewriter.reportEdit(
                .combine, at: start, code: file.text(ofTokens: start..<index + 1), advice: "write import \(module)")
            rewriter.replace(index..<index + 1, with: module)
        }
    }

    private static func portConditions(in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in file.indices(of: "Combine") where file.has("canImport", "(", "Combine", ")", at: index - 2) {
            rewriter.reportEdit(
                .combine, at: index, code: "canImport(Combine)", advice: "write canImport(\(module))")
            rewriter.replace(index..<index + 1, with: module)
        }
    }

    private static func report(_ added: CombineCode, in rewriter: inout FileRewriter) {
        for (index, name) in added.uses {
            rewriter.reportEdit(
                .combine, at: index, code: name,
                advice: added.lacking.contains(name)
                    ? "OpenCombine lacks it; it is added at the end of the file"
                    : "one with the stage's clock is added at the end of the file")
        }
        rewriter.appendAtEnd(added.text)
    }

    /// Reports publishers of values that are observed by key, which OpenCombine lacks.
    private static func reportObservations(in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeIndices(of: "publisher")
        where file.has("(", "for", ":", "\\", at: index + 1) || file.has("(", "for", ":", "#keyPath", at: index + 1) {
            rewriter.reportManualEdit(
                .combine, at: index, code: "publisher(for: \\...)",
                advice: "OpenCombine does not observe by key; publish the value in a property observer")
        }
    }

    /// Reports `collect(_:)` by time, which OpenCombine lacks.
    private static func reportCollections(in rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices where file.isWord(at: index) {
            let isCall =
                file.has("collect", "(", ".", at: index) && ["byTime", "byTimeOrCount"].contains(file[index + 3])
            guard isCall || file.has(".", "CollectByTime", at: index - 1) else { continue }
            rewriter.reportManualEdit(
                .combine, at: index, code: isCall ? "collect(.\(file[index + 3])...)" : "CollectByTime",
                advice: "OpenCombine lacks it; collect by count, or keep the values and send them with a timer")
        }
    }
}

/// The operators that the porter adds to a file.
struct CombineCode {
    /// The first use of each operator, and the operator's name.
    private(set) var uses: [(index: Int, name: String)] = []
    private var operators: Set<String> = []
    private var schedulers = ["DispatchQueue"]

    /// The operators that OpenCombine lacks.
    let lacking: Set<String> = ["combineLatest", "merge(with:)"]

    var isEmpty: Bool { uses.isEmpty }

    init(usedIn rewriter: FileRewriter) {
        let file = rewriter.file
        for name in ["RunLoop", "OperationQueue"] where !rewriter.activeIndices(of: name).isEmpty {
            schedulers.append(name)
        }
        let calls: [(word: String, label: String, name: String)] = [
            ("receive", "on", "receive(on:)"), ("subscribe", "on", "subscribe(on:)"),
            ("debounce", "for", "debounce(for:scheduler:)"), ("delay", "for", "delay(for:scheduler:)"),
            ("throttle", "for", "throttle(for:scheduler:latest:)"), ("publish", "every", "publish(every:on:in:)"),
            ("merge", "with", "merge(with:)"),
        ]
        for call in calls {
            let first = rewriter.activeIndices(of: call.word).first {
                file[$0 - 1] == "." && file.has("(", call.label, ":", at: $0 + 1)
                    && (call.word != "publish" || file[$0 - 2] == "Timer")
            }
            if let first, !declares(call.word, in: rewriter) { add(call.name, at: first) }
        }
        if let first = rewriter.activeIndices(of: "combineLatest").first(where: {
            file[$0 - 1] == "." && file[$0 + 1] == "("
        }), !declares("combineLatest", in: rewriter) {
            add("combineLatest", at: first)
        }
        for index in rewriter.activeIndices(of: "Publishers") where file[index + 1] == "." {
            guard !declares(file[index + 2], in: rewriter) else { continue }
            if file[index + 2].hasPrefix("CombineLatest") { add("combineLatest", at: index) }
            if file[index + 2].hasPrefix("Merge") { add("merge(with:)", at: index) }
        }
        uses.sort { $0.index < $1.index }
    }

    /// Whether an extension in the file has a function of the name, such as one that was added
    /// before.
    private func declares(_ name: String, in rewriter: FileRewriter) -> Bool {
        rewriter.activeIndices(of: name).contains {
            rewriter.file[$0 - 1] == "func" && rewriter.file.enclosingType(ofMemberAt: $0)?.keyword == "extension"
        }
    }

    private mutating func add(_ name: String, at index: Int) {
        if operators.insert(name).inserted { uses.append((index, name)) }
    }

    // MARK: - The text

    var text: String {
        var parts: [String] = []
        let operatorsWithClock = schedulers.flatMap { scheduler in
            Self.operatorsWithClock.filter { operators.contains($0.name) }.map { $0.text(scheduler) }
        }
        if !operatorsWithClock.isEmpty {
            parts.append(Self.scheduler)
            parts.append("extension Publisher {\n" + operatorsWithClock.joined(separator: "\n") + "}\n")
        }
        if operators.contains("publish(every:on:in:)") { parts.append(Self.timer) }
        if operators.contains("merge(with:)") || operators.contains("combineLatest") { parts.append(Self.merge) }
        if operators.contains("combineLatest") { parts.append(Self.combineLatest) }
        return parts.joined(separator: "\n")
    }

    /// The operators with a scheduler, each with its text for `DispatchQueue`, `RunLoop` or
    /// `OperationQueue`.
    private static let operatorsWithClock: [(name: String, text: @Sendable (String) -> String)] = [
        ("receive(on:)", { receiving("receive", on: $0) }),
        ("subscribe(on:)", { receiving("subscribe", on: $0) }),
        ("debounce(for:scheduler:)", { waiting("debounce", with: $0) }),
        ("delay(for:scheduler:)", { waiting("delay", with: $0, tolerance: "tolerance: nil, ") }),
        ("throttle(for:scheduler:latest:)", { throttling(with: $0) }),
    ]

    private static func queue(of scheduler: String) -> String { scheduler == "DispatchQueue" ? "scheduler" : ".main" }

    private static func interval(of scheduler: String) -> String {
        scheduler == "DispatchQueue" ? "interval" : ".seconds(interval.timeInterval)"
    }

    private static func receiving(_ name: String, on scheduler: String) -> String {
        """
            fileprivate func \(name)(on scheduler: \(scheduler)) -> AnyPublisher<Output, Failure> {
                \(name)(on: StageScheduler(queue: \(queue(of: scheduler))), options: nil).eraseToAnyPublisher()
            }

        """
    }

    private static func waiting(_ name: String, with scheduler: String, tolerance: String = "") -> String {
        """
            fileprivate func \(name)(for interval: \(scheduler).SchedulerTimeType.Stride, scheduler: \(scheduler))
                -> AnyPublisher<Output, Failure>
            {
                \(name)(
                    for: \(interval(of: scheduler)), \(tolerance)\
        scheduler: StageScheduler(queue: \(queue(of: scheduler))), options: nil
                ).eraseToAnyPublisher()
            }

        """
    }

    private static func throttling(with scheduler: String) -> String {
        """
            fileprivate func throttle(
                for interval: \(scheduler).SchedulerTimeType.Stride, scheduler: \(scheduler), latest: Bool
            ) -> AnyPublisher<Output, Failure> {
                throttle(
                    for: \(interval(of: scheduler)), scheduler: StageScheduler(queue: \(queue(of: scheduler))),
                    latest: latest
                ).eraseToAnyPublisher()
            }

        """
    }

    private static let scheduler = """
        // Written by offscreen port: operators that run on the stage's clock.
        private struct StageScheduler: Scheduler {
            let queue: DispatchQueue

            var now: DispatchQueue.SchedulerTimeType { DispatchQueue.SchedulerTimeType(DispatchTime.now()) }
            var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { .nanoseconds(0) }

            func schedule(options: Never?, _ action: @escaping () -> Void) {
                nonisolated(unsafe) let work = action
                queue.async { work() }
            }

            func schedule(
                after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride,
                options: Never?, _ action: @escaping () -> Void
            ) {
                nonisolated(unsafe) let work = action
                queue.asyncAfter(deadline: date.dispatchTime) { work() }
            }

            func schedule(
                after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
                tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
            ) -> Cancellable {
                let isWanted = CurrentValueSubject<Bool, Never>(true)
                func run(at date: DispatchQueue.SchedulerTimeType) {
                    schedule(after: date, tolerance: tolerance, options: nil) {
                        guard isWanted.value else { return }
                        action()
                        run(at: date.advanced(by: interval))
                    }
                }
                run(at: date)
                return AnyCancellable { isWanted.value = false }
            }
        }

        """

    private static let timer = """
        // Written by offscreen port: a timer that runs on the stage's clock.
        extension Timer {
            fileprivate static func publish(every interval: TimeInterval, on loop: RunLoop, in mode: RunLoop.Mode)
                -> Publishers.MakeConnectable<AnyPublisher<Date, Never>>
            {
                Deferred { () -> AnyPublisher<Date, Never> in
                    let dates = PassthroughSubject<Date, Never>()
                    nonisolated(unsafe) let send: (Date) -> Void = { dates.send($0) }
                    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { send($0.fireDate) }
                    return dates.handleEvents(receiveCancel: { timer.invalidate() }).eraseToAnyPublisher()
                }.eraseToAnyPublisher().makeConnectable()
            }
        }

        """

    private static let merge = """
        // Written by offscreen port: operators that OpenCombine lacks.
        extension Publishers {
            fileprivate static func MergeMany<P: Publisher>(_ all: P...) -> AnyPublisher<P.Output, P.Failure> {
                MergeMany(all)
            }

            fileprivate static func MergeMany<P: Publisher>(_ all: [P]) -> AnyPublisher<P.Output, P.Failure> {
                Deferred { () -> AnyPublisher<P.Output, P.Failure> in
                    let merged = PassthroughSubject<P.Output, P.Failure>()
                    var running = all.count
                    var isStarted = false
                    var parts: [AnyCancellable] = []
                    func start() {
                        guard !isStarted else { return }
                        isStarted = true
                        for part in all {
                            let end: (Subscribers.Completion<P.Failure>) -> Void = { completion in
                                running -= 1
                                if case .finished = completion, running > 0 { return }
                                merged.send(completion: completion)
                            }
                            part.sink(receiveCompletion: end, receiveValue: { merged.send($0) }).store(in: &parts)
                        }
                    }
                    return merged.handleEvents(receiveCancel: { parts = [] }, receiveRequest: { _ in start() })
                        .eraseToAnyPublisher()
                }.eraseToAnyPublisher()
            }

            fileprivate static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B)
                -> AnyPublisher<A.Output, A.Failure>
            where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }

            fileprivate static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
                -> AnyPublisher<A.Output, A.Failure>
            where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
                a.merge(with: b, c)
            }
        }

        extension Publisher {
            fileprivate func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
            where P.Output == Output, P.Failure == Failure {
                Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
            }

            fileprivate func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
            where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
                merge(with: p).merge(with: q)
            }

            fileprivate func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
                -> AnyPublisher<Output, Failure>
            where
                P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
                R.Failure == Failure
            { merge(with: p).merge(with: q, r) }
        }

        """

    private static let combineLatest = """
        extension Publisher {
            fileprivate func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
            where P.Failure == Failure {
                Deferred { () -> AnyPublisher<(Output, P.Output), Failure> in
                    var latest: (Output?, P.Output?) = (nil, nil)
                    let first = map { value -> Void in latest.0 = value }
                    let second = other.map { value -> Void in latest.1 = value }
                    return first.merge(with: second).compactMap { () -> (Output, P.Output)? in
                        guard let one = latest.0, let two = latest.1 else { return nil }
                        return (one, two)
                    }.eraseToAnyPublisher()
                }.eraseToAnyPublisher()
            }

            fileprivate func combineLatest<P: Publisher, T>(
                _ other: P, _ transform: @escaping (Output, P.Output) -> T
            ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
                combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
            }

            fileprivate func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
                -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
            where P.Failure == Failure, Q.Failure == Failure {
                combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
            }

            fileprivate func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
                -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
            where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
                combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
            }
        }

        extension Publishers {
            fileprivate static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B)
                -> AnyPublisher<(A.Output, B.Output), A.Failure>
            where A.Failure == B.Failure { a.combineLatest(b) }

            fileprivate static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
                -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
            where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

            fileprivate static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
                _ a: A, _ b: B, _ c: C, _ d: D
            ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
            where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure { a.combineLatest(b, c, d) }
        }

        """
}
