extension View {
    /// Shows a bar to find and replace text in the editors of this view while `isPresented`. Perch has no such bar, so it changes
    /// nothing.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        WithoutEffect.findNavigator.log()
        return self
    }

    /// Takes finding away from the editors in this view, which Perch's do not offer.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        WithoutEffect.findDisabled.log()
        return self
    }

    /// Takes replacing away from the editors in this view, which Perch's do not offer.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        WithoutEffect.replaceDisabled.log()
        return self
    }
}
