import Foundation
import PerchStandIns

/// Counts what people do. Nothing is sent here.
public enum TelemetryDeck {
    /// The settings.
    public final class Config {
        /// The identifier of the app.
        public let appID: String
        /// The user.
        public var defaultUser: String?
        /// A Boolean value that indicates whether signals are for tests.
        public var testMode = false
        /// The default signal prefix: what the names of signals begin with.
        public var defaultSignalPrefix: String?
        /// The default parameter prefix: what the names of parameters begin with.
        public var defaultParameterPrefix: String?
        /// The default parameters: what signals have besides.
        public var defaultParameters: () -> [String: String] = { [:] }
        /// A Boolean value that indicates whether a signal is sent when a session begins.
        public var sendNewSessionBeganSignal = true
        /// Creates settings.
        public init(appID: String) { self.appID = appID }
    }

    /// Starts sending signals. In Perch, this method has no effect.
    public static func initialize(config: Config) { noEffect("TelemetryDeck.initialize(config:)", "nothing is sent") }
    /// Sends a signal. In Perch, this method has no effect.
    public static func signal(
        _ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil,
        customUserID: String? = nil
    ) { noEffect("TelemetryDeck.signal(_:parameters:)", "nothing is sent") }
    /// Sends nothing.
    public static func updateDefaultUserID(to customUserID: String?) {}
}
