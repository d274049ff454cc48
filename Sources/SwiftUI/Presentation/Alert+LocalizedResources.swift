import Foundation

extension View {
    /// Shows an alert about an item while there is one. Any of its buttons closes it and sets the binding to nil. The
    /// text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), item: data, actions: actions)
    }

    /// Shows an alert with a message about an item while there is one. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), item: data, actions: actions, message: message)
    }

    /// Shows a confirmation dialog for an item while there is one. An action sets the binding to nil. The text is a
    /// localized string resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog with a message for an item while there is one. The text is a localized string
    /// resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows an alert while `isPresented` is true. Any of its buttons closes it. The text is a localized string
    /// resource.
    ///
    /// - Parameter actions: The buttons, and text fields above them. If there are no buttons, the alert has an OK
    ///   button.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a message while `isPresented` is true. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data. The text is a localized string
    /// resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data. The text is a
    /// localized string resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
}
