import Foundation

// On Apple's systems these come from key-value coding.
extension UserDefaults {
    /// The value of a key, as ``object(forKey:)`` gives it; nil without one.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, as ``set(_:forKey:)`` does; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
