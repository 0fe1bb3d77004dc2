import Dispatch
import Foundation
import Testing
import UIKit

@testable import Offscreen

/// Reuse checks of cells with objects of other modules, whose properties no mirror may read.
@MainActor struct OpaqueObjectTests {
    private final class Holder {
        var work: DispatchWorkItem?
    }

    private final class WorkCell: UICollectionViewCell {
        var work: DispatchWorkItem?
        var error: (any Error)?
        let holder = Holder()
    }

    private func report(_ configure: @escaping (WorkCell, Int) -> Void) -> ReuseReport {
        Stage(width: 320, height: 480).reuseReport(of: WorkCell.self, items: [0, 1, 2]) { configure($0, $1) }
    }

    @Test func `A cell that keeps a work item or an error can be checked`() {
        let report = report { cell, item in
            cell.work = DispatchWorkItem {}
            cell.holder.work = DispatchWorkItem {}
            cell.error = NSError(domain: "app", code: item)
        }
        #expect(report.isClean, "\(report)")
    }

    @Test func `An error that is left over from an earlier item is reported with its domain and code`() {
        let report = report { cell, item in if item == 0 { cell.error = NSError(domain: "app", code: 7) } }
        #expect("\(report)".contains("error is app 7, in a new cell nil"), "\(report)")
    }
}
