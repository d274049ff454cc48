/// Writes lines to the log of a subsystem's category.
public struct Logger: Sendable {
    let log: OSLog

    /// A logger of the log of lines that say nothing else.
    public init() { log = .default }

    /// A logger of a category of a subsystem, which is named like `com.example.app`.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// A logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a line of the type `default`.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a line of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        LogOutput.write(level, log, message.text(showingPrivate: LogOutput.settings.showsPrivateValues))
    }

    /// Writes a line of the type `debug`.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line of the type `debug`.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line of the type `info`.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a line of the type `default`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a line of the type `error`.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a line of the type `error`.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a line of the type `fault`.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a line of the type `fault`.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
