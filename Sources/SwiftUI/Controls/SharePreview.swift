import Foundation

/// The preview of an item in a share sheet: a title, and perhaps an image and an icon.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    nonisolated private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview {
    /// A localized title with an image and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }

    /// A title from a localized string resource with an image and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(titleResource), image, icon)
    }

    /// A title that is shown unchanged, with an image and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }

    /// A title that is a text, with an image and an icon.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }
}

extension SharePreview where Image == Never {
    /// A localized title with an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

    /// A title from a localized string resource with an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(Text(titleResource), nil, icon)
    }

    /// A title that is shown unchanged, with an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }

    /// A title that is a text, with an icon.
    nonisolated public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
}

extension SharePreview where Icon == Never {
    /// A localized title with an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }

    /// A title from a localized string resource with an image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(Text(titleResource), image, nil)
    }

    /// A title that is shown unchanged, with an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }

    /// A title that is a text, with an image.
    nonisolated public init(_ title: Text, image: Image) { self.init(title, image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

    /// A title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource), nil, nil) }

    /// A title that is shown unchanged.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }

    /// A title that is a text.
    nonisolated public init(_ title: Text) { self.init(title, nil, nil) }
}
