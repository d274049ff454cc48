import Foundation
import os

/// Counts a phase down, and goes on to the next one.
///
/// The timer owns no clock: the view that shows it hands it the time, so that it can be tested and previewed at any moment.
@MainActor
public final class FocusTimer: ObservableObject {
    enum State: Equatable {
        case idle
        case running(until: Date)
        case paused
    }

    @Published public var task: String
    @Published private(set) var phase: Phase = .focus
    @Published private(set) var state: State = .idle
    @Published public private(set) var remaining: TimeInterval
    @Published private(set) var finishedRounds: Int

    var onFinish: ((Session) -> Void)?

    private let preferences: Preferences
    private let logger = Logger(subsystem: "app.pomelo.ios", category: "timer")

    init(preferences: Preferences, task: String = "", finishedRounds: Int = 0) {
        self.preferences = preferences
        self.task = task
        self.finishedRounds = finishedRounds
        remaining = preferences.length(of: .focus)
    }

    var length: TimeInterval { preferences.length(of: phase) }
    var isRunning: Bool { if case .running = state { return true } else { return false } }

    /// How much of the phase is over, from 0 to 1.
    var progress: Double {
        guard length > 0 else { return 0 }
        return 1 - min(max(remaining / length, 0), 1)
    }

    var clock: String {
        let seconds = Int(remaining.rounded(.up))
        return String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }

    func toggle(at now: Date) {
        switch state {
        case .idle, .paused:
            state = .running(until: now.addingTimeInterval(remaining))
            logger.info("Started \(self.phase.rawValue, privacy: .public)")
        case .running(let end):
            remaining = max(end.timeIntervalSince(now), 0)
            state = .paused
        }
    }

    public func tick(at now: Date) {
        guard case .running(let end) = state else { return }
        remaining = max(end.timeIntervalSince(now), 0)
        if remaining == 0 { finish(at: now) }
    }

    func choose(_ phase: Phase) {
        self.phase = phase
        state = .idle
        remaining = length
    }

    func skip() {
        choose(next)
    }

    /// Runs part of a phase without waiting for it, for previews.
    func elapse(_ part: Double, at now: Date) {
        remaining = length * (1 - part)
        state = .running(until: now.addingTimeInterval(remaining))
    }

    private var next: Phase {
        guard phase == .focus else { return .focus }
        return (finishedRounds + 1).isMultiple(of: preferences.roundsBeforeLongBreak) ? .longBreak : .shortBreak
    }

    private func finish(at now: Date) {
        let following = next
        if phase == .focus {
            finishedRounds += 1
            onFinish?(
                Session(
                    task: task.isEmpty ? "Untitled" : task, startedAt: now.addingTimeInterval(-length),
                    minutes: Int(length / 60)))
        }
        choose(following)
        if preferences.startsBreaksItself, phase != .focus { toggle(at: now) }
    }
}
