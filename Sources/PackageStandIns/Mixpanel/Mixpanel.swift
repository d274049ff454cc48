import Foundation
import PerchStandIns

/// A value of an event.
public protocol MixpanelType {}
extension String: MixpanelType {}
extension Int: MixpanelType {}
extension Double: MixpanelType {}
extension Bool: MixpanelType {}
extension Date: MixpanelType {}
extension URL: MixpanelType {}

/// The values of an event.
public typealias Properties = [String: any MixpanelType]

/// Records what people do. Nothing is recorded here.
public enum Mixpanel {
    private static let instance = MixpanelInstance()
    /// Creates an instance and starts recording. In Perch, nothing is recorded, so the arguments have no effect.
    @discardableResult public static func initialize(
        token apiToken: String, trackAutomaticEvents: Bool
    ) -> MixpanelInstance {
        noEffect("Mixpanel.initialize(token:trackAutomaticEvents:)", "nothing is recorded")
        return instance
    }
    /// The shared object.
    public static func mainInstance() -> MixpanelInstance { instance }
}

/// Records what people do. Nothing is recorded here.
public final class MixpanelInstance: Sendable {
    /// Records an event. In Perch, this method has no effect.
    public func track(event: String?, properties: Properties? = nil) {
        noEffect("MixpanelInstance.track(event:properties:)", "nothing is recorded")
    }
    /// Records the identifier of the user. In Perch, this method has no effect.
    public func identify(distinctId: String) {
        noEffect("MixpanelInstance.identify(distinctId:)", "nothing is recorded")
    }
    /// Forgets nothing.
    public func reset() {}
    /// Sends nothing.
    public func flush() {}
}
