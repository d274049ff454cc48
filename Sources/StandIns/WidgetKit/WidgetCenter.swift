import Foundation
import PerchStandIns

/// An object that requests new timelines from the system. In Perch, no system shows widgets.
public final class WidgetCenter: Sendable {
    /// The center of the app.
    public static let shared = WidgetCenter()

    private static let reason = "no system shows widgets"

    /// Reloads the timelines of all widgets. In Perch, this method has no effect.
    public func reloadAllTimelines() { inert("WidgetCenter.reloadAllTimelines()", Self.reason) }
    /// Reloads the timelines of a kind of widget. In Perch, this method has no effect.
    public func reloadTimelines(ofKind kind: String) { inert("WidgetCenter.reloadTimelines(ofKind:)", Self.reason) }
    /// Invalidates the recommended configurations. In Perch, this method has no effect.
    public func invalidateConfigurationRecommendations() {
        inert("WidgetCenter.invalidateConfigurationRecommendations()", Self.reason)
    }
    /// Provides the widgets that the user has added to a closure. Perch has none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// Provides the widgets that the user has added to a closure. Perch has none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a user has placed.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// The family.
    public let family: WidgetFamily
}
