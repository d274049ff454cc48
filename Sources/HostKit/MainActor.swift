import Foundation

private let mainQueueMark = DispatchSpecificKey<Bool>()

/// Marks the main queue once, at the first question.
private let markMainQueue: Void = DispatchQueue.main.setSpecific(key: mainQueueMark, value: true)

/// Whether this code runs on the main actor's executor.
///
/// That is the main thread, or, in a process that called `dispatchMain` as test runners do, whatever thread serves the
/// main queue at the time.
package func isOnMainExecutor() -> Bool {
    if Thread.isMainThread { return true }
    _ = markMainQueue
    return DispatchQueue.getSpecific(key: mainQueueMark) == true
}

/// Runs `work` on the main actor: at once when already there, else later.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainExecutor() {
        assumeMainActor(work)
    } else {
        DispatchQueue.main.async { assumeMainActor(work) }
    }
}

/// Runs `work` as main-actor code from the engine's nonisolated layout and drawing code.
///
/// `RenderNode` is not isolated, because Apple's `Layout` protocol is not. It is confined nevertheless: render nodes
/// belong to a host, which is main-actor isolated, and they are not `Sendable`, so only the main actor reaches
/// them (law 11 of the design). This function states that to the compiler; debug builds see that it is so.
package func assumeMainActor<T>(_ work: @MainActor () throws -> T) rethrows -> T {
    assert(isOnMainExecutor(), "The engine's code runs on the main actor; this is another thread")
    return try withoutActuallyEscaping(work) { work in
        try unsafeBitCast(work, to: (() throws -> T).self)()
    }
}
