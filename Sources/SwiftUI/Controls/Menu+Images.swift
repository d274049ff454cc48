extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a localized label and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// A menu with a label that is shown unchanged and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// A menu with a localized label and a symbol whose button acts when it is tapped.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// A menu with a label that is shown unchanged and a symbol whose button acts when it is tapped.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// A menu with a localized label and an image of the catalog.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleKey, image: image), content(), primaryAction: nil)
    }

    /// A menu with a label that is shown unchanged and an image of the catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(title, image: image), content(), primaryAction: nil)
    }

    /// A menu with a localized label and an image of the catalog whose button acts when it is tapped.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleKey, image: image), content(), primaryAction: primaryAction)
    }

    /// A menu with a label that is shown unchanged and an image of the catalog whose button acts when it is tapped.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(title, image: image), content(), primaryAction: primaryAction)
    }
}
