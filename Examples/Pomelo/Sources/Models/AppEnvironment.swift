import Foundation
import os

/// Everything that a scene needs, made once and wired together.
@MainActor
public final class AppEnvironment {
    public static let focusActivity = "app.pomelo.focus"

    public let preferences: Preferences
    public let timer: FocusTimer
    public let history: HistoryStore

    private let logger = Logger(subsystem: "app.pomelo.ios", category: "links")

    public init() {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        preferences = Preferences()
        timer = FocusTimer(preferences: preferences)
        history = HistoryStore(file: support?.appendingPathComponent("history.json"))
        timer.onFinish = { [history] session in history.add(session) }
    }

    /// Takes `pomelo://focus?task=Essay`.
    public func open(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.host == "focus" else {
            logger.notice("Ignored \(url.absoluteString)")
            return
        }
        timer.task = parts.queryItems?.first { $0.name == "task" }?.value ?? ""
        timer.choose(.focus)
    }
}
