extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the screen for `value`, with a title. The title is a localized string resource.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }

    /// Creates a link to the screen for `value`, with a title. The title is a localized string resource.
    @_disfavoredOverload
    nonisolated public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title. The title is a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
