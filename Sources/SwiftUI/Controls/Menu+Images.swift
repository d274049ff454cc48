extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized label and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// Creates a menu with a label that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// Creates a menu with a localized label and a symbol, and with a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a label that is not localized and a symbol, and with a primary action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a localized label and an image from an asset catalog.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, image: image), content(), primaryAction: nil)
    }

    /// Creates a menu with a label that is not localized and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, image: image), content(), primaryAction: nil)
    }

    /// Creates a menu with a localized label and an image from an asset catalog, and with a primary action.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, image: image), content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a label that is not localized and an image from an asset catalog, and with a primary action.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(title, image: image), content(), primaryAction: primaryAction)
    }
}
