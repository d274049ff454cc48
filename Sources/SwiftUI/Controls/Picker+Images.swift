extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized label and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a picker with a localized label, a symbol, and a label for the current value.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a localized label and a symbol.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a picker that sets several bindings, with a localized label, a symbol, and a label for the current
    /// value.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a label that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
    }

    /// Creates a picker with a label that is not localized, a symbol, and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a label that is not localized and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(title, systemImage: systemImage) })
    }

    /// Creates a picker that sets several bindings, with a label that is not localized, a symbol, and a label for the
    /// current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized label and an image from an asset catalog.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
    }

    /// Creates a picker with a localized label, an image from an asset catalog, and a label for the current value.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a localized label and an image from an asset catalog.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
    }

    /// Creates a picker that sets several bindings, with a localized label, an image from an asset catalog, and a label
    /// for the current value.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a label that is not localized and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, image: image) })
    }

    /// Creates a picker with a label that is not localized, an image from an asset catalog, and a label for the current
    /// value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker that sets several bindings, with a label that is not localized and an image from an asset
    /// catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(title, image: image) })
    }

    /// Creates a picker that sets several bindings, with a label that is not localized, an image from an asset catalog,
    /// and a label for the current value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }

}
