import Foundation

/// A value that one thread at a time gets to.
///
/// It has a lock of the system, which the thread sanitizer knows. `Synchronization.Mutex` waits in its own way
/// on Linux: accesses that it kept apart were reported as races. The value has its own memory: one without a size
/// would lie where the object's other parts begin, and its changes be taken for changes of those.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    package init(_ value: consuming sending Value) { self.value.initialize(to: value) }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }

    /// Calls `body` with the value while no other thread has it.
    ///
    /// `body` must not ask for the same value again: it would wait for itself.
    package func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value.pointee)
    }
}
