import Foundation
import Offscreen
import Testing
import UIKit
import os.log

/// Declarations as libraries have them. They check that the imports compile.
private let poiLog = OSLog(subsystem: "com.example.posters", category: .pointsOfInterest)
private let layoutLog = OSLog(subsystem: "com.example.posters", category: "layout")

@available(iOS 14.0, *)
private let logger = Logger(subsystem: "com.example.posters", category: "cells")

@MainActor struct LogTests {
    private func trace(_ body: @MainActor @Sendable @escaping () -> Void) -> [String] {
        let stage = Stage(width: 100, height: 100)
        stage.act("log", body)
        return stage.recording.trace.components(separatedBy: "\n").filter { $0.contains("log ") }.map {
            String($0.drop { $0 == " " })
        }
    }

    private func message(_ body: @MainActor @Sendable @escaping () -> Void) -> String {
        trace(body).last?.components(separatedBy: "log").dropFirst().joined(separator: "log").trimmingCharacters(
            in: .whitespaces) ?? ""
    }

    @Test
    func
        `On a stage a message of os_log is written to the trace with its formatted arguments, unless the log is disabled`()
    {
        #expect(message { os_log("a plain message of 100 %%") }.contains("a plain message of 100 %"))
        #expect(
            message {
                os_log(
                    "%{public}@ has %d items, %.1f high, %{private}s", log: layoutLog, type: .error, "list" as NSString,
                    3, 2.5, 0)
            }
            .contains("error: [com.example.posters:layout] list has 3 items, 2.5 high"))
        #expect(message { os_log(.info, log: layoutLog, "first") }.contains("info: [com.example.posters:layout] first"))
        let count = 4
        #expect(message { os_log("\(count) cells") }.contains("4 cells"))
        #expect(message { os_log("no", log: .disabled) } == "")
        #expect(layoutLog.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(poiLog.isEnabled(type: .info))
    }

    @Test func `A message that the app logs is not reported as a problem`() {
        let stage = Stage(width: 100, height: 100)
        stage.act("log") { logger.error("no posters") }
        #expect(stage.recording.trace.contains("no posters"))
        #expect(stage.problems.map(\.text) == [])
    }

    @Test
    func `A Logger writes the level of a message unless it is the default level, and writes each value in its format`()
    {
        #expect(message { logger.log("a") } == "[com.example.posters:cells] a")
        let writes: [(String, @MainActor @Sendable () -> Void)] = [
            ("debug", { logger.trace("x") }), ("debug", { logger.debug("x") }), ("info", { logger.info("x") }),
            ("error", { logger.warning("x") }), ("error", { logger.error("x") }), ("fault", { logger.critical("x") }),
            ("fault", { logger.fault("x") }), ("error", { logger.log(level: .error, "x") }),
            ("7", { Logger().log(level: OSLogType(7), "x") }),
        ]
        for (level, write) in writes {
            #expect(message(write).contains("\(level): "), "\(level)")
        }
        let (items, part, view) = (-10, 0.5, "v")
        #expect(
            message {
                logger.notice(
                    """
                    \(items) \(255, format: .hex(includePrefix: true, uppercase: true)) \
                    \(7, format: .decimal(minDigits: 3)) \
                    \(part, format: .fixed(precision: 2), privacy: .public) \(view) \
                    \("s", align: .right(columns: 3)) \(true)
                    """
                )
            }.contains("-10 0xFF 007 0.50 v   s true"))
        #expect(
            message {
                logger.log(
                    """
                    \("s", align: .left(columns: 3), privacy: .private(mask: .hash))|\
                    \(true, format: .answer)|\(8, format: .octal)
                    """
                )
            }
            .contains("s  |YES|10"))
    }

    @Test func `An unfair lock protects its state, and an attempt to take a lock that is held fails`() async {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<100 { counter.withLock { $0 += 1 } } } }
        }
        #expect(counter.withLock { $0 } == 800)
        let bare = OSAllocatedUnfairLock()
        #expect(bare.lockIfAvailable())
        #expect(!bare.lockIfAvailable())
        #expect(counter.withLockIfAvailable { $0 + 1 } == 801)
        bare.unlock()
        #expect(bare.withLock { 1 } == 1)
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }
}
