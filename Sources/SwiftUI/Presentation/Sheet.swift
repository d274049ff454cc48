import Foundation

extension View {
    /// Shows a sheet while `isPresented` is true.
    ///
    /// - Parameter onDismiss: A closure that is called after the sheet has closed.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            BoundPresentation(
                isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
    }

    /// Shows a sheet for `item` while it is not nil.
    ///
    /// - Parameter onDismiss: A closure that is called after the sheet has closed, also if another item replaces it.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentation(item: item, kind: .sheet, onDismiss: onDismiss, content: content))
    }

    /// Shows a view over the whole screen while `isPresented` is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            BoundPresentation(isPresented: isPresented, kind: .cover, onDismiss: onDismiss, content: content))
    }

    /// Shows a view over the whole screen for `item` while it is not nil.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemPresentation(item: item, kind: .cover, onDismiss: onDismiss, content: content))
    }

    /// Shows a popover at this view while `isPresented` is true. On narrow screens, it is a sheet.
    ///
    /// According to Apple's documentation, `arrowEdge` is the edge of the anchor at which the arrow is. iOS behaves
    /// differently since version 18.1, which is the first version that uses the argument: the arrow is at *this edge of
    /// the popover*. With `.top`, the popover is below the anchor, and its arrow points up. (On macOS, with `.top`, the
    /// popover is above.) If there is too little space on this side, iOS does not use another side. It shows the
    /// popover over the anchor, without an arrow. Perch behaves like iOS.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of this view to which the popover is attached.
    ///   - arrowEdge: The edge of the popover at which its arrow is. If it is nil, the popover is on a side with enough
    ///     space, and below if possible.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            BoundPresentation(
                isPresented: isPresented, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil,
                content: content))
    }

    /// Shows a popover at this view for `item` while it is not nil. On narrow screens, it is a sheet.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of this view to which the popover is attached.
    ///   - arrowEdge: The edge of the popover at which its arrow is. If it is nil, the popover is on a side with enough
    ///     space, and below if possible. See `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            ItemPresentation(
                item: item, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil, content: content))
    }
}

/// How a presentation is shown where there is room.
enum PresentationKind {
    case sheet, cover
    case popover(PopoverAttachmentAnchor, Edge?)
}

/// A presentation that a truth value opens.
private struct BoundPresentation<C: View> {
    let isPresented: Binding<Bool>
    let kind: PresentationKind
    let onDismiss: (() -> Void)?
    let content: () -> C
}

extension BoundPresentation: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, kind, presented) = (isPresented, kind, self.content)
        let layer: ((Presentation) -> PresentationLayer<DeferredView<Void, C>>)? =
            isPresented.wrappedValue
            ? { presentation in
                PresentationLayer(
                    kind: kind, presentation: presentation, content: DeferredView(content: presented)
                ) {
                    isPresented.wrappedValue = false
                }
            } : nil
        return content.modifier(
            PresentedLayerModifier(layer, onDismiss: onDismiss) { isPresented.wrappedValue = false })
    }
}

/// A presentation that a value opens.
private struct ItemPresentation<Item: Identifiable, C: View> {
    let item: Binding<Item?>
    let kind: PresentationKind
    let onDismiss: (() -> Void)?
    let content: (Item) -> C
}

extension ItemPresentation: ViewModifier {
    func body(content: Content) -> some View {
        let current = item.wrappedValue
        let (item, kind, presented) = (item, kind, self.content)
        let layer: ((Presentation) -> PresentationLayer<DeferredView<Item, C>>)? = current.map { current in
            { presentation in
                PresentationLayer(
                    kind: kind, presentation: presentation, content: DeferredView(current, content: presented)
                ) {
                    item.wrappedValue = nil
                }
            }
        }
        return content.modifier(
            PresentedLayerModifier(layer, id: current.map { AnyHashable($0.id) }, onDismiss: onDismiss) {
                item.wrappedValue = nil
            })
    }
}

/// The content of a presentation with what it says about it.
struct PresentationLayer<Content: View>: View {
    let kind: PresentationKind
    let presentation: Presentation
    let content: Content
    /// Tells the program at once that nothing is to be presented any longer.
    let dismiss: @MainActor () -> Void

    var body: some View {
        ColorSchemeScope(
            PreferenceReader(PresentationKey.self, of: presented) { elements, preferences in
                AdaptivePresentation(
                    kind: kind, presentation: presentation, content: elements, preferences: preferences)
            })
    }

    private var presented: some View {
        var isCover = false
        if case .cover = kind { isCover = true }
        return UnaryGroup(content).presented(isElevated: !isCover, dismiss: dismiss)
    }
}

/// Chooses the form that fits the screen.
private struct AdaptivePresentation: View {
    let kind: PresentationKind
    let presentation: Presentation
    let content: [ContentElement]
    let preferences: PresentationPreferences

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        switch form {
        case .cover: CoverContainer(presentation: presentation, content: content, preferences: preferences)
        case .popover(let anchor, let edge):
            PopoverContainer(
                presentation: presentation, content: content, preferences: preferences, anchor: anchor,
                arrowEdge: edge)
        case .sheet: SheetContainer(presentation: presentation, content: content, preferences: preferences)
        }
    }

    private var form: PresentationKind {
        let isNarrow = horizontalSizeClass != .regular
        let isLow = verticalSizeClass == .compact
        guard isNarrow || isLow else { return kind }
        let adaptation = (isNarrow ? preferences.compactAdaptation : preferences.verticalAdaptation) ?? .automatic
        switch (adaptation.kind, kind) {
        case (.fullScreenCover, _): return .cover
        case (.sheet, _): return .sheet
        case (.popover, .popover), (.none, _): return kind
        case (.popover, _): return .popover(.rect(.bounds), nil)
        case (.automatic, .popover): return .sheet
        case (.automatic, _): return kind
        }
    }
}
