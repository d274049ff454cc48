/// A type that describes how grave a line of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A type by its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth keeping. Written.
    public static let `default` = OSLogType(0)
    /// Helpful, but not needed to find errors. Written where `OS_ACTIVITY_MODE` is `info` or `debug`.
    public static let info = OSLogType(1)
    /// A log type: for those who develop. Written where `OS_ACTIVITY_MODE` is `debug`.
    public static let debug = OSLogType(2)
    /// A log type: something went wrong. Written.
    public static let error = OSLogType(16)
    /// A log type: something that must not happen happened. Written.
    public static let fault = OSLogType(17)
}
