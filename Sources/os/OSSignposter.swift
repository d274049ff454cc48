import Foundation
import Synchronization

/// Tells intervals of the same name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// An identifier by its number.
    public init(_ value: UInt64) { rawValue = value }

    /// An identifier that no other has.
    public init(log: OSLog) { rawValue = Self.next() }

    /// An identifier that an object always gives.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// A signpost ID: for intervals of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// A signpost ID: no identifier.
    public static let invalid = OSSignpostID(.max)
    /// A signpost ID: no identifier.
    public static let null = OSSignpostID(0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private static let counter = Atomic<UInt64>(1)

    fileprivate static func next() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// An interval that has begun and not ended.
public final class OSSignpostIntervalState: Sendable {
    /// The signpost ID: what tells the interval apart.
    public let signpostID: OSSignpostID
    fileprivate let start = ContinuousClock.now
    fileprivate let isOpen = Atomic(true)

    fileprivate init(_ id: OSSignpostID) { signpostID = id }

    /// An interval that has begun elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// A message for a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Marks moments and intervals.
///
/// No tool records them here. Where `OS_ACTIVITY_MODE` is `debug` they are written to the log, each interval with the time
/// that it took.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter of the log of lines that say nothing else.
    public init() { log = .default }
    /// A signposter of a category of a subsystem.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter of one of the categories that tools know.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// A signposter of a log.
    public init(logHandle: OSLog) { log = logHandle }
    /// A signposter of a logger's log.
    public init(logger: Logger) { log = logger.log }

    /// A signposter that does nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// A Boolean value that indicates whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// An identifier that an object always gives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write("event \(name)") }

    /// Marks a moment, with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        write("event \(name)", message)
    }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        write("begin \(name)")
        return OSSignpostIntervalState(id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        write("begin \(name)", message)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval. Ending it twice is a slip that is logged once.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, nil) }

    /// Ends an interval, with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        end(name, state, message)
    }

    /// Marks the interval in which `task` runs.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Marks the interval in which `task` runs, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata?) {
        let wasOpen = state.isOpen.exchange(false, ordering: .relaxed)
        guard wasOpen else { return write("\(name) was ended twice") }
        let seconds = (ContinuousClock.now - state.start) / .seconds(1)
        write(String(format: "end \(name) %.6f s", seconds), message)
    }

    private func write(_ text: String, _ message: SignpostMetadata? = nil) {
        guard isEnabled else { return }
        let more = message.map { " " + $0.text(showingPrivate: LogOutput.settings.showsPrivateValues) } ?? ""
        LogOutput.write(.debug, log, "signpost \(text)\(more)")
    }
}

/// A type that describes what a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or the beginning or end of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    os_signpost(type, dso: dso, log: log, name: name, signpostID: signpostID, "")
}

/// Marks a moment, or the beginning or end of an interval, with a message by a format like that of `printf`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    guard log.signpostsEnabled else { return }
    let word = type == .begin ? "begin" : type == .end ? "end" : "event"
    let message = LogFormat.text(
        format.description, arguments, showingPrivate: LogOutput.settings.showsPrivateValues)
    LogOutput.write(.debug, log, "signpost \(word) \(name)" + (message.isEmpty ? "" : " " + message))
}
