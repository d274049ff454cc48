extension EnvironmentValues {
    @Entry var scrollContentBackgroundVisibility: Visibility = .automatic
}

extension View {
    /// Whether lists and forms in this view have their own background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }
}
