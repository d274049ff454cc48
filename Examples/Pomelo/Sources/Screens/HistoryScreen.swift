import SwiftUI

/// What was done, day by day.
struct HistoryScreen: View {
    @EnvironmentObject private var history: HistoryStore
    @State private var selectedDay: Date?
    var today = Date()

    var body: some View {
        NavigationView {
            content
                .navigationBarTitle("History")
                .navigationBarItems(trailing: EditButton().disabled(history.sessions.isEmpty))
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private var content: AnyView {
        if history.sessions.isEmpty {
            return AnyView(EmptyHistory())
        }
        return AnyView(list)
    }

    private var list: some View {
        List {
            Section {
                WeekChart(days: history.minutesOfWeek(endingAt: today), selection: $selectedDay)
                    .listRowInsets(EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
            }
            ForEach(shownDays) { day in
                Section(header: DayHeader(day: day)) {
                    ForEach(day.sessions) { session in
                        NavigationLink(destination: SessionDetail(session: session)) {
                            SessionRow(session: session)
                        }
                    }
                    .onDelete { history.remove(at: $0, of: day) }
                }
            }
        }
        .listStyle(InsetGroupedListStyle())
    }

    private var shownDays: [DayOfSessions] {
        guard let selectedDay else { return history.days }
        return history.days.filter { $0.day == selectedDay }
    }
}

private struct DayHeader: View {
    let day: DayOfSessions

    var body: some View {
        HStack {
            Text(day.day, format: .dateTime.weekday(.wide).day().month())
            Spacer()
            Text("\(day.minutes) min").monospacedDigit()
        }
        .textCase(nil)
    }
}

private struct SessionRow: View {
    let session: Session
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Large words need the whole width.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
    }

    var body: some View {
        layout {
            Image(systemName: "checkmark.seal.fill")
                .font(.title3)
                .foregroundColor(.accentColor)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(session.task)
                    .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
                    .truncationMode(.tail)
                Text(session.startedAt, style: .time)
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            if !typeSize.isAccessibilitySize { Spacer() }
            Text("\(session.minutes)′")
                .font(.callout.monospacedDigit())
                .foregroundColor(.secondary)
                .fixedSize()
                .layoutPriority(1)
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .combine)
    }
}

private struct SessionDetail: View {
    let session: Session
    @State private var notes = ""

    var body: some View {
        Form {
            Section(header: Text("Session")) {
                row("Task", value: session.task)
                row("Length", value: "\(session.minutes) minutes")
                row("Rounds", value: "\(session.rounds)")
            }
            Section(header: Text("Notes"), footer: Text("Only you can see your notes.")) {
                TextEditor(text: $notes)
                    .frame(minHeight: 120)
            }
        }
        .navigationBarTitle(Text(session.task), displayMode: .inline)
    }

    private func row(_ title: LocalizedStringKey, value: String) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(value)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.trailing)
        }
    }
}

private struct EmptyHistory: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "leaf")
                .resizable()
                .scaledToFit()
                .frame(width: 72, height: 72)
                .foregroundColor(.accentColor)
                .opacity(0.6)
            Text("Nothing yet")
                .font(.title2)
                .bold()
            Text("Your finished rounds will be kept here.")
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(40)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground).edgesIgnoringSafeArea(.all))
    }
}

struct HistoryScreen_Previews: PreviewProvider {
    static var previews: some View {
        HistoryScreen(today: Samples.now)
            .environmentObject(Samples.history)
            .previewDisplayName("History")
        HistoryScreen()
            .environmentObject(HistoryStore())
            .previewDisplayName("Empty history")
        NavigationView { SessionDetail(session: Samples.history.sessions[1]) }
            .previewDisplayName("Session")
    }
}
