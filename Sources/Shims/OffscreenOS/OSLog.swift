// The declarations that `import os` provides on Apple's systems, limited to those that collection
// view code uses. A message goes to the trace of the stage whose code runs. Off the main actor,
// outside of stages, or on a stage that does not record, it goes to the standard error.

@_exported import os
internal import Foundation
internal import UIKit

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var text: String {
        switch self {
        case .default: "default"
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "\(rawValue)"
        }
    }
}

/// A receiver of log messages. If the log has a subsystem and a category, they are written before
/// each message.
public final class OSLog: Sendable {
    public struct Category: Hashable, Sendable {
        let name: String

        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let prefix: String
    private let isOn: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isOn: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(prefix: String, isOn: Bool) {
        (self.prefix, self.isOn) = (prefix, isOn)
    }

    public static let `default` = OSLog(prefix: "", isOn: true)
    public static let disabled = OSLog(prefix: "", isOn: false)

    /// Whether messages of a level are written. Returns true for every level, unless the log is
    /// `disabled`.
    public func isEnabled(type: OSLogType) -> Bool { isOn }

    func write(_ text: @autoclosure () -> String, level type: OSLogType) {
        guard isOn else { return }
        World.logAppMessage((type == .default ? "" : "\(type.text): ") + prefix + text())
    }
}

/// Writes a message with `%` placeholders for `args`. Privacy is not applied: `%{private}@` shows
/// its value.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(text(of: message, with: args), level: type)
}

/// Writes a message with `%` placeholders for `args`. Privacy is not applied: `%{private}@` shows
/// its value.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(text(of: message, with: args), level: type)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message.text, level: .default)
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, level: type)
}

/// Returns the message with its placeholders replaced by the arguments. Options such as `{public}`
/// are removed, because Foundation's formats have none.
private func text(of message: StaticString, with arguments: [any CVarArg]) -> String {
    let format = message.description.replacing(/%\{[^}]*\}/, with: "%")
    return arguments.isEmpty ? format.replacing("%%", with: "%") : String(format: format, arguments: arguments)
}
