extension View {
    /// Coordinates the swipe actions of the views in a container that is no list.
    ///
    /// Has no effect in Perch: only the rows of lists have swipe actions.
    nonisolated public func swipeActionsContainer() -> some View {
        WithoutEffect.swipeActionsContainer.log()
        return self
    }
}
