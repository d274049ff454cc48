import Foundation

/// Runs code. There is no pool of objects on Linux that would have to be emptied.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
    /// Constants that describe how hot the machine is.
    public enum ThermalState: Int, Sendable {
        /// The thermal states: as usual, a little warm, hot, or too hot.
        case nominal, fair, serious, critical
    }

    /// A value that describes how hot the machine is: always as usual, since nobody asks it.
    public var thermalState: ThermalState { .nominal }
    /// A Boolean value that indicates whether the user wants to save power: never, since nobody asks.
    public var isLowPowerModeEnabled: Bool { false }

    /// A notification that is posted when the machine gets hotter or cooler. It is not posted on Linux.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// A notification that is posted when Low Power Mode starts or ends. It is not posted on Linux.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
