import Foundation

/// Constants that describe how an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is copied, if it can be.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained. All policies are safe to use from several threads here.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The value is copied, if it can be.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, or removes the value for nil.
///
/// Without the Objective-C runtime nothing reports the end of an object: its values are released when others are associated later,
/// not when it ends. Values that are not class instances, such as texts and numbers, can have none.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = instance(object) else { return }
    AssociatedObjects.shared.set(value, key, policy, of: owner)
}

/// The value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    instance(object).flatMap { AssociatedObjects.shared.value(key, of: $0) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let owner = instance(object) { AssociatedObjects.shared.removeAll(of: owner) }
}

private func instance(_ object: Any) -> AnyObject? { type(of: object) is AnyObject.Type ? object as AnyObject : nil }

/// The values of all objects. An entry knows its object by a weak reference, since another object may later have its address.
final class AssociatedObjects: @unchecked Sendable {
    // Unchecked because the lock guards the entries.
    static let shared = AssociatedObjects()

    private enum Held {
        case strong(Any)
        case weak(() -> AnyObject?)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let value): value()
            }
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    private var limit = 64

    /// How many objects have values, those included whose end was not noticed yet.
    var count: Int { lock.withLock { entries.count } }

    func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, of owner: AnyObject) {
        let held = value.map { Self.held($0, policy) }
        // What is released may use this table, so that it must not happen while the lock is held.
        let released = lock.withLock { () -> [Entry] in
            let id = ObjectIdentifier(owner)
            var released = removeDead()
            if let entry = entries[id] { released.append(entry) }
            if entries[id]?.owner == nil { entries[id] = held == nil ? nil : Entry(owner: owner) }
            entries[id]?.values[key] = held
            return released
        }
        withExtendedLifetime(released) {}
    }

    func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.values[key]?.value
        }
    }

    func removeAll(of owner: AnyObject) {
        let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            guard let object = instance(value) else { return .strong(value) }
            return .weak { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            return .strong(value)
        }
    }

    /// Removes the entries of objects that are gone, each time that there are twice as many as were left then. Returns them.
    private func removeDead() -> [Entry] {
        guard entries.count >= limit else { return [] }
        let dead = entries.filter { $0.value.owner == nil }
        for id in dead.keys { entries[id] = nil }
        limit = max(64, entries.count * 2)
        return Array(dead.values)
    }
}

/// Takes the lock of an object, which its thread may take several times. Returns zero.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    guard let owner = instance(object) else { return 0 }
    syncLock(of: owner).lock()
    return 0
}

/// Releases the lock of an object. Returns zero.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let owner = instance(object) else { return 0 }
    syncLock(of: owner).unlock()
    return 0
}

private let syncKeyLock = NSLock()
private nonisolated(unsafe) let syncKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

private func syncLock(of owner: AnyObject) -> NSRecursiveLock {
    syncKeyLock.withLock {
        if let lock = AssociatedObjects.shared.value(syncKey, of: owner) as? NSRecursiveLock { return lock }
        let lock = NSRecursiveLock()
        AssociatedObjects.shared.set(lock, syncKey, .OBJC_ASSOCIATION_RETAIN, of: owner)
        return lock
    }
}
