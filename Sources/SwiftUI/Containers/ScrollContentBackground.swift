extension EnvironmentValues {
    @Entry var scrollContentBackgroundVisibility: Visibility = .automatic
}

extension View {
    /// Sets the visibility of the standard background of lists and forms in this view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackgroundVisibility, visibility)
    }
}
