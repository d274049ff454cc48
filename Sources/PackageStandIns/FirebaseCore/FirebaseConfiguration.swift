/// Constants that describe how much the packages of Firebase say.
public enum FirebaseLoggerLevel: Int, Sendable {
    /// A Firebase logger level: from errors to all.
    case error = 3, warning, notice, info, debug
    /// The least.
    public static let min = error
    /// The most.
    public static let max = debug
}

/// Settings of all packages of Firebase. They say nothing here, so nothing is read.
public final class FirebaseConfiguration: Sendable {
    private init() {}
    /// The settings.
    public static let shared = FirebaseConfiguration()
    /// Sets how much is said. Nothing is said here.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}
