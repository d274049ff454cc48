import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the view be dragged, with an item that drop destinations get.
    ///
    /// A finger holds it for a moment first; a mouse just moves. A picture of the view goes with the finger.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier<EmptyView>(preview: nil) { DragItem(payload()) })
    }

    /// Lets the view be dragged, with an item that drop destinations get and a picture of it under the finger.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(preview: preview()) { DragItem(payload()) })
    }

    /// Lets items of a type be dropped on the view.
    ///
    /// - Parameters:
    ///   - action: called with the items and where they were dropped, in the view's coordinates; returns whether it
    ///     took them.
    ///   - isTargeted: called when a drag comes over the view and leaves it; only for items of the type.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropDestinationModifier(action: action, isTargeted: isTargeted))
    }

    /// Lets the view be dragged, with a provider of an item.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier<EmptyView>(preview: nil) { DragItem(data()) })
    }

    /// Lets the view be dragged, with a provider of an item and a picture of it under the finger.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(preview: preview()) { DragItem(data()) })
    }

    /// Lets items of some types be dropped on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets items of some types be dropped on the view; the action is also told where, in the view's coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(ProviderDropModifier(types: supportedContentTypes, isTargeted: isTargeted, action: action))
    }

    /// Lets items of some types be dropped on the view, as a delegate decides.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DelegatedDropModifier(types: supportedContentTypes, delegate: delegate))
    }
}

// The same for types that are given by their identifiers; one that names no type is left out.
extension View {
    /// Lets items of some types be dropped on the view.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types be dropped on the view; the action is also told where, in the view's coordinates.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types be dropped on the view, as a delegate decides.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

extension DragItem {
    /// A value, with all the data that it is written as.
    fileprivate init<T: Transferable>(_ value: T) {
        let provider = NSItemProvider()
        provider.register(value)
        self.init(provider, local: value)
    }

    fileprivate func conforms(to types: [UTType]) -> Bool {
        types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
}

extension [DragItem] {
    /// Those of the items' providers that have data of one of some types.
    func providers(of types: [UTType]) -> [NSItemProvider] { filter { $0.conforms(to: types) }.map(\.provider) }

    /// Whether values of a type are among the items, or could be read from them.
    func contain<T: Transferable>(_ type: T.Type) -> Bool {
        let types = T.importedTypes
        return contains { $0.local is T || $0.conforms(to: types) }
    }

    /// Passes on the items as values of a type. Returns whether they were taken, as far as that is known: what comes
    /// from outside has to be read first.
    @MainActor @discardableResult
    func handOver<T: Transferable>(as type: T.Type, to action: @escaping ([T]) -> Bool) -> Bool {
        let values = compactMap { $0.local as? T }
        guard values.isEmpty else { return action(values) }
        Task {
            var values: [T] = []
            for item in self {
                if let value = await item.provider.value(of: T.self) { values.append(value) }
            }
            if !values.isEmpty { _ = action(values) }
        }
        return true
    }
}

/// Lets the view be taken up.
private struct DragSourceModifier<Preview: View> {
    /// Goes with the finger; nil for the view itself.
    let preview: Preview?
    let item: () -> DragItem
    @GestureState private var place: CGPoint?
    @Environment(\.dragController) private var controller

    init(preview: Preview?, item: @escaping () -> DragItem) {
        self.preview = preview
        self.item = item
    }
}

extension DragSourceModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .gesture(
                LiftGesture()
                    .updating($place) { location, place, _ in place = location }
                    .onChanged { location in
                        if controller?.isDragging == true {
                            controller?.move(to: location)
                        } else {
                            controller?.begin([item()], at: location)
                        }
                    }
                    .onEnded { controller?.drop(at: $0) }
            )
            .onChange(of: place == nil) { _, isOver in
                // Something else has taken the finger.
                if isOver { controller?.cancel() }
            }
            .modifier(PresentedLayerModifier(overlay(content), isExclusive: false, reset: {}))
    }

    /// What goes with the finger while there is one.
    private func overlay(_ content: Content) -> ((Presentation) -> DragPreview)? {
        guard let place else { return nil }
        // Unsafe because views are not Sendable; the overlay is made on the main actor like this.
        nonisolated(unsafe) let picture = preview.map { AnyView($0) } ?? AnyView(content)
        return { _ in DragPreview(place: place, preview: picture) }
    }
}

/// What goes with the finger.
private struct DragPreview {
    let place: CGPoint
    let preview: AnyView
}

extension DragPreview: View {
    var body: some View {
        preview
            .fixedSize()
            .scaleEffect(DragAppearance.scale)
            .opacity(DragAppearance.opacity)
            .position(place)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .trait(OverlayTraitKey.self, OverlayTraits(isModal: false))
    }
}

/// Takes values of a type.
private struct DropDestinationModifier<T: Transferable> {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropDestinationModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (action, isTargeted) = (action, isTargeted)
        var handler = DropHandler(
            accepts: { $0.contain(T.self) },
            perform: { items, place in
                isTargeted(false)
                return items.handOver(as: T.self) { action($0, place) }
            })
        handler.entered = { _, _ in isTargeted(true) }
        handler.exited = { _, _ in isTargeted(false) }
        return content.modifier(DropTargetModifier(handler))
    }
}

extension NSItemProvider {
    /// The value that the item represents; nil if it cannot be read.
    fileprivate func value<T: Transferable>(of type: T.Type) async -> T? {
        await withCheckedContinuation { continuation in
            _ = loadTransferable(type: type) { result in continuation.resume(returning: try? result.get()) }
        }
    }
}

/// Takes items of some types, as providers.
private struct ProviderDropModifier {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ProviderDropModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (types, isTargeted, action) = (types, isTargeted, action)
        var handler = DropHandler(
            accepts: { !$0.providers(of: types).isEmpty },
            perform: { items, place in
                isTargeted?.wrappedValue = false
                return action(items.providers(of: types), place)
            })
        handler.entered = { _, _ in isTargeted?.wrappedValue = true }
        handler.exited = { _, _ in isTargeted?.wrappedValue = false }
        return content.modifier(DropTargetModifier(handler))
    }
}

/// Takes items of some types as a delegate decides.
private struct DelegatedDropModifier {
    let types: [UTType]
    let delegate: any DropDelegate
    @State private var proposal = DropProposalBox()

    init(types: [UTType], delegate: any DropDelegate) {
        self.types = types
        self.delegate = delegate
    }
}

extension DelegatedDropModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (types, delegate, proposal) = (types, delegate, proposal)
        func info(_ items: [DragItem], _ place: CGPoint?) -> DropInfo {
            DropInfo(location: place ?? .zero, providers: items.providers(of: types))
        }
        var handler = DropHandler(
            accepts: { items in
                !items.providers(of: types).isEmpty && delegate.validateDrop(info: info(items, nil))
            },
            perform: { items, place in delegate.performDrop(info: info(items, place)) })
        handler.entered = { items, place in
            proposal.last = nil
            delegate.dropEntered(info: info(items, place))
        }
        handler.updated = { items, place in
            // Without a proposal the one before counts, at first a copy.
            if let new = delegate.dropUpdated(info: info(items, place)) { proposal.last = new }
            switch proposal.last?.operation {
            case .cancel, .forbidden: return false
            case .copy, .move, nil: return true
            }
        }
        handler.exited = { items, place in delegate.dropExited(info: info(items, place)) }
        return content.modifier(DropTargetModifier(handler))
    }
}

private final class DropProposalBox {
    var last: DropProposal?
}
