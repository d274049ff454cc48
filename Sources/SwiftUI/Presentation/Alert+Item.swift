import Foundation

extension View {
    /// Shows an alert about an item while there is one. Any of its buttons closes it and sets the binding to nil.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions)
    }

    /// Shows an alert about an item while there is one.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), item: data, actions: actions)
    }

    /// Shows an alert about an item while there is one.
    nonisolated public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions)
    }

    /// Shows an alert with a message about an item while there is one.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions, message: message)
    }

    /// Shows an alert with a message about an item while there is one.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), item: data, actions: actions, message: message)
    }

    /// Shows an alert with a message about an item while there is one.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions, message: message)
    }

    /// Shows an alert about an error while there is one. The title is the description of the error.
    nonisolated public func alert<E: Error, A: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A
    ) -> some View {
        alert(Text(verbatim: error.wrappedValue?.localizedDescription ?? ""), item: error, actions: actions)
    }

    /// Shows an alert with a message about an error while there is one.
    nonisolated public func alert<E: Error, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error.wrappedValue?.localizedDescription ?? ""), item: error, actions: actions,
            message: message)
    }

    /// Shows a confirmation dialog for an item while there is one. An action sets the binding to nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog for an item while there is one.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog for an item while there is one.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
            actions: actions)
    }

    /// Shows a confirmation dialog with a message for an item while there is one.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows a confirmation dialog with a message for an item while there is one.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows a confirmation dialog with a message for an item while there is one.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
            actions: actions, message: message)
    }
}

extension Binding {
    /// Whether there is a value. Setting false takes it away; setting true changes nothing.
    nonisolated fileprivate func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        converted(as: "isPresent", get: { $0 != nil }, set: { isPresent, value in if !isPresent { value = nil } })
    }
}
