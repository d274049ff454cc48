import Foundation

extension Snapshotting {
    /// Waits before the snapshot is taken.
    ///
    /// Timers and queues of the program run while the strategy waits.
    ///
    /// - Parameters:
    ///   - duration: The time to wait, in seconds.
    ///   - strategy: The strategy that takes the snapshot.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                let end = Date(timeIntervalSinceNow: duration)
                while Date() < end { letTimePass(until: end) }
                strategy.snapshot(value).run(callback)
            }
        }
    }
}

/// Runs what the thread has to do for a moment, at most until the given date.
func letTimePass(until end: Date) {
    let moment = min(end, Date(timeIntervalSinceNow: 0.01))
    // A run loop without sources returns at once.
    if !RunLoop.current.run(mode: .default, before: moment) { Thread.sleep(until: moment) }
}

/// Runs work on the main thread and returns its result. Blocks other threads until then.
package func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
    typealias Unisolated = () -> Result
    return withoutActuallyEscaping(work) { work in
        let box = UncheckedBox(unsafeBitCast(work, to: Unisolated.self))
        if Thread.isMainThread || isOnMainQueue { return box.value() }
        return DispatchQueue.main.sync { UncheckedBox(box.value()) }.value
    }
}

/// Whether the main queue runs this. Swift Testing serves the main queue from another thread than the main one.
private var isOnMainQueue: Bool {
    DispatchQueue.main.setSpecific(key: mainQueueMark, value: true)
    return DispatchQueue.getSpecific(key: mainQueueMark) == true
}

private let mainQueueMark = DispatchSpecificKey<Bool>()

/// A value that another thread reads while this one waits.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
