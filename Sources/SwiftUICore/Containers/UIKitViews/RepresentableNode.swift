import Foundation
import UIKit

/// What the node of a representable needs of either kind: views and controllers.
@MainActor package protocol RepresentableKind<Representable> {
    associatedtype Representable: View
    associatedtype Object: AnyObject
    associatedtype Coordinator

    static func makeCoordinator(_ representable: Representable) -> Coordinator
    static func make(_ representable: Representable, _ values: RepresentableValues<Coordinator>) -> Object
    static func update(_ representable: Representable, _ object: Object, _ values: RepresentableValues<Coordinator>)
    static func dismantle(_ object: Object, _ coordinator: Coordinator)
    static func size(
        _ representable: Representable, _ proposal: ProposedViewSize, _ object: Object,
        _ values: RepresentableValues<Coordinator>
    ) -> CGSize?
    /// Puts the object into the window that it is drawn in.
    static func put(_ object: Object, into window: UIWindow)
    /// Takes it out again.
    static func take(_ object: Object, outOf window: UIWindow)
    static func view(_ object: Object) -> UIView
}

/// What a context hands to a representable.
package struct RepresentableValues<Coordinator> {
    package let coordinator: Coordinator
    package let transaction: Transaction
    package let environment: EnvironmentValues
}

/// Keeps a view or a controller of UIKit's in a hierarchy of SwiftUI's: makes it, brings it up to date when something that
/// the representable read has changed, sizes it, and takes it apart.
package final class RepresentableNode<Kind: RepresentableKind>: _TypedViewNode<Kind.Representable> {
    private let properties = DynamicPropertyFields.of(Kind.Representable.self)
    private let dependencies = BodyDependencies()
    private let reads = EnvironmentRecorder()
    private let window = UIWindow(frame: .zero)
    private var object: Kind.Object?
    private var coordinator: Kind.Coordinator?
    private var element: _ViewNode?

    package override init(_ view: Kind.Representable, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        window.isHidden = false
        refresh()
        let content = WindowElement(
            window: window,
            sizing: { [weak self] proposal in
                self.map { node in assumeMainActor { node.size(proposal) } } ?? .zero
            }
        )
        .operated(window)
        element = makeChild(content)
    }

    private func makeChild<Content: View>(_ content: Content) -> _ViewNode {
        Content._makeNode(content, ownInputs)
    }

    /// Updates of UIKit's objects are the program's own, and are not for the engine to repeat.
    package override var isBodyRepeatable: Bool { false }

    package override var pathComponent: String? { String(describing: Kind.Representable.self) }

    /// Makes or updates the object, and notes what is read meanwhile.
    private func refresh() {
        reads.forget()
        dependencies.track(self, &view, properties) { view in
            let coordinator = self.coordinator ?? Kind.makeCoordinator(view)
            self.coordinator = coordinator
            let values = values(coordinator)
            if object == nil {
                let made = Kind.make(view, values)
                object = made
                Kind.put(made, into: window)
            }
            if let object { Kind.update(view, object, values) }
        }
        window.onResize?()
        window.onChange?()
    }

    private func values(_ coordinator: Kind.Coordinator) -> RepresentableValues<Kind.Coordinator> {
        RepresentableValues(
            coordinator: coordinator, transaction: host.tree.transaction, environment: environment.recording(to: reads))
    }

    private func size(_ proposal: ProposedViewSize) -> CGSize {
        guard let object, let coordinator else { return .zero }
        if let size = Kind.size(view, proposal, object, values(coordinator)) { return size }
        return Kind.view(object).size(offered: proposal)
    }

    package override func updateIfNeeded() { if !dependencies.isClean { refresh() } }

    package override func update(_ view: Kind.Representable) {
        if dependencies.isClean, ValueComparison.areEqual(self.view, view, properties) { return }
        self.view = view
        refresh()
    }

    package override func environmentDidChange(_ change: EnvironmentChange) {
        if dependencies.reads(change) || change.touches(reads) { invalidateBody() }
    }

    package override func invalidateBody() {
        dependencies.isClean = false
        setNeedsUpdate()
    }

    package override func unmount() {
        dependencies.invalidate()
        if let object, let coordinator {
            Kind.take(object, outOf: window)
            Kind.dismantle(object, coordinator)
        }
        object = nil
        super.unmount()
    }

    package override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let element { visit(element) }
    }
}

extension UIView {
    /// The size that a view takes of a proposal: between the least that it resists to be squeezed below and the most that it
    /// hugs, which is that of its content if the priority is high (750) or above. Its own length that it has not is
    /// what is proposed.
    func size(offered proposal: ProposedViewSize) -> CGSize {
        var content = preferredSize(width: nil, height: nil)
        if let width = proposal.width, width < content.width, width > 0 {
            let narrow = preferredSize(width: width, height: nil)
            content.height = narrow.height
        }
        func length(_ offered: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own >= 0 else { return offered ?? UIView.lengthWithoutContent }
            guard let offered else { return own }
            let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
            let most = contentHuggingPriority(for: axis) >= .defaultHigh ? own : .infinity
            return min(max(offered, least), most)
        }
        return CGSize(
            width: length(proposal.width, content.width, .horizontal),
            height: length(proposal.height, content.height, .vertical))
    }

    /// What a view takes that has no content if nothing is proposed, in points: as other views without a size do.
    private static let lengthWithoutContent: CGFloat = 10
}
