import AppIntents
import Foundation
import Intents
import Locking
import PerchTesting
import SwiftUI
import Testing
import WidgetKit

private struct DayEntry: TimelineEntry {
    let date: Date
    let name: String
}

private struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, name: "Placeholder") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (DayEntry) -> Void) {
        completion(DayEntry(date: .now, name: "Snapshot \(context.family)"))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DayEntry>) -> Void) {
        let entries = ["Monday", "Tuesday"].map { DayEntry(date: .now, name: $0) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

private struct DayView: View {
    let entry: DayEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.name).font(.headline)
            Text(family.description).font(.caption)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.orange, for: .widget)
    }
}

private struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "day", provider: DayProvider()) { DayView(entry: $0) }
            .configurationDisplayName("Day")
            .description("Shows the day.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private struct ConfiguredWidget: Widget {
    struct Settings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"
        @Parameter(title: "Name", default: "Default") var name: String
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, name: "Placeholder") }
        func snapshot(for configuration: Settings, in context: Context) async -> DayEntry {
            DayEntry(date: .now, name: configuration.name)
        }
        func timeline(for configuration: Settings, in context: Context) async -> Timeline<DayEntry> {
            Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "configured", intent: Settings.self, provider: Provider()) { DayView(entry: $0) }
    }
}

private final class NameIntent: INIntent {
    var name: String? = "Default"
}

private struct NamedWidget: Widget {
    struct Provider: IntentTimelineProvider {
        func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, name: "Placeholder") }
        func getSnapshot(for configuration: NameIntent, in context: Context, completion: @escaping (DayEntry) -> Void) {
            completion(DayEntry(date: .now, name: configuration.name ?? ""))
        }
        func getTimeline(
            for configuration: NameIntent, in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void
        ) {
            getSnapshot(for: configuration, in: context) { completion(Timeline(entries: [$0], policy: .never)) }
        }
    }

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "named", intent: NameIntent.self, provider: Provider()) { DayView(entry: $0) }
    }
}

private struct Bundle: WidgetBundle {
    var body: some Widget {
        DayWidget()
        ConfiguredWidget()
    }
}

@MainActor @Suite struct WidgetKitTests {
    @Test func aConfigurationSaysWhatTheWidgetIs() async {
        let description = DayWidget().body._description
        #expect(description.kind == "day")
        #expect(description.families == [.systemSmall, .systemMedium])
        let snapshot = await description.snapshot(.systemMedium) as? DayEntry
        #expect(snapshot?.name == "Snapshot systemMedium")
        #expect(
            await description.timeline(.systemSmall).compactMap { ($0 as? DayEntry)?.name } == ["Monday", "Tuesday"])
    }

    @Test func anIntentConfiguresByItsDefaults() async {
        let description = ConfiguredWidget().body._description
        #expect((await description.snapshot(.systemSmall) as? DayEntry)?.name == "Default")
        #expect(await description.timeline(.systemSmall).count == 1)
    }

    @Test func aPreviewDrawsEveryEntryInItsFrame() throws {
        let preview = Preview("Day", as: .systemSmall) {
            DayWidget()
        } timeline: {
            DayEntry(date: .now, name: "One")
            DayEntry(date: .now, name: "Two")
        }
        let view = render(AnyView(preview.content()))
        #expect(view.text("One").frame.height > 0)
        #expect(abs(view.text("Two").frame.minY - view.text("One").frame.minY - (158 + 16)) < 0.01)
        assertSnapshot(of: AnyView(preview.content()), as: .image())
    }

    @Test func aSiriKitIntentConfiguresByItsDefaults() async {
        let description = NamedWidget().body._description
        #expect((await description.snapshot(.systemSmall) as? DayEntry)?.name == "Default")
        #expect(await description.timeline(.systemSmall).count == 1)
    }

    /// Apple's three forms with a provider in place of entries.
    @Test func aPreviewDrawsWhatItsProviderMakes() async {
        let intent = NameIntent()
        intent.name = "Chosen"
        let previews = [
            Preview("Days", as: .systemSmall) {
                DayWidget()
            } timelineProvider: {
                DayProvider()
            },
            Preview("Named", as: .systemSmall, using: intent) {
                NamedWidget()
            } timelineProvider: {
                NamedWidget.Provider()
            },
            Preview("Configured", as: .systemSmall, using: ConfiguredWidget.Settings()) {
                ConfiguredWidget()
            } timelineProvider: {
                ConfiguredWidget.Provider()
            },
        ]
        for (preview, names) in zip(previews, [["Monday", "Tuesday"], ["Chosen"], ["Default"]]) {
            let screen = render(AnyView(preview.content()))
            // What is handed over at once is in the first frame, and so in pictures; what takes awaiting follows.
            if names != ["Default"] { #expect(names.allSatisfy { screen.text($0).exists }) }
            for name in names { #expect(await screen.text(name).waitForExistence()) }
            #expect(!screen.text("Placeholder").exists)
        }
    }

    @Test func aViewIsDrawnInAWidget() {
        let view = DayView(entry: DayEntry(date: .now, name: "Wide"))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
        assertSnapshot(of: view, as: .image())
    }
}

private let performed = Locked(0)

private struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"
    static let description: IntentDescription? = "Counts up."
    @Parameter(title: "Step", default: 1) var step: Int

    init() {}
    init(step: Int) { self.step = step }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let step = step
        let total = performed.withLock { value in
            value += step
            return value
        }
        return .result(value: total, dialog: "Now \(total)")
    }

    static var parameterSummary: some ParameterSummary { Summary("Count up by \(\.$step)") }
}

private enum Color_: String, AppEnum {
    case red, green
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
    static let caseDisplayRepresentations: [Color_: DisplayRepresentation] = [.red: "Red", .green: "Green"]
}

private struct Book: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book(id: $0) } }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = Query()
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Book \(id)" }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CountIntent(), phrases: ["Count with \(.applicationName)"], shortTitle: "Count",
            systemImageName: "number")
    }
}

@MainActor @Suite struct AppIntentsTests {
    @Test func aButtonRunsItsIntent() async throws {
        let before = performed.withLock { $0 }
        let view = render(Button("Count", intent: CountIntent(step: 5)))
        view.button("Count").tap()
        for _ in 0..<100 where performed.withLock({ $0 }) == before { await Task.yield() }
        #expect(performed.withLock { $0 } == before + 5)
    }

    @Test func entitiesAndEnumsAreShown() async throws {
        #expect(String(localized: Book(id: 3).displayRepresentation.title) == "Book 3")
        #expect(try await Book.defaultQuery.entities(for: [1, 2]).map(\.id) == [1, 2])
        #expect(Color_.caseDisplayRepresentations.count == 2)
        #expect(Shortcuts.appShortcuts.count == 1)
    }
}
