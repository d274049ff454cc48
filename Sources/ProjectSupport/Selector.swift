import Foundation

/// The name of a method, and how it is called on an object.
///
/// Apple's is a part of Objective-C. In the copy of a project's sources, `#selector(Card.open(_:))` becomes a value that holds the method
/// itself.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    // Unchecked because of the method, which is called where its target lives.

    /// The name.
    public let description: String
    let call: ((AnyObject, [Any?]) -> Any?)?

    /// A name without a method: nothing is called.
    public init(_ str: String) { self.init(str, call: nil) }

    /// A name without a method: nothing is called.
    public init(stringLiteral value: String) { self.init(value, call: nil) }

    init(_ name: String, call: ((AnyObject, [Any?]) -> Any?)?) {
        description = name
        self.call = call
    }

    /// Returns a Boolean value that indicates whether the names are the same.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method on an object that has it.
    @discardableResult func perform(on target: Any?, _ arguments: Any?...) -> Any? {
        guard let target else { return nil }
        return call?(target as AnyObject, arguments)
    }
}

/// The name of a method without arguments.
public func _perchSelector<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping (Target) -> () -> Value
) -> Selector {
    return Selector(name) { target, _ in (target as? Target).map { method($0)() } }
}

/// The name of a method with one argument.
public func _perchSelector<Target: AnyObject, Argument, Value>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Value
) -> Selector {
    return Selector(name) { target, arguments in
        guard let target = target as? Target, let argument = arguments.first as? Argument else { return nil }
        return method(target)(argument)
    }
}

/// The name of a method with two arguments.
public func _perchSelector<Target: AnyObject, First, Second, Value>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Value
) -> Selector {
    return Selector(name) { target, arguments in
        guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
            let second = arguments[1] as? Second
        else { return nil }
        return method(target)(first, second)
    }
}

/// The name of a method of the main actor's without arguments.
@_disfavoredOverload
public func _perchSelector<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Value
) -> Selector {
    // The method is called where its target lives, as Objective-C does.
    let method = unsafeBitCast(method, to: ((Target) -> () -> Value).self)
    return Selector(name) { target, _ in (target as? Target).map { method($0)() } }
}

/// The name of a method of the main actor's with one argument.
@_disfavoredOverload
public func _perchSelector<Target: AnyObject, Argument, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Value
) -> Selector {
    let method = unsafeBitCast(method, to: ((Target) -> (Argument) -> Value).self)
    return Selector(name) { target, arguments in
        guard let target = target as? Target, let argument = arguments.first as? Argument else { return nil }
        return method(target)(argument)
    }
}

/// The name of a method of the main actor's with two arguments.
@_disfavoredOverload
public func _perchSelector<Target: AnyObject, First, Second, Value>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Value
) -> Selector {
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Value).self)
    return Selector(name) { target, arguments in
        guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
            let second = arguments[1] as? Second
        else { return nil }
        return method(target)(first, second)
    }
}

extension NotificationCenter {
    /// Calls a method of an object for each notification, for as long as the object lives.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let observer = WeakTarget(observer)
        _ = addObserver(forName: name, object: object, queue: nil) { selector.perform(on: observer.object, $0) }
    }
}

extension Timer {
    /// Calls a method of an object after some time, once or again and again.
    @discardableResult public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let target = WeakTarget(target)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) {
            selector.perform(on: target.object, $0)
        }
    }

    /// A timer that calls a method of an object, once it is added to a run loop.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = WeakTarget(target)
        self.init(timeInterval: timeInterval, repeats: repeats) { selector.perform(on: target.object, $0) }
    }
}

/// An object that others only know of.
final class WeakTarget: @unchecked Sendable {
    // Unchecked because the object is only passed to its own methods.
    private(set) weak var object: AnyObject?

    init(_ object: Any?) { self.object = object as AnyObject? }
}

extension NSObjectProtocol where Self: AnyObject {
    /// Calls a method of the object.
    @discardableResult public func perform(_ selector: Selector) -> Any? { selector.perform(on: self) }

    /// Calls a method of the object.
    @discardableResult public func perform(_ selector: Selector, with object: Any?) -> Any? {
        selector.perform(on: self, object)
    }

    /// Calls a method of the object later.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        let target = WeakTarget(self)
        nonisolated(unsafe) let object = object
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { selector.perform(on: target.object, object) }
    }

    /// Returns a Boolean value that indicates whether a method can be called.
    public func responds(to selector: Selector) -> Bool { selector.call != nil }
}

extension NSSortDescriptor {
    /// Sorts by a value that is named by its key; texts as a comparison of Foundation's does.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let options: String.CompareOptions =
            switch selector.map({ String($0.description.prefix(while: { $0 != ":" && $0 != "(" })) }) {
            case "caseInsensitiveCompare": .caseInsensitive
            case "localizedStandardCompare": [.caseInsensitive, .numeric]
            case "localizedCaseInsensitiveCompare": .caseInsensitive
            default: []
            }
        self.init(key: key, ascending: ascending, comparator: { a, b in "\(a)".compare("\(b)", options: options) })
    }
}
