import Foundation
import Intents
import SwiftUI

/// A type that provides the entries of a widget that a SiriKit intent configures.
public protocol IntentTimelineProvider: SendableMetatype {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The intent that configures the widget.
    associatedtype Intent: INIntent
    /// The context of a provider.
    typealias Context = TimelineProviderContext
    /// Returns an entry without data.
    func placeholder(in context: Context) -> Entry
    /// Provides an entry for the gallery to a closure.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Provides the entries to a closure.
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Returns the recommended configurations.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    /// Returns no recommended configurations.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration to offer.
public struct IntentRecommendation<Intent: INIntent> {
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

/// A widget that a SiriKit intent configures.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public let _description: _WidgetDescription
    public var body: Never { fatalError("IntentConfiguration has no body") }

    /// Creates a widget with a provider of entries, and the view of an entry. Previews use an intent with the defaults
    /// of its definition.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        _description = _WidgetDescription(
            kind: kind, content: content, placeholder: provider.placeholder,
            snapshot: { provider.getSnapshot(for: Intent(), in: $0, completion: $1) },
            timeline: { provider.getTimeline(for: Intent(), in: $0, completion: $1) })
    }
}
