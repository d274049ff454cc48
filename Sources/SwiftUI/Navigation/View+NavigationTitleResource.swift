extension View {
    /// The title of the screen, looked up in the program's strings. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
}
