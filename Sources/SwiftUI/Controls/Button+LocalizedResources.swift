extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title from a localized string resource and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a role, a title from a localized string resource, and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a title from a localized string resource and an image from an asset catalog.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, image: image) }
    }

    /// Creates a button with a role, a title from a localized string resource, and an image from an asset catalog.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title from a localized string resource.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with a role and a title from a localized string resource.
    @_disfavoredOverload @preconcurrency
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}
