import UIKit

/// A key whose value is shared between SwiftUI's environment and UIKit's traits.
///
/// A view that sets the value with `environment(_:_:)` has it in the traits of the UIKit views below it, and a SwiftUI view
/// inside a UIKit view reads it off that view's traits, unless a view between says otherwise.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value in a trait collection.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the value in mutable traits.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// Accesses the value of a key that UIKit's traits share.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { self[BridgedValue<K>.self] ?? K.read(from: self[OuterTraits.self] ?? .current) }
        set {
            self[BridgedValue<K>.self] = newValue
            self[TraitWriters.self].writers[ObjectIdentifier(key)] = { environment, traits in
                if let value = environment[BridgedValue<K>.self] { K.write(to: &traits, value: value) }
            }
        }
    }

    /// Takes the values of bridged keys from the traits of a UIKit view around.
    mutating func takeBridgedValues(from traits: UITraitCollection) {
        if traits.hasCustomTraits { self[OuterTraits.self] = traits }
    }
}

extension UITraitCollection {
    /// These traits with the values of bridged keys that an environment has.
    func withBridgedValues(of environment: EnvironmentValues) -> UITraitCollection {
        let writers = environment[TraitWriters.self].writers.values
        guard !writers.isEmpty || environment[OuterTraits.self] != nil else { return self }
        let base = environment[OuterTraits.self].map { UITraitCollection(traitsFrom: [$0, self]) } ?? self
        return base.modifyingTraits { traits in
            for write in writers { write(environment, &traits) }
        }
    }
}

/// What a view set for a key; nil if none did.
private struct BridgedValue<K: UITraitBridgedEnvironmentKey>: EnvironmentKey {
    static var defaultValue: K.Value? { nil }
}

/// The traits of the UIKit view that the SwiftUI views are in, where they hold more than the system's.
private enum OuterTraits: EnvironmentKey {
    static var defaultValue: UITraitCollection? { nil }
}

/// What sets the traits of the bridged keys that a view set.
private struct TraitWriters: EnvironmentKey {
    var writers: [ObjectIdentifier: (EnvironmentValues, inout any UIMutableTraits) -> Void] = [:]

    static var defaultValue: TraitWriters { TraitWriters() }
    // The values stand under their own keys; here it counts which of them there are.
    static func _valuesEqual(_ lhs: TraitWriters, _ rhs: TraitWriters) -> Bool {
        lhs.writers.keys == rhs.writers.keys
    }
}
