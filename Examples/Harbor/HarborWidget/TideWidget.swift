import Intents
import SwiftUI
import WidgetKit

/// The tide at a time.
struct TideEntry: TimelineEntry {
    let date: Date
    let place: String
}

/// Makes the entries of the place that a person has chosen.
struct TideProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, place: "Harbor") }

    func getSnapshot(
        for configuration: TideIntent, in context: Context, completion: @escaping (TideEntry) -> Void
    ) {
        let unit = configuration.unit == .feet ? "ft" : "m"
        completion(TideEntry(date: .now, place: "\(configuration.place ?? "Nowhere"), \(unit)"))
    }

    func getTimeline(
        for configuration: TideIntent, in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { entry in
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }
}

/// A widget that a SiriKit intent configures; Xcode makes its class of `Tide.intentdefinition`.
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "tide", intent: TideIntent.self, provider: TideProvider()) { entry in
            TideCard(place: entry.place)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// What the widget shows.
struct TideCard: View {
    var place = "Tide"

    var body: some View {
        VStack(alignment: .leading) {
            Text(place).font(.caption)
            TideCurve().stroke(.teal, lineWidth: 2)
        }
        .padding()
        .containerBackground(.background, for: .widget)
    }
}

#Preview("Tide card", traits: .fixedLayout(width: 158, height: 158)) { TideCard() }

#Preview("Tide widget", as: .systemSmall, using: TideIntent()) {
    TideWidget()
} timelineProvider: {
    TideProvider()
}
