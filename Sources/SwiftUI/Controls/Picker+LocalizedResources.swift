extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a label from a localized string resource and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) })
    }

    /// Creates a picker with a label from a localized string resource, a symbol, and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleResource, systemImage: systemImage) })
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource, a symbol, and a
    /// label for the current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a label from a localized string resource and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, image: image) })
    }

    /// Creates a picker with a label from a localized string resource, an image from an asset catalog, and a label for
    /// the current value.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource and an image from an
    /// asset catalog.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleResource, image: image) })
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource, an image from an
    /// asset catalog, and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) })
    }

    /// Creates a picker with a label from a localized string resource and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel
        )
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) })
    }

    /// Creates a picker that sets several bindings, with a label from a localized string resource and a label for the
    /// current value.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }
}
