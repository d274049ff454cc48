import Foundation
import os

/// The sessions so far, kept in a file of the app's support folder.
@MainActor
public final class HistoryStore: ObservableObject {
    @Published private(set) var sessions: [Session]
    @Published var tasks: [String]

    private let file: URL?
    private let logger = Logger(subsystem: "app.pomelo.ios", category: "history")

    init(sessions: [Session] = [], tasks: [String] = [], file: URL? = nil) {
        self.sessions = sessions
        self.tasks = tasks
        self.file = file
        if let file, let data = try? Data(contentsOf: file),
            let stored = try? JSONDecoder().decode([Session].self, from: data)
        {
            self.sessions = stored
        }
    }

    var days: [DayOfSessions] {
        let calendar = Calendar.current
        return Dictionary(grouping: sessions) { calendar.startOfDay(for: $0.startedAt) }
            .map { day, sessions in
                DayOfSessions(day: day, sessions: sessions.sorted { $0.startedAt > $1.startedAt })
            }
            .sorted { $0.day > $1.day }
    }

    func add(_ session: Session) {
        sessions.append(session)
        save()
    }

    func remove(at offsets: IndexSet, of day: DayOfSessions) {
        let gone = Set(offsets.map { day.sessions[$0].id })
        sessions.removeAll { gone.contains($0.id) }
    }

    func removeAll() {
        sessions = []
    }

    /// Minutes of the last seven days, the oldest first.
    func minutesOfWeek(endingAt today: Date) -> [(day: Date, minutes: Int)] {
        let calendar = Calendar.current
        let start = calendar.startOfDay(for: today)
        return (0..<7).reversed().compactMap { back in
            guard let day = calendar.date(byAdding: .day, value: -back, to: start) else { return nil }
            let minutes = sessions.filter { calendar.isDate($0.startedAt, inSameDayAs: day) }
                .reduce(0) { $0 + $1.minutes }
            return (day, minutes)
        }
    }

    public func save() {
        guard let file else { return }
        do {
            try JSONEncoder().encode(sessions).write(to: file, options: .atomic)
        } catch {
            logger.error("Could not save: \(error.localizedDescription, privacy: .public)")
        }
    }
}
