import Foundation

/// Calls once when something is due; what is due sooner takes its place.
@MainActor
final class FrameTimer {
    private var timer: DispatchSourceTimer?
    private var due = Double.infinity

    /// Seconds on the machine's own clock.
    static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Calls `action` after so many seconds, unless it is called sooner already; never where they are infinite.
    func set(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        guard seconds.isFinite else { return cancel() }
        let due = seconds + Self.uptime
        if timer != nil, self.due <= due + 0.0005 { return }
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        timer.schedule(deadline: .now() + seconds, leeway: .microseconds(100))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.timer = nil
                self?.due = .infinity
                action()
            }
        }
        self.timer = timer
        self.due = due
        timer.resume()
    }

    func cancel() {
        timer?.cancel()
        timer = nil
        due = .infinity
    }
}
