extension View {
    /// Adds actions to the headers of sections in a sidebar. Lists on an iPhone do not show them. This modifier has no
    /// effect.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        WithoutEffect.sectionActions.log()
        return self
    }
}
