extension View {
    /// Shows a confirmation dialog while `isPresented` is true.
    ///
    /// - Parameter titleVisibility: The visibility of the title. By default, the title is hidden.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a confirmation dialog while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .actionSheet,
                description: .init(
                    title: titleVisibility == .visible ? title : nil, message: nil, actions: AnyView(actions()))))
    }

    /// Shows a confirmation dialog with a message while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Shows a confirmation dialog with a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Shows a confirmation dialog with a message while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .actionSheet,
                description: .init(
                    title: titleVisibility == .visible ? title : nil, message: AnyView(message()),
                    actions: AnyView(actions()))))
    }

    /// Shows a confirmation dialog about `data` while `isPresented` is true and there are data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Shows a confirmation dialog about `data` while `isPresented` is true and there are data.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Shows a confirmation dialog about `data` while `isPresented` is true and there are data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .actionSheet,
                description: data.map {
                    .init(
                        title: titleVisibility == .visible ? title : nil, message: nil, actions: AnyView(actions($0)))
                }))
    }

    /// Shows a confirmation dialog with a message about `data` while `isPresented` is true and there are data.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Shows a confirmation dialog with a message about `data` while `isPresented` is true and there are data.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Shows a confirmation dialog with a message about `data` while `isPresented` is true and there are data.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .actionSheet,
                description: data.map {
                    .init(
                        title: titleVisibility == .visible ? title : nil, message: AnyView(message($0)),
                        actions: AnyView(actions($0)))
                }))
    }

    /// Shows an action sheet while `isPresented` is true. The older form of `confirmationDialog`.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:) instead."
    )
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(
            DialogModifier(isPresented: isPresented, kind: .actionSheet, description: content().description))
    }

    /// Shows an action sheet for `item` while it is not nil. The older form of `confirmationDialog`.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:) instead."
    )
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        modifier(
            ItemDialogModifier(
                item: item, kind: .actionSheet, description: item.wrappedValue.map { content($0).description }))
    }
}
