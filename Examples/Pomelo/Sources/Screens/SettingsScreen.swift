import SwiftUI

/// The settings, and the way to their subpages.
struct SettingsScreen: View {
    @ObservedObject var preferences: Preferences
    @EnvironmentObject private var history: HistoryStore
    @Environment(\.openURL) private var openURL

    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric(relativeTo: .title3) private var portraitSize: CGFloat = 56
    @State private var isConfirmingErase = false
    @State private var showsLengths = true

    var body: some View {
        NavigationView {
            Form {
                accountSection
                lengthsSection
                behaviourSection
                lookSection
                dataSection
                aboutSection
            }
            .navigationBarTitle("Settings")
        }
        .navigationViewStyle(.stack)
    }

    private var accountSection: some View {
        Section {
            NavigationLink(destination: AccountScreen()) {
                accountLayout {
                    Circle()
                        .fill(preferences.theme.gradient)
                        .frame(width: portraitSize, height: portraitSize)
                        .overlay(initials)
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Nadia Korhonen").font(.title3)
                        Text("Account, sync and password")
                            .font(.subheadline)
                            .foregroundColor(.secondary)
                    }
                }
                .padding(.vertical, 4)
            }
        }
    }

    /// Large words need the whole width.
    private var accountLayout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 14))
    }

    private var initials: some View {
        Text("NK")
            .font(.title3.bold())
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(8)
    }

    private var lengthsSection: some View {
        Section(header: Text("Lengths"), footer: Text("A long break comes after four rounds of focus.")) {
            DisclosureGroup(isExpanded: $showsLengths) {
                MinutesStepper("Focus", minutes: $preferences.focusMinutes, range: 5...90, step: 5)
                MinutesStepper("Short break", minutes: $preferences.shortBreakMinutes, range: 1...15)
                MinutesStepper("Long break", minutes: $preferences.longBreakMinutes, range: 5...45, step: 5)
            } label: {
                Label("Minutes", systemImage: "hourglass").settingsLabel(.orange)
            }
            Picker(selection: $preferences.roundsBeforeLongBreak) {
                ForEach(2..<7) { Text("\($0) rounds").tag($0) }
            } label: {
                Label("Long break after", systemImage: "repeat").settingsLabel(.teal)
            }
        }
    }

    private var behaviourSection: some View {
        Section(header: Text("Behaviour")) {
            Toggle(isOn: $preferences.startsBreaksItself.animation()) {
                Label("Start breaks by themselves", systemImage: "play.fill").settingsLabel(.green)
            }
            NavigationLink(destination: ReminderScreen(reminder: $preferences.reminder)) {
                HStack {
                    Label("Reminder", systemImage: "bell.badge.fill").settingsLabel(.red)
                    Spacer()
                    Text(preferences.reminder.isOn ? "On" : "Off").foregroundColor(.secondary)
                }
            }
            NavigationLink(destination: SoundScreen(sound: $preferences.sound, volume: $preferences.volume)) {
                HStack {
                    Label("Sound", systemImage: "speaker.wave.2.fill").settingsLabel(.pink)
                    Spacer()
                    Text(preferences.sound.title).foregroundColor(.secondary)
                }
            }
        }
    }

    private var lookSection: some View {
        Section(header: Text("Look")) {
            Picker("Appearance", selection: $preferences.appearance) {
                ForEach(Appearance.allCases) { appearance in
                    Text(appearance.title).tag(appearance)
                }
            }
            .pickerStyle(SegmentedPickerStyle())
            .listRowSeparator(.hidden)
            ThemeRow(selection: $preferences.theme)
        }
    }

    private var dataSection: some View {
        Section {
            Button("Erase the history", role: .destructive) { isConfirmingErase = true }
                .disabled(history.sessions.isEmpty)
                .confirmationDialog("Erase the history?", isPresented: $isConfirmingErase, titleVisibility: .visible) {
                    Button("Erase \(history.sessions.count) sessions", role: .destructive) { history.removeAll() }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("This cannot be undone.")
                }
        }
    }

    private var aboutSection: some View {
        Section(footer: footer) {
            if let privacy = URL(string: "https://pomelo.example/privacy") {
                Link(destination: privacy) {
                    Label("Privacy", systemImage: "hand.raised.fill").settingsLabel(.blue)
                }
                Button(action: { openURL(privacy) }) {
                    Label("Send feedback", systemImage: "envelope.fill").settingsLabel(.indigo)
                }
            }
        }
    }

    private var footer: some View {
        Text("Pomelo 2.4 (118)")
            .font(.footnote)
            .frame(maxWidth: .infinity)
            .padding(.top, 8)
    }
}

/// A stepper that says its minutes.
private struct MinutesStepper: View {
    private let title: LocalizedStringKey
    private let range: ClosedRange<Int>
    private let step: Int
    @Binding private var minutes: Int

    init(_ title: LocalizedStringKey, minutes: Binding<Int>, range: ClosedRange<Int>, step: Int = 1) {
        self.title = title
        self.range = range
        self.step = step
        _minutes = minutes
    }

    var body: some View {
        Stepper(value: $minutes, in: range, step: step) {
            HStack {
                Text(title)
                Spacer()
                Text("\(minutes) min")
                    .monospacedDigit()
                    .foregroundColor(.secondary)
            }
        }
    }
}

/// A row of round samples to choose the theme with.
private struct ThemeRow: View {
    @Binding var selection: Theme

    var body: some View {
        HStack {
            ForEach(Theme.allCases) { theme in
                VStack(spacing: 6) {
                    ZStack {
                        Circle().fill(theme.gradient)
                        if theme == selection {
                            Image(systemName: "checkmark")
                                .font(.headline)
                                .foregroundColor(.white)
                                .transition(.scale)
                        }
                    }
                    .frame(width: 44, height: 44)
                    Text(theme.name)
                        .font(.caption)
                        .foregroundColor(theme == selection ? .primary : .secondary)
                }
                .frame(maxWidth: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation { selection = theme } }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(theme == selection ? [.isButton, .isSelected] : .isButton)
            }
        }
        .padding(.vertical, 6)
    }
}

struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View {
        SettingsScreen(preferences: Samples.preferences)
            .environmentObject(Samples.history)
            .theme(.pomelo)
            .previewDisplayName("Settings")
    }
}
