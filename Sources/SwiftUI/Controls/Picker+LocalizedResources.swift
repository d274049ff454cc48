extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A picker with a label from a localized string resource and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) })
    }

    /// A picker with a label from a localized string resource and a symbol, which shows `currentValueLabel` while it
    /// is closed.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a label from a localized string resource and a symbol.
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

    /// A picker for several values at once with a label from a localized string resource and a symbol, which shows
    /// `currentValueLabel` while it is closed.
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

    /// A picker with a label from a localized string resource and an image of the catalog.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, image: image) })
    }

    /// A picker with a label from a localized string resource and an image of the catalog, which shows
    /// `currentValueLabel` while it is closed.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a label from a localized string resource and an image of the catalog.
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

    /// A picker for several values at once with a label from a localized string resource and an image of the catalog,
    /// which shows `currentValueLabel` while it is closed.
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
    /// A picker with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) })
    }

    /// A picker with a label from a localized string resource, which shows `currentValueLabel` while it is closed.
    @_disfavoredOverload
    nonisolated public init<V: View>(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel
        )
    }

    /// A picker for several values at once with a label from a localized string resource.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) })
    }

    /// A picker for several values at once with a label from a localized string resource, which shows
    /// `currentValueLabel` while it is closed.
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
