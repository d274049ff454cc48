import Foundation

/// What is to happen at moments of the frame clock: a long press that occurs, a repeat of a held button, an indicator
/// that fades.
///
/// A host that continues by a long step stops at each moment on the way, so what happens does not depend on how time is
/// stepped.
package final class Moments {
    /// Something that waits for its moment.
    package final class Appointment {
        fileprivate let time: TimeInterval
        fileprivate var action: (@MainActor () -> Void)?

        fileprivate init(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
            self.time = time
            self.action = action
        }

        /// Gives it up; nothing happens if it has occurred.
        package func cancel() { action = nil }

        /// Whether it still waits.
        package var isPending: Bool { action != nil }
    }

    /// By time; of one moment the one that was made first comes first.
    private var appointments: [Appointment] = []
    /// The present moment, in seconds since the host began.
    private(set) var now: TimeInterval = 0

    /// Runs `action` once the clock shows `time`, or with the next step if that has passed.
    @discardableResult package func at(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Appointment {
        let appointment = Appointment(time.isFinite ? time : now, action)
        let index = appointments.firstIndex { $0.time > appointment.time } ?? appointments.endIndex
        appointments.insert(appointment, at: index)
        return appointment
    }

    /// Runs `action` some seconds from now.
    @discardableResult package func after(
        _ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> Appointment {
        at(now + max(0, seconds), action)
    }

    /// The moment that comes next, if any is waited for.
    package var next: TimeInterval? {
        appointments.removeAll { !$0.isPending }
        return appointments.first?.time
    }

    /// Gives up all that waits. What waits may keep elements, which keep the tree that keeps this.
    func cancelAll() { appointments = [] }

    /// Takes over the present moment.
    func setNow(_ time: TimeInterval) { now = time }

    /// Anyone who makes appointments for the present moment endlessly gets this many in one.
    private static let patience = 10_000

    /// Runs what waits for `time` or a moment before; false if that never came to an end.
    @MainActor func run(upTo time: TimeInterval) -> Bool {
        var count = 0
        while let next, next <= time {
            count += 1
            if count > Self.patience {
                Log.once(
                    "More than \(Self.patience) things are to happen at one moment; they go on with the next.")
                return false
            }
            let appointment = appointments.removeFirst()
            let action = appointment.action
            appointment.action = nil
            action?()
        }
        return true
    }
}
