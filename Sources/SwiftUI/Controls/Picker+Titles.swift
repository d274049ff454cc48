extension Picker {
    /// Creates a picker with a label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, content())
    }

    /// Creates a picker with a label and a label for the current value.
    nonisolated public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(label(), selection, content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker with a label of any kind, in the older order of arguments.
    @available(iOS, deprecated: 100000.0, renamed: "init(selection:content:label:)")
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(label, selection, content())
    }

    /// Creates a picker that sets several bindings. If their values differ, no option is selected.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), sources, selection, content())
    }

    /// Creates a picker that sets several bindings, with a label for the current value.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(label(), sources, selection, content(), AnyView(currentValueLabel()))
    }

    nonisolated private init<C: RandomAccessCollection>(
        _ label: Label, _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>,
        _ content: Content, _ currentValueLabel: AnyView? = nil
    ) {
        let source = MixedSource(sources.map { $0[keyPath: selection] })
        self.init(
            label, source.common, content, isMixed: source.isMixed, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) })
    }

    /// Creates a picker with a localized label and a label for the current value.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a localized label.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) })
    }

    /// Creates a picker that sets several bindings, with a localized label and a label for the current value.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) })
    }

    /// Creates a picker with a label that is not localized and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a label that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) })
    }

    /// Creates a picker that sets several bindings, with a label that is not localized and a label for the current
    /// value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }

}
