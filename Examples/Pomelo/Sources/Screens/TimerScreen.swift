import Combine
import SwiftUI

/// The clock with its buttons.
struct TimerScreen: View {
    @EnvironmentObject private var timer: FocusTimer
    @EnvironmentObject private var history: HistoryStore
    @ObservedObject var preferences: Preferences

    @State private var isChoosingTask = false
    @State private var isConfirmingSkip = false

    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let haptics = Haptics()

    var body: some View {
        NavigationView {
            ZStack {
                Color(.systemGroupedBackground)
                    .edgesIgnoringSafeArea(.all)
                ScrollView {
                    VStack(spacing: 28) {
                        PhasePicker(selection: phase)
                        Dial(
                            progress: timer.progress, clock: timer.clock, caption: caption, isRunning: timer.isRunning
                        )
                        .frame(maxWidth: 280)
                        RoundsView(finished: timer.finishedRounds, of: preferences.roundsBeforeLongBreak)
                        controls
                    }
                    .padding(.horizontal, 24)
                    .padding(.vertical)
                }
            }
            .navigationBarTitle(Text(timer.phase.title), displayMode: .inline)
            .navigationBarItems(
                leading: Button(action: { isConfirmingSkip = true }) {
                    Image(systemName: "forward.end")
                }
                .accessibility(label: Text("Skip")),
                trailing: Button("Task") { isChoosingTask = true })
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onReceive(ticks) { now in timer.tick(at: now) }
        .onReceive(timer.$finishedRounds.dropFirst()) { _ in haptics.finished() }
        .sheet(isPresented: $isChoosingTask) {
            TaskPicker(task: $timer.task, tasks: $history.tasks)
        }
        .alert(isPresented: $isConfirmingSkip) {
            Alert(
                title: Text("Skip this round?"),
                message: Text("The minutes so far will not be counted."),
                primaryButton: .destructive(Text("Skip")) { timer.skip() },
                secondaryButton: .cancel())
        }
    }

    private var caption: String {
        timer.phase == .focus && !timer.task.isEmpty ? timer.task : timer.phase.title
    }

    private var phase: Binding<Phase> {
        Binding(
            get: { timer.phase },
            set: { phase in withAnimation { timer.choose(phase) } })
    }

    private var controls: some View {
        HStack(spacing: 20) {
            Button(action: { timer.choose(timer.phase) }) {
                Label("Start over", systemImage: "arrow.counterclockwise")
            }
            .buttonStyle(RoundButtonStyle())
            .disabled(timer.progress == 0)
            .accessibilityHint(timer.progress == 0 ? "The clock has not started" : "")
            Button(timer.isRunning ? "Pause" : "Start") {
                haptics.tap(.medium)
                timer.toggle(at: Date())
            }
            .buttonStyle(FilledButtonStyle())
            .keyboardShortcut(.space, modifiers: [])
            .accessibilityIdentifier("start")
        }
    }
}

/// Three capsules to choose the phase with.
private struct PhasePicker: View {
    @Binding var selection: Phase
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Namespace private var highlight

    /// Large words do not fit beside each other.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    }

    var body: some View {
        layout {
            ForEach(Phase.allCases) { phase in
                Text(phase.title)
                    .font(.footnote.weight(.semibold))
                    .foregroundColor(phase == selection ? .white : .secondary)
                    .padding(.vertical, 8)
                    .frame(maxWidth: .infinity, minHeight: 36)
                    .background(background(of: phase))
                    .padding(4)
                    .contentShape(Rectangle())
                    .onTapGesture { selection = phase }
                    .accessibilityAddTraits(phase == selection ? [.isButton, .isSelected] : .isButton)
            }
        }
        .background(
            RoundedRectangle(cornerRadius: 22, style: .continuous).fill(Color(.secondarySystemGroupedBackground)))
    }

    @ViewBuilder
    private func background(of phase: Phase) -> some View {
        if phase == selection {
            Capsule().fill(theme.fill).matchedGeometryEffect(id: "highlight", in: highlight)
        } else {
            EmptyView()
        }
    }
}

/// One dot a round, filled when it is done.
private struct RoundsView: View {
    let finished: Int
    let total: Int

    @Environment(\.theme) private var theme

    init(finished: Int, of total: Int) {
        self.finished = finished
        self.total = total
    }

    var body: some View {
        HStack(spacing: 10) {
            ForEach(0..<total, id: \.self) { index in
                Image(systemName: index < finished % max(total, 1) ? "circle.fill" : "circle")
                    .imageScale(.small)
                    .foregroundColor(theme.tint)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text("\(finished) of \(total) rounds"))
    }
}

struct TimerScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            screen(Samples.timer())
                .previewDisplayName("Ready")
            screen(Samples.timer(0.62))
                .preferredColorScheme(.dark)
                .previewDisplayName("Running")
            screen(Samples.timer(task: ""))
                .environment(\.sizeCategory, .accessibilityLarge)
                .previewDisplayName("Large type")
        }
    }

    static func screen(_ timer: FocusTimer) -> some View {
        TimerScreen(preferences: Samples.preferences)
            .environmentObject(timer)
            .environmentObject(Samples.history)
    }
}
