extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a label from a localized string resource and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleResource, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// Creates a menu with a label from a localized string resource and a symbol, and with a primary action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a label from a localized string resource and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content(), primaryAction: nil)
    }

    /// Creates a menu with a label from a localized string resource and an image from an asset catalog, and with a
    /// primary action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content(), primaryAction: nil)
    }

    /// Creates a menu with a label from a localized string resource, and with a primary action.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleResource), content(), primaryAction: primaryAction)
    }
}
