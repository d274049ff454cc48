import Foundation

/// What a view says about how to preview it. Each is carried by the top-level elements of a preview.
package enum PreviewNameTraitKey: InnerFirstTraitKey { package typealias Wrapped = String }
package enum PreviewLayoutTraitKey: InnerFirstTraitKey { package typealias Wrapped = PreviewLayout }
package enum PreviewDeviceTraitKey: InnerFirstTraitKey { package typealias Wrapped = PreviewDevice }
package enum PreviewOrientationTraitKey: InnerFirstTraitKey { package typealias Wrapped = InterfaceOrientation }

extension View {
    /// Sets the display name of this preview. Nil for the default name.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        trait(PreviewNameTraitKey.self, value)
    }

    /// Sets the canvas of this preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTraitKey.self, value)
    }

    /// Sets the device of this preview. Nil, or an unknown name, for the default device.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        trait(PreviewDeviceTraitKey.self, value)
    }

    /// Sets the orientation of the device.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        trait(PreviewOrientationTraitKey.self, value)
    }

    /// Sets the context of the preview. In Perch, this method has no effect, because contexts are for widgets and
    /// complications, which Perch does not show.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        WithoutEffect.previewContext.log()
        return self
    }
}

/// A context for a preview in addition to a device, such as a widget.
public protocol PreviewContext {
    /// Accesses the value of a key. Nil if the context has none.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview context.
public protocol PreviewContextKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The default value of the key.
    static var defaultValue: Value { get }
}
