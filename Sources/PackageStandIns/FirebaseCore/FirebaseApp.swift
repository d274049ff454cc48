import Foundation
import PerchStandIns

/// The options of an app.
public final class FirebaseOptions: Sendable {
    /// The identifier of the app.
    public let googleAppID: String
    /// The sender of messages.
    public let gcmSenderID: String
    /// Creates options.
    public init(googleAppID: String, gcmSenderID: String) {
        self.googleAppID = googleAppID
        self.gcmSenderID = gcmSenderID
    }
}

/// The app of Firebase. It connects to nothing.
public final class FirebaseApp: Sendable {
    private init() {}
    /// Connects to Firebase. In Perch, this method has no effect.
    public static func configure() { noEffect("FirebaseApp.configure()", "there is no connection to Firebase") }
    /// Connects to nothing.
    public static func configure(options: FirebaseOptions) { configure() }
    /// The app: none.
    public static func app() -> FirebaseApp? { nil }
}
