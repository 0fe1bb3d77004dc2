import Foundation

/// Takes samples of a trial, and in turns with it of another trial and of the floor, so that a
/// disturbance of the machine affects all of them.
@MainActor
struct Sampler {
    private static let warmUps = 3

    let samples: Int

    func measure(_ workload: Workload, beside other: Workload? = nil, hasFloor: Bool = false) -> Measurement {
        let trial = workload.make()
        let otherTrial = other?.make()
        var floor = Floor()
        var times: [Double] = []
        var otherTimes: [Double] = []
        var floorTimes: [Double] = []
        var counted = Tallies.zero
        for sample in -Sampler.warmUps..<samples {
            let (time, tallies) = Sampler.sample(trial)
            let otherTime = otherTrial.map { Sampler.sample($0).time }
            let floorTime = hasFloor ? Sampler.time { floor.run(binds: tallies.binds) } : nil
            guard sample >= 0 else { continue }
            counted += tallies
            times.append(time / Double(trial.steps))
            if let otherTrial, let otherTime { otherTimes.append(otherTime / Double(otherTrial.steps)) }
            if let floorTime, tallies.binds >= trial.steps { floorTimes.append(floorTime / Double(trial.steps)) }
        }
        return Measurement(
            workload: workload.name, samples: samples, steps: trial.steps, step: Spread(times), counted: counted,
            peakMemory: Machine.peakMemory,
            beside: otherTimes.isEmpty ? nil : Spread(otherTimes), floor: floorTimes.isEmpty ? nil : Spread(floorTimes))
    }

    /// Takes samples without measuring them.
    ///
    /// - Returns: the number of steps.
    static func run(_ workload: Workload, samples: Int) -> Int {
        let trial = workload.make()
        for _ in 0..<samples {
            trial.prepare()
            trial.run()
        }
        return samples * trial.steps
    }

    private static func sample(_ trial: Trial) -> (time: Double, tallies: Tallies) {
        trial.prepare()
        let before = trial.tallies()
        let time = time(trial.run)
        return (time, trial.tallies() - before)
    }

    /// Returns the time of a closure in nanoseconds.
    private static func time(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start)
    }
}
