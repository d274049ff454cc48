import Foundation
import PerchStandIns

/// The settings.
public final class PostHogConfig {
    /// The key of the project.
    public let apiKey: String
    /// The address of the service.
    public let host: String
    /// A Boolean value that indicates whether screens are recorded.
    public var captureScreenViews = true
    /// A Boolean value that indicates whether the life of the app is recorded.
    public var captureApplicationLifecycleEvents = true
    /// Creates settings.
    public init(apiKey: String, host: String = "https://us.i.posthog.com") {
        self.apiKey = apiKey
        self.host = host
    }
}

/// Records what people do. Nothing is recorded here.
public final class PostHogSDK: Sendable {
    /// The shared object.
    public static let shared = PostHogSDK()
    private func skip(_ call: String) { noEffect("PostHogSDK.\(call)", "nothing is recorded") }
    /// Starts recording. In Perch, this method has no effect.
    public func setup(_ config: PostHogConfig) { skip("setup(_:)") }
    /// Records an event. In Perch, this method has no effect.
    public func capture(_ event: String, properties: [String: Any]? = nil) { skip("capture(_:properties:)") }
    /// Records a screen. In Perch, this method has no effect.
    public func screen(_ screenTitle: String, properties: [String: Any]? = nil) { skip("screen(_:properties:)") }
    /// Records the identifier of the user. In Perch, this method has no effect.
    public func identify(_ distinctId: String, userProperties: [String: Any]? = nil) { skip("identify(_:)") }
    /// Returns a Boolean value that indicates whether a feature is on: never.
    public func isFeatureEnabled(_ key: String) -> Bool { false }
    /// Forgets nothing.
    public func reset() {}
}
