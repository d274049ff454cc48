@testable import FoundationSupplement
import Foundation
import Testing

/// What C and the Objective-C runtime have on Apple's systems, and sources for iOS find with Foundation.
@Suite struct LowLevelTests {
    @Test func anUnfairLockLetsOneThreadIn() async {
        final class Counter: @unchecked Sendable {
            private var lock = os_unfair_lock()
            private(set) var value = 0

            func increment() {
                os_unfair_lock_lock(&lock)
                defer { os_unfair_lock_unlock(&lock) }
                value += 1
            }
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1_000 { counter.increment() }
        }
        #expect(counter.value == 4_000)
    }

    @Test func anUnfairLockCanBeTried() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
    }

    /// The constants are those of C here, and of the type of Apple's.
    @Test func aRecursiveMutexIsTakenTwice() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(mutex, &attributes)
        #expect(pthread_mutex_lock(mutex) == 0)
        #expect(pthread_mutex_trylock(mutex) == 0)
        pthread_mutex_unlock(mutex)
        pthread_mutex_unlock(mutex)
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        #expect(Int32(PTHREAD_MUTEX_RECURSIVE) == 1)
        #expect([PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_DEFAULT] as [Int32] == [0, 2, 0])
    }

    private final class Owner {}
    private final class Value {}

    @Test func objectsHaveAssociatedValues() {
        var keys: (UInt8, UInt8) = (0, 0)
        withUnsafePointer(to: &keys.0) { first in
            let second = first + 1
            let owner = Owner()
            objc_setAssociatedObject(owner, first, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            objc_setAssociatedObject(owner, second, 7, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, first) as? String == "text")
            #expect(objc_getAssociatedObject(owner, second) as? Int == 7)
            #expect(objc_getAssociatedObject(Owner(), first) == nil)
            objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, first) == nil)
            objc_removeAssociatedObjects(owner)
            #expect(objc_getAssociatedObject(owner, second) == nil)
            objc_setAssociatedObject("a text", first, 1, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject("a text", first) == nil)
        }
    }

    @Test func theOwnerIsNotRetainedAndAnAssignedValueNeither() {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        weak var value: Value?
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            do {
                let assigned = Value()
                value = assigned
                objc_setAssociatedObject(owner, key, assigned, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(owner, key) as? Value === assigned)
            }
            #expect(objc_getAssociatedObject(owner, key) == nil)
        }
        #expect(value == nil && released == nil)
    }

    /// Nothing reports the end of an object, so the table is searched for such objects as it grows.
    @Test func valuesOfObjectsThatAreGoneAreReleased() {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        for index in 0..<10_000 { objc_setAssociatedObject(Owner(), key, index, .OBJC_ASSOCIATION_RETAIN) }
        #expect(AssociatedObjects.shared.count < 1_000)
    }

    @Test func anObjectsLockIsRecursive() {
        let owner = Owner()
        #expect(objc_sync_enter(owner) == 0)
        #expect(objc_sync_enter(owner) == 0)
        #expect(objc_sync_exit(owner) == 0)
        #expect(objc_sync_exit(owner) == 0)
    }
}
