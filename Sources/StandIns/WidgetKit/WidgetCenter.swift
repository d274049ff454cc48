import Foundation
import PerchStandIns

/// Asks the system for new timelines. No system shows widgets here.
public final class WidgetCenter: Sendable {
    /// The center of the app.
    public static let shared = WidgetCenter()

    private static let reason = "no system shows widgets"

    /// Asks for new timelines of all widgets.
    public func reloadAllTimelines() { inert("WidgetCenter.reloadAllTimelines()", Self.reason) }
    /// Asks for new timelines of a kind of widget.
    public func reloadTimelines(ofKind kind: String) { inert("WidgetCenter.reloadTimelines(ofKind:)", Self.reason) }
    /// Says that other configurations can be offered.
    public func invalidateConfigurationRecommendations() {
        inert("WidgetCenter.invalidateConfigurationRecommendations()", Self.reason)
    }
    /// The widgets that people have placed: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// The widgets that people have placed: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has placed.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// The family.
    public let family: WidgetFamily
}
