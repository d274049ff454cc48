/// A kind of object that each host has one of.
///
/// The feature that owns the object declares the key and an accessor in an extension of ``NodeHost``, so the layers below
/// the feature need not know it.
package protocol HostKey: SendableMetatype {
    associatedtype Value: AnyObject

    /// Makes the object of a host, when something first asks for it.
    @MainActor static func makeValue(for host: NodeHost) -> Value
}

/// The objects of a host, by their keys.
struct HostServices {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    subscript<Key: HostKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)].map { unsafeDowncast($0, to: Key.Value.self) } }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
