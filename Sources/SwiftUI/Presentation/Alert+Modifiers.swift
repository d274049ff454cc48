import Foundation

extension View {
    // MARK: By a truth value

    /// Shows an alert while `isPresented` is true. Any of its buttons closes it.
    ///
    /// - Parameter actions: The buttons, and text fields above them. If there are no buttons, the alert has an OK
    ///   button.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while `isPresented` is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: .init(title: title, message: nil, actions: AnyView(actions()))))
    }

    /// Shows an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: .init(title: title, message: AnyView(message()), actions: AnyView(actions()))))
    }

    // MARK: With data

    /// Shows an alert about `data` while `isPresented` is true and there are data.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: data.map { .init(title: title, message: nil, actions: AnyView(actions($0))) }))
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: data.map {
                    .init(title: title, message: AnyView(message($0)), actions: AnyView(actions($0)))
                }))
    }

    // MARK: For errors

    /// Shows an alert about `error` while `isPresented` is true and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: error.map {
                    .init(title: Text(verbatim: $0.errorDescription ?? ""), message: nil, actions: AnyView(actions()))
                }))
    }

    /// Shows an alert with a message about `error` while `isPresented` is true and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: .alert,
                description: error.map {
                    .init(
                        title: Text(verbatim: $0.errorDescription ?? ""), message: AnyView(message($0)),
                        actions: AnyView(actions($0)))
                }))
    }

    // MARK: Older forms

    /// Shows an alert while `isPresented` is true. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return modifier(
            DialogModifier(isPresented: isPresented, kind: .alert, description: alert.description))
    }

    /// Shows an alert for `item` while it is not nil. The older form.
    @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        modifier(
            ItemDialogModifier(
                item: item, kind: .alert, description: item.wrappedValue.map { content($0).description }))
    }
}

/// An alert with one or two buttons. This is an older form of the arguments of the `alert` modifiers.
public struct Alert {
    let description: DialogDescription

    /// An alert with one button.
    @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
    nonisolated public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        description = DialogDescription(
            title: title, message: message.map { AnyView($0) }, buttons: [dismissButton].compactMap { $0 })
    }

    /// An alert with two buttons.
    @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
    nonisolated public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        description = DialogDescription(
            title: title, message: message.map { AnyView($0) }, buttons: [primaryButton, secondaryButton])
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// An ordinary button.
        @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
        nonisolated public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that changes nothing.
        @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
        nonisolated public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button "Cancel" that changes nothing.
        @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
        nonisolated public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .cancel, label: Text(verbatim: NavigationWords.cancel), action: action)
        }

        /// A button that destroys something.
        @available(iOS, deprecated: 100000.0, message: "Use alert(_:isPresented:presenting:actions:message:) instead.")
        nonisolated public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(role: .destructive, label: label, action: action)
        }
    }
}

/// A sheet of buttons at the bottom of the screen. This is an older form of the arguments of `confirmationDialog`.
public struct ActionSheet {
    /// The type of a button, which is the same as for an alert.
    public typealias Button = Alert.Button

    let description: DialogDescription

    /// A sheet of buttons under a title.
    @available(
        iOS, deprecated: 100000.0,
        message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:) instead."
    )
    nonisolated public init(
        title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]
    ) {
        description = DialogDescription(
            title: title, message: message.map { AnyView($0) }, buttons: buttons)
    }
}
