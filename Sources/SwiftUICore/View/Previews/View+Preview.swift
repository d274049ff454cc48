import Foundation

/// What a view says about how to preview it. Each is carried by the top-level elements of a preview.
package enum PreviewNameTraitKey: InnerFirstTraitKey { package typealias Wrapped = String }
package enum PreviewLayoutTraitKey: InnerFirstTraitKey { package typealias Wrapped = PreviewLayout }
package enum PreviewDeviceTraitKey: InnerFirstTraitKey { package typealias Wrapped = PreviewDevice }
package enum PreviewOrientationTraitKey: InnerFirstTraitKey { package typealias Wrapped = InterfaceOrientation }

extension View {
    /// The name to show for this preview; nil for the default.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        trait(PreviewNameTraitKey.self, value)
    }

    /// The canvas to show this preview on.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTraitKey.self, value)
    }

    /// The device to show this preview on; nil for the default. A name that is not known counts as nil.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        trait(PreviewDeviceTraitKey.self, value)
    }

    /// Sets the orientation of the device.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        trait(PreviewOrientationTraitKey.self, value)
    }

    /// Declares a context for the preview. Contexts are for widgets and complications, which there are none of here,
    /// so the view is shown unchanged.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        WithoutEffect.previewContext.log()
        return self
    }
}

/// A context for a preview in addition to a device: a widget, for example.
public protocol PreviewContext {
    /// The value of a key; nil if the context has none.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview context.
public protocol PreviewContextKey {
    /// The type of the value for this key.
    associatedtype Value
    /// The value where the context has none.
    static var defaultValue: Value { get }
}
