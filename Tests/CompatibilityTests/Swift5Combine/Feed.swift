// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Combine, where it is compiled and run.
import UIKit
@preconcurrency import OpenCombineShim

final class FeedModel: ObservableObject {
    @Published private(set) var names: [String] = []
    @Published var query = ""
    let errors = PassthroughSubject<String, Never>()
    let page = CurrentValueSubject<Int, Never>(0)
    private(set) var found: [String] = []
    private(set) var heard: [String] = []
    private var subscriptions = Set<AnyCancellable>()
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private lazy var sizes = $names.map { $0.count }.merge(with: page)

    func start() {
        $query.removeDuplicates().dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.heard.append("query \($0)") }.store(in: &subscriptions)
        $query.debounce(for: 0.5, scheduler: RunLoop.main).filter { !$0.isEmpty }
            .sink { [weak self] in self?.heard.append("slow \($0)") }.store(in: &subscriptions)
        $names.combineLatest($query) { names, query in names.filter { $0.hasPrefix(query) } }
            .assign(to: \.found, on: self).store(in: &subscriptions)
        Publishers.CombineLatest3($names, $query, page).dropFirst()
            .sink { [weak self] in self?.heard.append("\($0.count) \($1) \($2)") }.store(in: &subscriptions)
        errors.delay(for: .seconds(2), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.heard.append("late \($0)") }.store(in: &subscriptions)
        sizes.sink { [weak self] in self?.heard.append("size \($0)") }.store(in: &subscriptions)
        ticks.sink { [weak self] _ in self?.heard.append("tick") }.store(in: &subscriptions)
        NotificationCenter.default.publisher(for: Notification.Name("feed"))
            .sink { [weak self] _ in self?.heard.append("note") }.store(in: &subscriptions)
    }

    func load(_ names: [String]) { self.names = names }
    func stop() { subscriptions.removeAll() }
}

final class FeedController: UICollectionViewController {
    let model: FeedModel
    private var subscriptions: [AnyCancellable] = []

    init(model: FeedModel) {
        self.model = model
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
        model.$names.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.collectionView.reloadData() }
            .store(in: &subscriptions)
        model.start()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.names.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    }
}

#if canImport(OpenCombineShim)
let feedHasCombine = true
#else
let feedHasCombine = false
#endif

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

extension Publisher {
    fileprivate func receive(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> {
        receive(on: StageScheduler(queue: scheduler), options: nil).eraseToAnyPublisher()
    }

    fileprivate func debounce(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue)
        -> AnyPublisher<Output, Failure>
    {
        debounce(
            for: interval, scheduler: StageScheduler(queue: scheduler), options: nil
        ).eraseToAnyPublisher()
    }

    fileprivate func delay(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue)
        -> AnyPublisher<Output, Failure>
    {
        delay(
            for: interval, tolerance: nil, scheduler: StageScheduler(queue: scheduler), options: nil
        ).eraseToAnyPublisher()
    }

    fileprivate func receive(on scheduler: RunLoop) -> AnyPublisher<Output, Failure> {
        receive(on: StageScheduler(queue: .main), options: nil).eraseToAnyPublisher()
    }

    fileprivate func debounce(for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop)
        -> AnyPublisher<Output, Failure>
    {
        debounce(
            for: .seconds(interval.timeInterval), scheduler: StageScheduler(queue: .main), options: nil
        ).eraseToAnyPublisher()
    }

    fileprivate func delay(for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop)
        -> AnyPublisher<Output, Failure>
    {
        delay(
            for: .seconds(interval.timeInterval), tolerance: nil, scheduler: StageScheduler(queue: .main), options: nil
        ).eraseToAnyPublisher()
    }
}

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
