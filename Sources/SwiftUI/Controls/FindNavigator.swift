extension View {
    /// Shows a bar that finds and replaces text in the editors of this view while `isPresented` is true. Perch has no
    /// such bar, so this modifier has no effect.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        WithoutEffect.findNavigator.log()
        return self
    }

    /// Disables finding in the editors of this view. Perch's editors do not support finding. This modifier has no
    /// effect.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        WithoutEffect.findDisabled.log()
        return self
    }

    /// Disables replacing in the editors of this view. Perch's editors do not support replacing. This modifier has no
    /// effect.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        WithoutEffect.replaceDisabled.log()
        return self
    }
}
