import Foundation
import PerchStandIns

/// Constants that describe how serious an event is.
public enum SentryLevel: UInt, Sendable {
    /// A Sentry level: no level.
    case none
    /// A Sentry level: for developers.
    case debug
    /// Information.
    case info
    /// A warning.
    case warning
    /// An error.
    case error
    /// The end of the program.
    case fatal
}

/// The options of the reporter. They have no effect.
public final class Options: NSObject {
    /// The destination of reports.
    public var dsn: String?
    /// A Boolean value that indicates whether the reporter logs.
    public var debug = false
    /// The environment.
    public var environment = ""
    /// The release.
    public var releaseName: String?
    /// The part of traces to record.
    public var tracesSampleRate: NSNumber?
    /// A Boolean value that indicates whether a stack is attached.
    public var attachStacktrace = true
    /// A Boolean value that indicates whether a picture is attached.
    public var attachScreenshot = false
    /// A Boolean value that indicates whether sessions are counted.
    public var enableAutoSessionTracking = true
}

/// A person in reports.
public final class User: NSObject {
    /// The identifier.
    public var userId: String?
    /// The address for mail.
    public var email: String?
    /// The name.
    public var username: String?
    /// Creates a user.
    public init(userId: String) { self.userId = userId }
    /// Creates a user without an identifier.
    public override init() {}
}

/// A step before an event.
public final class Breadcrumb: NSObject {
    /// The level: how serious it is.
    public var level: SentryLevel
    /// The group.
    public var category: String
    /// The text.
    public var message: String?
    /// Further values.
    public var data: [String: Any]?
    /// Creates a step.
    public init(level: SentryLevel, category: String) {
        self.level = level
        self.category = category
    }
}

/// A type that describes what applies to reports.
public final class Scope: NSObject {
    /// Reports nothing.
    public func setTag(value: String, key: String) {}
    /// Reports nothing.
    public func setExtra(value: Any?, key: String) {}
    /// Reports nothing.
    public func setUser(_ user: User?) {}
    /// Reports nothing.
    public func setLevel(_ level: SentryLevel) {}
}

/// Reports errors. Nothing is reported here.
public enum SentrySDK {
    private static func skip(_ call: String) { noEffect("SentrySDK.\(call)", "nothing is reported") }
    /// Starts reporting. In Perch, this method has no effect.
    public static func start(configureOptions: @escaping (Options) -> Void) {
        skip("start(configureOptions:)")
        configureOptions(Options())
    }
    /// Reports an error. In Perch, this method has no effect.
    public static func capture(error: any Error) { skip("capture(error:)") }
    /// Reports an error. In Perch, this method has no effect.
    public static func capture(error: any Error, block: @escaping (Scope) -> Void) {
        skip("capture(error:)")
        block(Scope())
    }
    /// Reports a message. In Perch, this method has no effect.
    public static func capture(message: String) { skip("capture(message:)") }
    /// Adds a breadcrumb. In Perch, this method has no effect.
    public static func addBreadcrumb(_ crumb: Breadcrumb) { skip("addBreadcrumb(_:)") }
    /// Sets the user. In Perch, this method has no effect.
    public static func setUser(_ user: User?) { skip("setUser(_:)") }
    /// Calls the block with a scope that nothing uses.
    public static func configureScope(_ callback: @escaping (Scope) -> Void) { callback(Scope()) }
    /// Stops nothing.
    public static func close() {}
}
