import CoreGraphics
import Foundation

/// An interaction of the user with a view.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called before the interaction is added to or removed from a view.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to or removed from a view.
    func didMove(to view: UIView?)
}

/// An interaction that shows a context menu. Perch stores it, but does not open the menu.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Creates an interaction whose delegate provides the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The delegate, which provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view. In Perch, the interaction has no effect.
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { UIKitWithoutEffect.contextMenuInteraction.log() }
    }

    /// Dismisses the menu. In Perch, no menu is open.
    open func dismissMenu() {}
}

/// The configuration of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the menu.
    public let identifier: any NSCopying
    /// A closure that returns the controller for the preview.
    public let previewProvider: UIContextMenuContentPreviewProvider?
    /// A closure that returns the menu.
    public let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

/// A closure that returns the controller for the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns a menu. It receives the suggestions of the system, of which Perch has none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A delegate that provides the context menu of a view.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the configuration of the menu at a position of the view. Nil for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UIView {
    /// The interactions of the view.
    public var interactions: [any UIInteraction] {
        get { keptInteractions }
        set {
            for interaction in keptInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction to the view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        keptInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard keptInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        keptInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
