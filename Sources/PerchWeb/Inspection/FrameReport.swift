import DisplayList
import PerchHost
import SwiftUI

/// What a page learns of the cost of a session's frames, where it may ask.
@MainActor
final class FrameReport {
    /// What the latest frames cost.
    private(set) var log = FrameLog()
    private let page: PageConnection
    private let isLogged: Bool
    /// Whether the page shows whose bodies run.
    private var showsBodies = false

    /// - Parameter isLogged: whether the page may ask what frames cost.
    init(_ page: PageConnection, isLogged: Bool) {
        self.page = page
        self.isLogged = isLogged
    }

    func setShowsBodies(_ showsBodies: Bool, of session: Session?) {
        self.showsBodies = showsBodies
        recordBodies(of: session)
    }

    /// Records whose bodies run, if the page shows it.
    func recordBodies(of session: Session?) {
        let tree = session?.host.tree
        if showsBodies != (tree?.bodyRecord != nil) { tree?.bodyRecord = showsBodies ? BodyRecord() : nil }
    }

    /// Notes a frame that was begun at a time and sent in so many bytes, and sends whose bodies ran for it.
    func add(_ session: Session, since start: Double, bytes: Int) {
        if isLogged, bytes > 0 {
            log.add(
                time: session.time, milliseconds: (FrameTimer.uptime - start) * 1000, bytes: bytes,
                session.host.tree.counters)
        }
        guard let record = session.host.tree.bodyRecord else { return }
        let bodies = RunBodies(record)
        if !bodies.runs.isEmpty { page.send(WireWriter.answer(["question": "bodies", "bodies": bodies.values])) }
    }
}
