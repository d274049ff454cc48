extension Label where Title == Text, Icon == Image {
    /// A title from a localized string resource with a named image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// A title from a localized string resource with a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title from a localized string resource with an image of the catalog.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }
}
