extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A picker with a localized label and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }

    /// A picker with a localized label and a symbol, which shows `currentValueLabel` while it is closed.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a localized label and a symbol.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }

    /// A picker for several values at once with a localized label and a symbol, which shows `currentValueLabel` while
    /// it is closed.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a label that is shown unchanged and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
    }

    /// A picker with a label that is shown unchanged and a symbol, which shows `currentValueLabel` while it is closed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a label that is shown unchanged and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { SwiftUI.Label(title, systemImage: systemImage) })
    }

    /// A picker for several values at once with a label that is shown unchanged and a symbol, which shows
    /// `currentValueLabel` while it is closed.
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
    /// A picker with a localized label and an image of the catalog.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
    }

    /// A picker with a localized label and an image of the catalog, which shows `currentValueLabel` while it is closed.
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a localized label and an image of the catalog.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) })
    }

    /// A picker for several values at once with a localized label and an image of the catalog, which shows
    /// `currentValueLabel` while it is closed.
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker with a label that is shown unchanged and an image of the catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, image: image) })
    }

    /// A picker with a label that is shown unchanged and an image of the catalog, which shows `currentValueLabel` while
    /// it is closed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            selection: selection, content: content, label: { SwiftUI.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }

    /// A picker for several values at once with a label that is shown unchanged and an image of the catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { SwiftUI.Label(title, image: image) })
    }

    /// A picker for several values at once with a label that is shown unchanged and an image of the catalog, which
    /// shows `currentValueLabel` while it is closed.
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
