import AppIntents
import Intents
import PerchStandIns
import SwiftUI

extension Preview {
    /// Creates a preview of a widget, which shows all entries of a provider in one picture. Until they are available,
    /// it shows the placeholder.
    public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, as: family, widget) {
            let provider = timelineProvider()
            return _WidgetDescription(
                kind: "", content: { (_: Provider.Entry) in EmptyView() }, placeholder: provider.placeholder,
                snapshot: provider.getSnapshot, timeline: provider.getTimeline)
        }
    }

    /// Creates a preview of a widget, which shows all entries of a provider for an intent in one picture. Until they
    /// are available, it shows the placeholder.
    public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, as: family, widget) {
            _WidgetDescription(
                kind: "", intent: { intent }, provider: timelineProvider(), content: { _ in EmptyView() })
        }
    }

    /// Creates a preview of a widget, which shows all entries of a provider for a SiriKit intent in one picture. Until
    /// they are available, it shows the placeholder.
    public init<W: Widget, Provider: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, as: family, widget) {
            let provider = timelineProvider()
            return _WidgetDescription(
                kind: "", content: { (_: Provider.Entry) in EmptyView() }, placeholder: provider.placeholder,
                snapshot: { provider.getSnapshot(for: intent, in: $0, completion: $1) },
                timeline: { provider.getTimeline(for: intent, in: $0, completion: $1) })
        }
    }

    private init<W: Widget>(
        _ name: String?, as family: WidgetFamily, _ widget: @escaping @MainActor () -> W,
        provider: @escaping @MainActor () -> _WidgetDescription
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            let provider = provider()
            return ProvidedWidgetStrip(
                family: family, description: widget().body._description, provider: provider,
                ready: provider.readyTimeline(family))
        }
    }
}

/// The entries that a provider makes, below each other.
private struct ProvidedWidgetStrip: View {
    let family: WidgetFamily
    let description: _WidgetDescription
    let provider: _WidgetDescription
    /// What needs no awaiting.
    let ready: [Any]?
    @State private var entries: [Any]?

    var body: some View {
        WidgetStrip(
            family: family, description: description,
            entries: entries ?? ready ?? [provider.placeholder(family)].compactMap { $0 }
        )
        .task {
            guard ready == nil else { return }
            let made = await provider.timeline(family)
            if !made.isEmpty { entries = made }
        }
    }
}
