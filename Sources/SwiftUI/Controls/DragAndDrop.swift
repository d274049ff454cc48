import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the user drag this view, with an item that drop destinations receive.
    ///
    /// With a finger, the user first holds the view for a moment. With a mouse, the drag begins with the movement. An
    /// image of the view follows the pointer.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier<EmptyView>(preview: nil) { _ in DragLoad(DragItem(payload())) })
    }

    /// Lets the user drag this view, with an item that drop destinations receive and a preview under the finger.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(preview: preview()) { _ in DragLoad(DragItem(payload())) })
    }

    /// Lets the user drop items of a type on this view.
    ///
    /// - Parameters:
    ///   - action: A closure that receives the items and the position of the drop, in the view's coordinates. It
    ///     returns whether the view accepted the items.
    ///   - isTargeted: A closure that is called when a drag with items of the type enters or leaves the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropDestinationModifier(isEnabled: true, action: { action($0, $1.location) }, isTargeted: isTargeted))
    }

    /// Lets the user drag this view, with an item provider.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier<EmptyView>(preview: nil) { _ in DragLoad(DragItem(data())) })
    }

    /// Lets the user drag this view, with an item provider and a preview under the finger.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(preview: preview()) { _ in DragLoad(DragItem(data())) })
    }

    /// Lets the user drop items of the given types on this view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets the user drop items of the given types on this view. The action also receives the position, in the view's
    /// coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(ProviderDropModifier(types: supportedContentTypes, isTargeted: isTargeted, action: action))
    }

    /// Lets the user drop items of the given types on this view, with a delegate that handles the drop.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DelegatedDropModifier(types: supportedContentTypes, delegate: delegate))
    }
}

// The same for types that are given by their identifiers; one that names no type is left out.
extension View {
    /// Lets the user drop items of the given types on this view.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop items of the given types on this view. The action also receives the position, in the view's
    /// coordinates.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop items of the given types on this view, with a delegate that handles the drop.
    @available(iOS, deprecated: 100000.0, message: "Give the types as UTType.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

extension DragItem {
    /// A value, with all the data that it is written as.
    init<T: Transferable>(_ value: T) {
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
struct DragSourceModifier<Preview: View> {
    /// Goes with the finger; nil for the view itself.
    let preview: Preview?
    let load: (DragContainers) -> DragLoad
    @GestureState private var place: CGPoint?
    @Environment(\.dragController) private var controller
    @Environment(\.dragContainers) private var containers
    @Environment(\.dragSettings) private var settings

    init(preview: Preview?, load: @escaping (DragContainers) -> DragLoad) {
        self.preview = preview
        self.load = load
    }
}

extension DragSourceModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .gesture(
                LiftGesture()
                    .updating($place) { location, place, _ in place = location }
                    .onChanged { location in
                        guard let controller else { return }
                        if controller.isDragging {
                            controller.move(to: location)
                            report(.active, location)
                        } else {
                            let load = load(containers)
                            controller.begin(
                                load.items, at: location,
                                origin: (settings.configuration.operationsWithinApp.allowsMove, load.identifiers))
                            report(.initial, location)
                        }
                    }
                    .onEnded { location in
                        guard let controller, controller.isDragging else { return }
                        let isTaken = controller.drop(at: location)
                        report(.ended(isTaken ? controller.movesItems ? .move : .copy : .cancel), location)
                        if isTaken { report(.dataTransferCompleted, location) }
                    }
            )
            .onChange(of: place == nil) { _, isOver in
                // Something else has taken the finger.
                guard isOver, let controller, controller.isDragging else { return }
                controller.cancel()
                report(.ended(.cancel), .zero)
            }
            .modifier(PresentedLayerModifier(overlay(content), isExclusive: false, reset: {}))
    }

    @MainActor private func report(_ phase: DragSession.Phase, _ location: CGPoint) {
        guard !settings.updates.isEmpty, let origin = controller?.origin else { return }
        let session = DragSession(origin: origin, phase: phase, location: location)
        for update in settings.updates { update(session) }
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
struct DropDestinationModifier<T: Transferable> {
    let isEnabled: Bool
    let action: ([T], DropSession) -> Bool
    let isTargeted: (Bool) -> Void

    @Environment(\.dragController) private var controller
    @Environment(\.dropSettings) private var settings

    init(isEnabled: Bool, action: @escaping ([T], DropSession) -> Bool, isTargeted: @escaping (Bool) -> Void) {
        self.isEnabled = isEnabled
        self.action = action
        self.isTargeted = isTargeted
    }
}

extension DropDestinationModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (isEnabled, action, isTargeted) = (isEnabled, action, isTargeted)
        let (controller, settings) = (controller, settings)
        func session(_ phase: DropSession.Phase, _ items: [DragItem], _ place: CGPoint) -> DropSession {
            DropSession(controller: controller, phase: phase, count: items.count, location: place)
        }
        func report(_ phase: DropSession.Phase, _ items: [DragItem], _ place: CGPoint) {
            guard !settings.updates.isEmpty else { return }
            for update in settings.updates { update(session(phase, items, place)) }
        }
        var handler = DropHandler(
            accepts: { isEnabled && $0.contain(T.self) },
            perform: { items, place in
                isTargeted(false)
                let operation: DropOperation = controller?.movesItems == true ? .move : .copy
                let isTaken = items.handOver(as: T.self) { action($0, session(.active, items, place)) }
                report(.ended(isTaken ? operation : .cancel), items, place)
                if isTaken { report(.dataTransferCompleted, items, place) }
                return isTaken
            })
        handler.entered = { items, place in
            isTargeted(true)
            report(.entering, items, place)
        }
        handler.updated = { items, place in
            let session = session(.active, items, place)
            report(.active, items, place)
            guard let operation = settings.configuration?(session).operation else { return true }
            controller?.movesItems = operation == .move && session.suggestedOperations.contains(.move)
            return operation == .copy || controller?.movesItems == true
        }
        handler.exited = { items, place in
            isTargeted(false)
            report(.exiting, items, place ?? .zero)
        }
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
