import SwiftUI
import WidgetKit

struct WateringEntry: TimelineEntry {
    let date: Date
    let names: [String]
}

struct WateringProvider: TimelineProvider {
    func placeholder(in context: Context) -> WateringEntry { WateringEntry(date: .now, names: ["Fern"]) }

    func getSnapshot(in context: Context, completion: @escaping (WateringEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WateringEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
}

struct WateringView: View {
    let entry: WateringEntry

    var body: some View {
        ViewThatFits {
            names
            // Large words leave room for the number only.
            if entry.names.isEmpty {
                Text("All is well").font(.headline)
            } else {
                Label("\(entry.names.count)", systemImage: "drop.fill")
                    .font(.title.bold())
                    .foregroundStyle(.blue)
                    .accessibilityLabel("Water today: \(entry.names.formatted())")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.green.gradient.opacity(0.25), for: .widget)
    }

    private var names: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("Water today", systemImage: "drop.fill").font(.caption.bold()).foregroundStyle(.blue)
            if entry.names.isEmpty {
                Spacer()
                Text("All is well").font(.headline)
            }
            ForEach(entry.names, id: \.self) { Text($0).font(.headline) }
            Spacer()
        }
    }
}

/// The plants that want water today.
public struct WateringWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "watering", provider: WateringProvider()) { WateringView(entry: $0) }
            .configurationDisplayName("Watering")
            .description("Shows which plants want water.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview("Widget", as: .systemSmall) {
    WateringWidget()
} timeline: {
    WateringEntry(date: .now, names: ["Fern", "Monstera"])
    WateringEntry(date: .now, names: [])
}
