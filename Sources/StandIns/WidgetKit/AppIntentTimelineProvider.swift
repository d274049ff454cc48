import AppIntents
import Foundation

/// A type that provides the entries of a widget that an intent configures.
public protocol AppIntentTimelineProvider: SendableMetatype {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The intent that configures the widget.
    associatedtype Intent: WidgetConfigurationIntent
    /// The context of a provider.
    typealias Context = TimelineProviderContext
    /// Returns an entry without data.
    func placeholder(in context: Context) -> Entry
    /// Returns an entry for the gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the entries.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns the recommended configurations.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// Returns no recommended configurations.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration to offer.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The configuration.
    public let intent: Intent
    /// The name.
    public let description: String
    /// Creates a recommendation.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.intent = intent
        self.description = String(description)
    }
}
