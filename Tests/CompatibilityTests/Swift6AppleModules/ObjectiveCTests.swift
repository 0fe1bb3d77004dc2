import Foundation
import ObjectiveC
import Testing

nonisolated(unsafe) private var noteKey: UInt8 = 0

extension NSObject {
    fileprivate var note: String? {
        get { objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

struct ObjectiveCTests {
    @Test func `A value associated with an object can be read and removed, and other objects do not have it`() {
        let (object, other) = (NSObject(), NSObject())
        object.note = "a"
        #expect(object.note == "a")
        #expect(other.note == nil)
        object.note = nil
        #expect(object.note == nil)
    }

    @Test func `The compiler's canImport finds the modules ObjectiveC and os.log in a target that depends on them`() {
        #if !canImport(ObjectiveC) || !canImport(os.log)
            Issue.record("a module is missing")
        #endif
    }

    @Test func `NSStringFromSelector returns the name of a selector`() {
        #expect(NSStringFromSelector(Selector("tapped:")) == "tapped:")
    }
}
