import Foundation

/// A lock that one thread holds at a time, as C code declares it.
///
/// Apple's is a number; here it is a mutex, so a thread that waits for it sleeps. Like Apple's it must stay where it is in memory
/// while it is used: allocate it, or use `OSAllocatedUnfairLock`.
public struct os_unfair_lock_s {
    // All zeros, as for a mutex that is not held.
    fileprivate var mutex = pthread_mutex_t()

    /// A lock that nobody holds.
    public init() {}

    /// A lock that nobody holds, whatever the number is.
    public init(_os_unfair_lock_opaque: UInt32) {}
}

/// A lock that one thread holds at a time, as C code declares it.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that nobody holds.
public var OS_UNFAIR_LOCK_INIT: os_unfair_lock_s { os_unfair_lock_s() }

private func withMutex<Result>(
    of lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Result
) -> Result {
    lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1, body)
}

/// Takes a lock, and waits for it if another thread holds it. A thread that takes it twice waits forever; Apple's ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { withMutex(of: lock) { _ = pthread_mutex_lock($0) } }

/// Takes a lock if no thread holds it. Returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    withMutex(of: lock) { pthread_mutex_trylock($0) == 0 }
}

/// Releases a lock that this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { withMutex(of: lock) { _ = pthread_mutex_unlock($0) } }

// Glibc's constants are of the type `Int`, and its functions take an `Int32`. Apple's are of the type that the functions take.

/// A mutex that its thread must not take twice.
@_disfavoredOverload public var PTHREAD_MUTEX_NORMAL: Int32 { 0 }
/// A mutex that its thread may take several times, and must release as often.
@_disfavoredOverload public var PTHREAD_MUTEX_RECURSIVE: Int32 { 1 }
/// A mutex that reports an error to a thread that takes it twice.
@_disfavoredOverload public var PTHREAD_MUTEX_ERRORCHECK: Int32 { 2 }
/// A mutex of the system's usual kind.
@_disfavoredOverload public var PTHREAD_MUTEX_DEFAULT: Int32 { 0 }
