// swift-format-ignore-file
// Code for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit
import UIKit

private var nameKey: UInt8 = 0

extension NSObject {
    var watchName: String? {
        get { objc_getAssociatedObject(self, &nameKey) as? String }
        set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    static var watched: UIApplication? {
        guard UIApplication.responds(to: NSSelectorFromString("sharedApplication")) else { return nil }
        return UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue() as? UIApplication
    }
}

final class Watch: UIScrollView, CAAnimationDelegate {
    private(set) var heard: [String] = []
    let face = UILabel()
    private var observations: [NSKeyValueObservation] = []
    private var context = 0

    func begin() {
        observations = [
            observe(\.contentOffset, options: [.old, .new]) { watch, change in
                watch.heard.append("offset \(Int(change.oldValue!.y)) to \(Int(change.newValue!.y))")
            },
            face.observe(\.text) { [unowned self] face, _ in self.heard.append("text \(face.text ?? "none")") },
        ]
        addObserver(self, forKeyPath: "bounds", options: [.old, .new], context: &context)
        face.addObserver(self, forKeyPath: "font", options: .new, context: nil)
    }

    func end() {
        observations = []
        removeObserver(self, forKeyPath: "bounds", context: &context)
        face.removeObserver(self, forKeyPath: "font")
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        let rect = change?[.newKey] as? CGRect
        heard.append("\(keyPath ?? "none") \(object as AnyObject === self ? "mine" : "other") \(rect.map { Int($0.height) } ?? 0)")
    }

    func turn() {
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromLeft
        transition.duration = 0.1
        transition.delegate = self
        layer.add(transition, forKey: "turn")
    }

    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }

    var names: [String] { ["\(classForCoder)", NSAttributedString(string: "").string, "\(Progress.init(totalUnitCount: 0).totalUnitCount)"] }

    static func holds(_ value: @autoclosure () throws -> Bool, _ text: @autoclosure () -> String = "") rethrows -> Bool {
        assert(true, text())
        return try Watch.check(try value())
    }

    private static func check(_ value: @autoclosure () throws -> Bool) rethrows -> Bool { try value() }
}
