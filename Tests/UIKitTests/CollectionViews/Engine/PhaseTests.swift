import Testing

@testable import UIKit

@Suite("The engine's phase")
struct PhaseTests {
    /// One that was prepared before.
    private var prepared: Phase {
        var phase = Phase()
        _ = phase.beginPreparing()
        phase.dataWasShown()
        return phase
    }

    @Test func `Before anybody asks for the layout there is nothing to update, whatever is invalidated [UPD-05]`() {
        var phase = Phase()
        #expect(phase.isLayoutInvalid && !phase.isLoaded)
        phase.invalidate()
        phase.invalidate(data: true)
        #expect(phase == Phase())
        let isFirst = phase.beginPreparing()
        #expect(isFirst)
        #expect(phase.isLoaded && !phase.isLayoutInvalid && phase.isDataNew)
        phase.dataWasShown()
        #expect(!phase.isDataNew && !phase.isLayoutInvalid)
    }

    @Test func `New data stays new until it was shown, also when only the layout is invalidated after it`() {
        var phase = prepared
        phase.invalidate(data: true)
        phase.invalidate()
        #expect(phase.isDataNew && phase.isLayoutInvalid)
        let isFirst = phase.beginPreparing()
        #expect(!isFirst)
        #expect(phase.isDataNew && !phase.isLayoutInvalid)
        phase.dataWasShown()
        #expect(phase == prepared)
    }

    @Test(arguments: [false, true])
    func `A layout that is invalidated by its own preparation is invalid afterwards [PASS-08]`(data: Bool) {
        var phase = prepared
        phase.invalidate(data: data)
        _ = phase.beginPreparing()
        phase.invalidate()
        #expect(phase.isLayoutInvalid && phase.isDataNew == data)
        phase.dataWasShown()
        #expect(phase.isLayoutInvalid && !phase.isDataNew)
    }

    @Test func `Activities nest, and what is owed is paid once`() {
        var phase = prepared
        phase.begin(.passing)
        phase.begin(.settling)
        #expect(phase.runs(.passing) && phase.runs(.settling) && phase.runs([.passing, .sizing]) && !phase.runs(.sizing))
        phase.end(.settling)
        #expect(phase.runs(.passing) && !phase.runs(.settling))
        phase.oweForgetting()
        #expect([phase.takeForgetting(), phase.takeForgetting()] == [true, false])
    }
}
