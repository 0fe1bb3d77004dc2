import Offscreen
import Testing
@testable import UIKit

/// Offsets of scroll views that others recorded, on an iOS 26.1 simulator at a scale of 3: a plain
/// scroll view of 393 by 852 points with content 40,000 high.
///
/// https://github.com/Vercantez/openuikit/tree/main/golden/scroll_traces
struct ScrollTrace: CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
    /// The offset at which the finger is lifted, and the finger's velocity in points per second.
    let start: CGFloat
    let velocity: CGFloat
    /// The recorded offsets, at every second or fourth frame. A frame lasts a sixtieth of a second.
    let offsets: [CGFloat]
    /// The time of the first offset, in seconds since the release.
    let first: Double
    /// The target that the delegate received when the finger was lifted.
    let target: CGFloat
    let rest: CGFloat
    /// The seconds from the last call while dragging to scrollViewDidEndDecelerating.
    let seconds: Double

    /// The trace decel_v750: every fourth frame from the release on.
    static let slow = ScrollTrace(
        name: "750 points a second", start: 5074, velocity: 750,
        offsets: [
            5081.333, 5127, 5167.333, 5202.333, 5233, 5260, 5283.333, 5304, 5322, 5337.667, 5351.667, 5363.667,
            5374.333, 5383.333,
            5391.667,
            5398.667, 5405, 5410.333, 5415, 5419.333, 5423, 5426, 5428.667, 5431.333, 5433.333, 5435.333,
        ],
        first: 0.0099, target: 5443.667, rest: 5443.333, seconds: 2.160)
    /// The trace decel_v3000: every fourth frame.
    static let fast = ScrollTrace(
        name: "3000 points a second", start: 5326, velocity: 3000,
        offsets: [
            5330.333, 5516.667, 5680, 5822.667, 5947.667, 6057, 6152.667, 6236.333, 6309.667, 6373.667, 6430, 6479,
            6522, 6559.667,
            6592.667,
            6621.333, 6646.333, 6668.667, 6688, 6704.667, 6719.333, 6732.333, 6743.667, 6753.667, 6762.333, 6770,
        ],
        first: 0.0014, target: 6819.667, rest: 6818, seconds: 2.852)
    /// The trace edge_impact: every second frame. The end of the content is at 39,148.
    static let impact = ScrollTrace(
        name: "into the end", start: 39088, velocity: 3125,
        offsets: [
            39108.333, 39196.667, 39237.333, 39248.333, 39244.333, 39233.333, 39220.333, 39207, 39195.333, 39185.333,
            39177, 39170.333,
            39165,
            39160.667, 39157.667, 39155.333, 39153.333, 39152, 39151, 39150,
        ],
        first: 0.0066, target: 39148, rest: 39148, seconds: 0.807)
    /// The trace rubberband_top: every second frame after a finger at rest was lifted.
    static let release = ScrollTrace(
        name: "from beyond the start, at rest", start: -235, velocity: 0,
        offsets: [
            -223.333, -173.333, -133.333, -101.333, -76.667, -57.667, -43, -32, -23.667, -17.667, -13, -9.667, -7, -5,
            -3.667, -2.667,
        ],
        first: 0.0195, target: 0, rest: 0, seconds: 0.691)
}

@MainActor struct ScrollTraceTests {
    private let stage = Stage(width: 393, height: 852, scale: 3)
    private let view = UIScrollView(frame: CGRect(0, 0, 393, 852))
    private let delegate = ScrollLog()

    init() {
        (view.contentSize, view.contentInsetAdjustmentBehavior, view.delegate) = (CGSize(393, 40000), .never, delegate)
        stage.show(view)
    }

    @Test(
        arguments: [(ScrollTrace.slow, 4, 0.5), (.fast, 4, 0.5), (.impact, 2, 0.67), (.release, 2, 3.5)]
            as [(ScrollTrace, Int, CGFloat)])
    func
        `Released content decelerates, and returns from beyond its ends, as recorded on a simulator [SCROLL-05] [SCROLL-06] [SCROLL-10]`(
            trace: ScrollTrace, frames: Int, tolerance: CGFloat
        )
    {
        view.contentOffset.y = trace.start
        var target = CGPoint.zero
        delegate.changeTarget = { target = $0 }
        stage.release(view, velocity: CGPoint(0, trace.velocity))
        #expect(abs(target.y - trace.target) < 0.001, "\(trace.name): \(target.y)")
        #expect(delegate.log.contains("willEndDragging 0.0 \(trace.velocity / 1000)"))
        let motion = view.motion
        for (index, wanted) in trace.offsets.enumerated() {
            let offset = motion?.y.position(at: trace.first + Double(index * frames) / 60).offset ?? .nan
            #expect(abs(offset - wanted) < tolerance, "\(trace.name), \(index): \(offset) for \(wanted)")
        }
        var ticks = 0
        while view.isDecelerating, ticks < 400 {
            stage.tick()
            ticks += 1
            #expect(isWholePixel(view.contentOffset.y), "\(trace.name): \(view.contentOffset.y)")
        }
        #expect(abs(view.contentOffset.y - trace.rest) < 0.001, "\(trace.name): \(view.contentOffset.y)")
        #expect(abs(Double(ticks) / 60 - trace.seconds) < 0.034, "\(trace.name): \(ticks) ticks")
    }

    /// Whether an offset is a multiple of a third of a point.
    private func isWholePixel(_ offset: CGFloat) -> Bool { abs((offset * 3).rounded() - offset * 3) < 1e-6 }

    /// The trace rubberband_top: the offset after each step of 5 points, and after 590 points.
    @Test func `Content that a finger pulls beyond its top moves by whole pixels, as recorded [SCROLL-02] [SCROLL-10]`()
    {
        let recorded: [CGFloat] = [
            -2.667, -5.333, -8.333, -11, -13.667, -16.333, -18.667, -21.333, -24, -26.667, -29.333, -31.667, -34.333,
            -37, -39.333, -42, -44.333, -46.667, -49.333, -51.667,
        ]
        stage.run {
            view.beginDragging()
            for wanted in recorded {
                view.drag(by: CGPoint(0, -5))
                #expect(abs(view.contentOffset.y - wanted) < 0.001, "\(view.contentOffset.y) for \(wanted)")
            }
            for _ in recorded.count..<118 { view.drag(by: CGPoint(0, -5)) }
            #expect(abs(view.contentOffset.y - -235) < 0.001)
            view.drag(by: CGPoint(0, 590))
            #expect(abs(view.contentOffset.y) < 1e-6, "rounded offsets do not add up to an error")
        }
    }

    @Test func `A drag by parts of a pixel moves the content by whole pixels, and by its distance [SCROLL-10]`() {
        view.contentOffset.y = 1000
        stage.run {
            view.beginDragging()
            var offsets: [CGFloat] = []
            for _ in 1...30 {
                view.drag(by: CGPoint(0, 0.1))
                offsets.append(view.contentOffset.y)
            }
            #expect(offsets.allSatisfy(isWholePixel))
            #expect(abs(offsets[29] - 1003) < 1e-6)
            #expect(Set(offsets).count == 10, "nine thirds of a point, and the start")
        }
    }

    @Test func `A drag begins anew where code has set the offset meanwhile [SCROLL-10]`() {
        view.contentOffset.y = 1000
        stage.run {
            view.beginDragging()
            view.drag(by: CGPoint(0, 0.1))
            view.contentOffset.y = 500
            view.drag(by: CGPoint(0, 10))
        }
        #expect(view.contentOffset.y == 510)
    }

    @Test func `Content that does not bounce stops exactly at an end between two pixels [SCROLL-10]`() {
        (view.bounces, view.contentSize.height, view.contentOffset.y) = (false, 1000.1, 140)
        stage.drag(view, by: CGPoint(0, 50))
        #expect(abs(view.contentOffset.y - 148.1) < 1e-9)
        view.contentOffset.y = 100
        stage.release(view, velocity: CGPoint(0, 3000))
        stage.settle()
        #expect(abs(view.contentOffset.y - 148.1) < 1e-9)
    }

    @Test func `A target that the delegate sets is reached exactly, also between two pixels`() {
        view.contentOffset.y = 5000
        delegate.changeTarget = { $0.y = 5100.1 }
        stage.release(view, velocity: CGPoint(0, 1000))
        stage.settle()
        #expect(view.contentOffset.y == 5100.1)
    }

    @Test func `Content released inside its range at 10 points a second rests at once [SCROLL-05]`() {
        view.contentOffset.y = 5000
        stage.release(view, velocity: CGPoint(0, 10))
        #expect(!view.isDecelerating)
        #expect(view.contentOffset.y == 5000)
    }

    @Test(arguments: [0, 1, 2] as [CGFloat])
    func `Content comes to rest in its range even at deceleration rates of 0, 1 and 2 [SCROLL-05]`(rate: CGFloat) {
        (view.decelerationRate, view.contentOffset.y) = (UIScrollView.DecelerationRate(rawValue: rate), 39000)
        stage.release(view, velocity: CGPoint(0, 1000))
        stage.settle()
        #expect(!view.isDecelerating)
        #expect(abs(view.contentOffset.y - (rate == 0 ? 39000 : 39148)) < 1)
    }
}
