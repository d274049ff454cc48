import CoreGraphics
import Foundation

/// An interaction of the user with a view.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called before the interaction is put on a view, or taken off.
    func willMove(to view: UIView?)
    /// Called when the interaction was put on a view, or taken off.
    func didMove(to view: UIView?)
}

/// A menu for a view. It is kept here: nothing opens it.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// A menu that a delegate makes.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The object that makes the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { UIKitWithoutEffect.contextMenuInteraction.log() }
    }

    /// Closes the menu. None is open here.
    open func dismissMenu() {}
}

/// A type that describes what a context menu shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
    /// The identifier: what tells menus apart.
    public let identifier: any NSCopying
    /// Makes the controller that is shown beside the menu.
    public let previewProvider: UIContextMenuContentPreviewProvider?
    /// Makes the menu.
    public let actionProvider: UIContextMenuActionProvider?

    /// A menu.
    public init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }
}

/// Makes the controller that is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu. It receives what the system suggests: nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The object that makes the menu of a view.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a place of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UIView {
    /// The interactions: what a person can do with the view.
    public var interactions: [any UIInteraction] {
        get { keptInteractions }
        set {
            for interaction in keptInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds something that a person can do with the view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        keptInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes something that a person can do with the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard keptInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        keptInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
