import Foundation
import PerchHost
import SwiftUI

/// Whether a page shows a session to somebody, and what the session's views know of it.
@MainActor
final class PagePresence {
    /// Whether a page shows the session to somebody.
    var isWatched: Bool { isAttached && isVisible }

    private var isAttached = true
    private var isVisible = true
    /// What views are notified: whether somebody looks.
    private var phase = ScenePhase.active
    /// Makes the scene one in the background when its page stays away.
    private var absence: DispatchWorkItem?

    /// For how long a lost connection is taken for a break, in seconds.
    private static let shortBreak = 5.0

    /// A page is there, and visible.
    func attach() {
        absence?.cancel()
        isAttached = true
        isVisible = true
    }

    /// The page is gone. Runs `leave` if none comes soon.
    func detach(_ leave: @escaping @MainActor () -> Void) {
        isAttached = false
        let absence = DispatchWorkItem { MainActor.assumeIsolated { leave() } }
        self.absence = absence
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.shortBreak, execute: absence)
    }

    /// The page comes to the front, or is hidden behind others.
    func setVisible(_ isVisible: Bool) { self.isVisible = isVisible }

    /// Tells views whether somebody looks, so that they save what is to be saved then. Nobody makes frames meanwhile, so
    /// the views are brought up to date here.
    func setPhase(_ new: ScenePhase, of session: Session?, at clock: FrameClock) {
        guard let session, phase != new else { return }
        // What is between the front and the background is left out in neither direction.
        for step in phase == .inactive || new == .inactive ? [new] : [.inactive, new] {
            phase = step
            session.setEnvironment { $0.scenePhase = step }
            _ = session.frame(at: clock.time())
        }
    }

    /// The session is over; the next one begins in front.
    func endSession() {
        phase = .active
        absence?.cancel()
    }
}
