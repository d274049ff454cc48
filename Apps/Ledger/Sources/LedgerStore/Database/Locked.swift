import Foundation

/// A value that several threads share.
///
/// Unchecked, because the compiler cannot know that the lock guards the value; `Synchronization.Mutex` needs a newer
/// system than the app does.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func callAsFunction<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
