import Testing

@testable import UIKit

@Suite("The readiness of a layout")
struct LayoutReadinessTests {
    /// One that was prepared before.
    private var prepared: LayoutReadiness {
        var readiness = LayoutReadiness()
        _ = readiness.beginPreparing()
        readiness.dataWasShown()
        return readiness
    }

    @Test func `Before anybody asks for the layout there is nothing to update, whatever is invalidated [UPD-05]`() {
        var readiness = LayoutReadiness()
        #expect(readiness.isLayoutInvalid && !readiness.isLoaded)
        readiness.invalidate()
        readiness.invalidate(data: true)
        #expect(readiness == LayoutReadiness())
        let isFirst = readiness.beginPreparing()
        #expect(isFirst)
        #expect(readiness.isLoaded && !readiness.isLayoutInvalid && readiness.isDataNew)
        readiness.dataWasShown()
        #expect(!readiness.isDataNew && !readiness.isLayoutInvalid)
    }

    @Test func `New data stays new until it was shown, also when only the layout is invalidated after it`() {
        var readiness = prepared
        readiness.invalidate(data: true)
        readiness.invalidate()
        #expect(readiness.isDataNew && readiness.isLayoutInvalid)
        let isFirst = readiness.beginPreparing()
        #expect(!isFirst)
        #expect(readiness.isDataNew && !readiness.isLayoutInvalid)
        readiness.dataWasShown()
        #expect(readiness == prepared)
    }

    @Test(arguments: [false, true])
    func `A layout that is invalidated by its own preparation is invalid afterwards [PASS-08]`(data: Bool) {
        var readiness = prepared
        readiness.invalidate(data: data)
        _ = readiness.beginPreparing()
        readiness.invalidate()
        #expect(readiness.isLayoutInvalid && readiness.isDataNew == data)
        readiness.dataWasShown()
        #expect(readiness.isLayoutInvalid && !readiness.isDataNew)
    }

    @Test func `An activity that ends leaves those around it running`() {
        var activities: Activities = []
        activities.insert(.passing)
        activities.insert(.preparing)
        #expect(activities.runs([.passing, .sizing]) && !activities.runs(.sizing))
        activities.remove(.preparing)
        #expect(activities == .passing)
    }
}
