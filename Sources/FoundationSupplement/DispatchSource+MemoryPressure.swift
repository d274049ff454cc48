import Dispatch

/// Names the events of a source.
nonisolated(unsafe) private let maskKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension DispatchSource {
    /// Values that describe how much memory is left.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// There is enough memory again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// There is little memory.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// There is very little memory.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All events.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Returns a source that watches how much memory is left.
    ///
    /// Linux reports no memory pressure to programs, so the event handler is never called. Registration and cancellation handlers
    /// are called as usual.
    ///
    /// - Parameters:
    ///   - eventMask: The events to watch.
    ///   - queue: The queue on which the handlers run. The default is a global queue.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        let source = silent(queue)
        objc_setAssociatedObject(source, maskKey, eventMask, .OBJC_ASSOCIATION_RETAIN)
        return source
    }
}

/// A source that watches how much memory is left. Its event handler is never called on Linux.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// The event that the handler is called for. It is empty on Linux.
    public var data: DispatchSource.MemoryPressureEvent { [] }
    /// The events that are watched.
    public var mask: DispatchSource.MemoryPressureEvent {
        objc_getAssociatedObject(self, maskKey) as? DispatchSource.MemoryPressureEvent ?? []
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
