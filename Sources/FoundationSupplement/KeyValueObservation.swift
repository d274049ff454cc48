import Foundation

/// Options that describe what an observation of a property reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value that is there when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A report before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// Constants that describe how a property has changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// A key value change: it has another value.
    case setting = 1
    /// Elements were added, taken out, or exchanged.
    case insertion, removal, replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// The kind: how it has changed.
    public let kind: Kind
    /// The value after the change, where the observation asked for it.
    public let newValue: Value?
    /// The value before the change, where the observation asked for it.
    public let oldValue: Value?
    /// The indexes: which elements have changed.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether it is reported before the change.
    public let isPrior: Bool
}

/// An observation of a property, until it is given up.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// Ends the observation.
    public func invalidate() {}
}

/// Objects whose properties can be observed by key paths.
public protocol KeyValueObservable {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable where Self: NSObject {
    /// Observes a property.
    ///
    /// There is no Objective-C here, so that changes are not noticed: `changeHandler` is called with the value that is there, where
    /// `options` contain `initial`, and never again. Keep what this returns, as on Apple's systems.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which elements have changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether it is reported before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
    /// Observes a property by its name. There is no Objective-C here, so changes are not noticed, and the observer is never called.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Ends the observation of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Ends the observation of a property that was begun with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
