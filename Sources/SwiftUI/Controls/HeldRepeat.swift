import Foundation

/// How an action repeats while something is held.
struct RepeatPace: Sendable {
    /// Before the first repetition, in seconds.
    let delay: TimeInterval
    /// Between repetitions, by how many there have been.
    let interval: @Sendable (Int) -> TimeInterval
}

/// Does something again and again while something is held.
private struct HeldRepeat: ViewModifier {
    let isHeld: Bool
    let pace: RepeatPace
    let action: @MainActor () -> Void

    @Environment(\.moments) private var moments
    @State private var repetition = Repetition()

    func body(content: Content) -> some View {
        // The latest body's action, for the next time.
        let repetition = repetition.with(action)
        content
            .onChange(of: isHeld) { _, isHeld in
                if isHeld { repetition.begin(pace, moments) } else { repetition.end() }
            }
            .onDisappear { repetition.end() }
    }
}

/// The appointment for the next time.
@MainActor private final class Repetition {
    private var action: @MainActor () -> Void = {}
    private var appointment: Moments.Appointment?
    private var count = 0

    nonisolated init() {}

    func with(_ action: @escaping @MainActor () -> Void) -> Repetition {
        self.action = action
        return self
    }

    func begin(_ pace: RepeatPace, _ moments: Moments?) {
        count = 0
        wait(pace.delay, pace, moments)
    }

    func end() {
        appointment?.cancel()
        appointment = nil
    }

    private func wait(_ seconds: TimeInterval, _ pace: RepeatPace, _ moments: Moments?) {
        appointment = moments?.after(seconds) { [weak self] in
            guard let self else { return }
            count += 1
            action()
            // What was done may have released.
            guard appointment != nil else { return }
            wait(pace.interval(count), pace, moments)
        }
    }
}

extension View {
    /// Does something again and again while something is held.
    func repeating(
        while isHeld: Bool, _ pace: RepeatPace, action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(HeldRepeat(isHeld: isHeld, pace: pace, action: action))
    }
}
