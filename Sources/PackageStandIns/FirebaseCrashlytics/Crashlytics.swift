import Foundation
import PerchStandIns

/// Reports crashes. Nothing is reported here.
public final class Crashlytics: Sendable {
    private static let shared = Crashlytics()
    /// The reporter.
    public static func crashlytics() -> Crashlytics { shared }
    /// Reports a message. In Perch, this method has no effect.
    public func log(_ msg: String) { noEffect("Crashlytics.log(_:)", "nothing is reported") }
    /// Reports an error. In Perch, this method has no effect.
    public func record(error: any Error) { noEffect("Crashlytics.record(error:)", "nothing is reported") }
    /// Reports nothing.
    public func record(error: any Error, userInfo: [String: Any]?) { record(error: error) }
    /// Reports nothing.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Reports nothing.
    public func setUserID(_ userID: String?) {}
    /// Reports nothing in either case.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    /// Returns a Boolean value that indicates whether the last run crashed: never.
    public func didCrashDuringPreviousExecution() -> Bool { false }
}
