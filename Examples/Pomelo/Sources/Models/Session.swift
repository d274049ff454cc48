import Foundation

/// What the timer is counting down.
public enum Phase: String, CaseIterable, Codable, Identifiable, Sendable {
    case focus, shortBreak, longBreak

    public var id: String { rawValue }

    var title: String {
        switch self {
        case .focus: return "Focus"
        case .shortBreak: return "Short break"
        case .longBreak: return "Long break"
        }
    }

    var symbol: String {
        switch self {
        case .focus: return "brain.head.profile"
        case .shortBreak: return "cup.and.saucer.fill"
        case .longBreak: return "figure.walk"
        }
    }
}

/// A stretch of work that was finished.
public struct Session: Identifiable, Codable, Hashable, Sendable {
    public var id = UUID()
    var task: String
    var startedAt: Date
    var minutes: Int
    var rounds = 1
}

/// All sessions of one day, as the history lists them.
struct DayOfSessions: Identifiable {
    var day: Date
    var sessions: [Session]

    var id: Date { day }
    var minutes: Int { sessions.reduce(0) { $0 + $1.minutes } }
}
