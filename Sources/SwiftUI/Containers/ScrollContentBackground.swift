extension EnvironmentValues {
    @Entry var scrollContentBackgroundVisibility: Visibility = .automatic
}

extension View {
    /// Sets whether lists and forms in this view have their own background.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }
}
