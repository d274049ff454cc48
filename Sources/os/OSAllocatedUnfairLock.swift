@_exported import Glibc

/// A lock, and the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked because the storage is reached only while its mutex is held.

    private final class Storage {
        var state: State
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(_ state: State) {
            self.state = state
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    /// A lock of a state that other code may reach as well.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// A lock of a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs `body` while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs `body` while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        pthread_mutex_lock(storage.mutex)
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    /// Runs `body` if the lock is available at once; nil if not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, waiting for it. Taking it twice on one thread waits forever.
    public func lock() { pthread_mutex_lock(mutex) }
    /// Lets go of the lock.
    public func unlock() { pthread_mutex_unlock(mutex) }
    /// Takes the lock if it is available at once. Returns whether it could.
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    /// Runs `body` while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }

    private var mutex: UnsafeMutablePointer<pthread_mutex_t> { storage.mutex }
}

// The C lock. Packages that look for a module of this name import it without depending on it, so nothing here may need to
// be linked: the type is the C library's, and the functions go into the code that calls them.

/// A lock of the C library's. A new one is open.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock of the C library's.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<pthread_mutex_t>

/// Takes a lock, waiting for it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) { _ = pthread_mutex_lock(lock) }
/// Lets go of a lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) { _ = pthread_mutex_unlock(lock) }
/// Takes a lock if it is available at once. Returns whether it could.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<pthread_mutex_t>) -> Bool {
    pthread_mutex_trylock(lock) == 0
}
