import UIKit

// A stand-in for Combine with what view models use most. It delivers every value at once and knows
// no demand. An app that prefers not to depend on OpenCombine can have a target `OpenCombineShim`
// with this file. The tests of this package compile and run code against it that `offscreen port`
// wrote.

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public struct Demand {}
}

public protocol Cancellable {
    func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
    private var work: (() -> Void)?

    public init(_ work: @escaping () -> Void) {
        self.work = work
    }

    deinit { cancel() }

    public func cancel() {
        let last = work
        work = nil
        last?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store(in list: inout [AnyCancellable]) { list.append(self) }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Publishers

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    public typealias End = (Subscribers.Completion<Failure>) -> Void
    private let start: (@escaping (Output) -> Void, @escaping End) -> AnyCancellable

    init(_ start: @escaping (@escaping (Output) -> Void, @escaping End) -> AnyCancellable) {
        self.start = start
    }

    public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping End) -> AnyCancellable {
        start(value, end)
    }
}

public struct Just<Output>: Publisher {
    private let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void)
        -> AnyCancellable
    {
        value(output)
        end(.finished)
        return AnyCancellable {}
    }
}

public struct Deferred<Made: Publisher>: Publisher {
    private let make: () -> Made

    public init(createPublisher make: @escaping () -> Made) {
        self.make = make
    }

    public func attach(
        _ value: @escaping (Made.Output) -> Void, _ end: @escaping (Subscribers.Completion<Made.Failure>) -> Void
    ) -> AnyCancellable { make().attach(value, end) }
}

// MARK: - Subjects

public class PassthroughSubject<Output, Failure: Error>: Publisher {
    private var receivers: [Int: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = [:]
    private var count = 0

    public init() {}

    public func send(_ output: Output) {
        for key in receivers.keys.sorted() { receivers[key]?.value(output) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let all = receivers.sorted { $0.key < $1.key }
        receivers = [:]
        for (_, receiver) in all { receiver.end(completion) }
    }

    public func attach(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void)
        -> AnyCancellable
    {
        count += 1
        let key = count
        receivers[key] = (value, end)
        return AnyCancellable { self.receivers[key] = nil }
    }
}

extension PassthroughSubject where Output == Void {
    public func send() { send(()) }
}

public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
    private var stored: Output

    public var value: Output {
        get { stored }
        set { send(newValue) }
    }

    public init(_ value: Output) {
        stored = value
        super.init()
    }

    override public func send(_ output: Output) {
        stored = output
        super.send(output)
    }

    override public func attach(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let cancellable = super.attach(value, end)
        value(stored)
        return cancellable
    }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    public final class Values {
        fileprivate var value: Value
        fileprivate let later = PassthroughSubject<Value, Never>()

        fileprivate init(_ value: Value) {
            self.value = value
        }
    }

    private let values: Values

    public init(wrappedValue: Value) {
        values = Values(wrappedValue)
    }

    /// As in Combine, the subscribers get the new value before the property has it.
    public var wrappedValue: Value {
        get { values.value }
        nonmutating set {
            values.later.send(newValue)
            values.value = newValue
        }
    }

    public var projectedValue: AnyPublisher<Value, Never> {
        AnyPublisher { [values] value, end in
            let cancellable = values.later.attach(value, end)
            value(values.value)
            return cancellable
        }
    }
}

// MARK: - Operators

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { attach($0, $1) } }

    public func sink(
        receiveCompletion end: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue value: @escaping (Output) -> Void
    ) -> AnyCancellable { attach(value, end) }

    public func sink(receiveValue value: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
        attach(value, { _ in })
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
    where Failure == Never {
        sink { object[keyPath: keyPath] = $0 }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in attach({ transform($0).map(value) }, end) }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in attach({ value(transform($0)) }, end) }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    public func scan<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in
            var result = first
            return attach(
                {
                    result = next(result, $0)
                    value(result)
                }, end)
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var left = count
            return attach({ if left > 0 { left -= 1 } else { value($0) } }, end)
        }
    }

    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        AnyPublisher { value, end in
            var last: Output?
            return attach(
                {
                    guard last != $0 else { return }
                    last = $0
                    value($0)
                }, end)
        }
    }

    public func handleEvents(
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            let part = attach(value, end)
            receiveRequest?(Subscribers.Demand())
            return AnyCancellable {
                part.cancel()
                receiveCancel?()
            }
        }
    }
}

// MARK: - Schedulers

public protocol Scheduler {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable
}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Double) -> Self
}

extension DispatchQueue {
    public struct SchedulerTimeType: Strideable {
        public let dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public func distance(to other: SchedulerTimeType) -> Interval {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Interval(timeInterval: Double(Int64(bitPattern: to &- from)) / 1e9)
        }

        public func advanced(by interval: Interval) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + interval.timeInterval)
        }
    }
}

extension RunLoop {
    public struct SchedulerTimeType {
        public typealias Stride = Interval
    }
}

/// A number of seconds.
public struct Interval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    public var timeInterval: Double

    public var magnitude: Double { abs(timeInterval) }

    public init(timeInterval: Double) {
        self.timeInterval = timeInterval
    }

    public init(floatLiteral value: Double) {
        timeInterval = value
    }

    public init(integerLiteral value: Int) {
        timeInterval = Double(value)
    }

    public init?(exactly source: some BinaryInteger) {
        timeInterval = Double(source)
    }

    public static func seconds(_ seconds: Double) -> Self { Interval(timeInterval: seconds) }
    public static func milliseconds(_ count: Int) -> Self { Interval(timeInterval: Double(count) / 1e3) }
    public static func nanoseconds(_ count: Int) -> Self { Interval(timeInterval: Double(count) / 1e9) }

    public static func < (one: Self, other: Self) -> Bool { one.timeInterval < other.timeInterval }
    public static func + (one: Self, other: Self) -> Self { .seconds(one.timeInterval + other.timeInterval) }
    public static func - (one: Self, other: Self) -> Self { .seconds(one.timeInterval - other.timeInterval) }
    public static func * (one: Self, other: Self) -> Self { .seconds(one.timeInterval * other.timeInterval) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    {
        AnyPublisher { value, end in
            attach(
                { output in scheduler.schedule(options: options) { value(output) } },
                { completion in scheduler.schedule(options: options) { end(completion) } })
        }
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            attach(
                { output in
                    let date = scheduler.now.advanced(by: interval)
                    let least = scheduler.minimumTolerance
                    scheduler.schedule(after: date, tolerance: least, options: options) { value(output) }
                }, end)
        }
    }

    public func debounce<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var number = 0
            return attach(
                { output in
                    number += 1
                    let own = number
                    let date = scheduler.now.advanced(by: interval)
                    let least = scheduler.minimumTolerance
                    scheduler.schedule(after: date, tolerance: least, options: options) {
                        if own == number { value(output) }
                    }
                }, end)
        }
    }
}

// MARK: - Timers and notifications

public enum Publishers {
    public struct MakeConnectable<Upstream: Publisher> where Upstream.Failure == Never {
        fileprivate let upstream: Upstream

        public func autoconnect() -> AnyPublisher<Upstream.Output, Never> { upstream.eraseToAnyPublisher() }
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { value, _ in
            nonisolated(unsafe) let send = value
            let token = self.addObserver(forName: name, object: object, queue: nil) { send($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}
