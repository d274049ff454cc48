import Foundation

/// The preview of an item in a share sheet, with a title, and optionally an image and an icon.
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
    /// Creates a preview with a localized title, an image, and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }

    /// Creates a preview with a title from a localized string resource, an image, and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(titleResource), image, icon)
    }

    /// Creates a preview with a title that is not localized, an image, and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }

    /// Creates a preview with a `Text` title, an image, and an icon.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

    /// Creates a preview with a title from a localized string resource and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(Text(titleResource), nil, icon)
    }

    /// Creates a preview with a title that is not localized and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }

    /// Creates a preview with a `Text` title and an icon.
    nonisolated public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }

    /// Creates a preview with a title from a localized string resource and an image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(Text(titleResource), image, nil)
    }

    /// Creates a preview with a title that is not localized and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }

    /// Creates a preview with a `Text` title and an image.
    nonisolated public init(_ title: Text, image: Image) { self.init(title, image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

    /// Creates a preview with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource), nil, nil) }

    /// Creates a preview with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }

    /// Creates a preview with a `Text` title.
    nonisolated public init(_ title: Text) { self.init(title, nil, nil) }
}
