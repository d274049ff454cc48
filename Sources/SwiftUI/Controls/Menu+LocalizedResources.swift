extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with a label from a localized string resource and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleResource, systemImage: systemImage), content(), primaryAction: nil)
    }

    /// A menu with a label from a localized string resource and a symbol whose button acts when it is tapped.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, systemImage: systemImage), content(), primaryAction: primaryAction)
    }

    /// A menu with a label from a localized string resource and an image of the catalog.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content(), primaryAction: nil)
    }

    /// A menu with a label from a localized string resource and an image of the catalog whose button acts when it is
    /// tapped.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(SwiftUI.Label(titleResource, image: image), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content(), primaryAction: nil)
    }

    /// A menu with a label from a localized string resource whose button acts when it is tapped.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(Text(titleResource), content(), primaryAction: primaryAction)
    }
}
