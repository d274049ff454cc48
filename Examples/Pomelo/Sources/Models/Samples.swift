import Foundation

/// A fixed world for previews.
@MainActor
enum Samples {
    static let now = Date(timeIntervalSince1970: 1_747_736_400)

    static let preferences: Preferences = {
        let preferences = Preferences(store: UserDefaults(suiteName: "app.pomelo.previews") ?? .standard)
        preferences.focusMinutes = 25
        return preferences
    }()

    static func timer(_ progress: Double? = nil, task: String = "Write the introduction") -> FocusTimer {
        let timer = FocusTimer(preferences: preferences, task: task, finishedRounds: 2)
        if let progress { timer.elapse(progress, at: now) }
        return timer
    }

    static let history: HistoryStore = {
        let tasks = ["Write the introduction", "Read chapter four", "Answer letters", "Sketch the cover"]
        let sessions = (0..<15).map { index in
            Session(
                task: tasks[index % tasks.count],
                startedAt: now.addingTimeInterval(Double(-index) * 9.5 * 3600),
                minutes: [25, 50, 25, 15][index % 4], rounds: index % 3 + 1)
        }
        return HistoryStore(sessions: sessions, tasks: tasks)
    }()
}
