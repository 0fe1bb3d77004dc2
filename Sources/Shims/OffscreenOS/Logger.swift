/// Writes messages to one log, which may have a subsystem and a category.
public struct Logger: Sendable {
    private let log: OSLog

    public init() {
        log = .default
    }

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(_ logObj: OSLog) {
        log = logObj
    }

    public func log(_ message: OSLogMessage) { log.write(message.text, level: .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level: level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, level: .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, level: .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, level: .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, level: .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, level: .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, level: .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, level: .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, level: .fault) }
}
