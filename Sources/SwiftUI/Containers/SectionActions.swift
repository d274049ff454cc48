extension View {
    /// Adds actions to the headers of the sections in a sidebar. An iPhone's lists do not show them.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        WithoutEffect.sectionActions.log()
        return self
    }
}
