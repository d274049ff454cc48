import NIOCore

/// Which previews end as soon as they begin. Each of them takes a process with it, and the sessions of others that the process
/// holds, so it is not begun again and again.
struct FailedStarts {
    /// Who has lived longer did not end because it began.
    static let atOnce = TimeAmount.seconds(5)
    static let window = TimeAmount.seconds(60)
    /// How often a preview may end at once within the window.
    static let most = 3

    private var ends: [String: [NIODeadline]] = [:]

    /// A process has ended, with sessions that began then. Which of them it ended for is not known, so all that are young enough
    /// are suspected; each once, however many sessions show it.
    mutating func note(_ sessions: [(preview: String, begun: NIODeadline)], ended now: NIODeadline) {
        drop(before: now - Self.window)
        for preview in Set(sessions.filter { now - $0.begun < Self.atOnce }.map(\.preview)) {
            ends[preview, default: []].append(now)
        }
    }

    mutating func refuses(_ preview: String, _ now: NIODeadline) -> Bool {
        drop(before: now - Self.window)
        return ends[preview, default: []].count >= Self.most
    }

    private mutating func drop(before oldest: NIODeadline) {
        ends = ends.mapValues { $0.filter { $0 >= oldest } }.filter { !$0.value.isEmpty }
    }
}
