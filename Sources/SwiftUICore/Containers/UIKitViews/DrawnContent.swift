import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// Content of a UIKit view that is drawn as a display list.
@MainActor package protocol DrawnContent: HostedContent {
    /// Takes over what a window tells its views besides the traits, and the moment, in seconds.
    func adapt(to context: WindowContext)
    func drawing(of size: CGSize, scale: CGFloat) -> DisplayNode
    /// The accessibility elements of what was drawn last.
    func accessibilityElements() -> [AccessibilityNode]
    /// What the elements of the content do.
    var accessibilityActions: AccessibilityActions? { get }
    /// When the content wants to be drawn next if nothing happens before, in seconds; nil if it waits for nothing.
    var nextWake: TimeInterval? { get }
    /// Whether something in the content moves.
    var isMoving: Bool { get }
    /// What takes text in the content now.
    var textInput: TextInputController? { get }
    /// Called when another client than before takes text in the content, or none.
    var onTextInputChange: (@MainActor () -> Void)? { get set }
    /// Passes on a touch, in the content's own space. Returns whether a gesture of the content has taken it.
    func send(_ event: PointerEvent) -> Bool
    /// Passes on a turn of the wheel, in the content's own space. Returns whether something in the content has
    /// scrolled.
    func scroll(_ event: WheelEvent) -> Bool
}

extension UIView {
    /// Whether what it shows belongs to the host of its window.
    var isShownByWindow: Bool { (hosted as? any MountableContent)?.mount != nil }

    /// What of SwiftUI's it shows by its own host.
    var hostedContent: (any DrawnContent)? { isShownByWindow ? nil : hosted as? any DrawnContent }

    /// A place in the window, in the space of what the view shows.
    func placeInContent(_ place: CGPoint) -> CGPoint {
        let own = convert(place, from: nil)
        return CGPoint(x: own.x - bounds.minX, y: own.y - bounds.minY)
    }
}

/// Content that the host of its window can show itself, as part of its own views.
@MainActor package protocol MountableContent: DrawnContent {
    /// Whether it may be shown so: the look of a view of UIKit's may not.
    var isMountable: Bool { get }
    /// The content as a view.
    var mountedView: AnyView { get }
    /// Who shows it as its own part; nil while the content has a host to itself.
    var mount: (any ContentMount)? { get set }
}

/// Shows content of a UIKit view as its own part host.
package protocol ContentMount: AnyObject {
    /// What the content draws, in the space of the window.
    func contentDrawing() -> DisplayNode
    func contentSize(_ proposal: ProposedViewSize) -> CGSize
    /// Takes the keyboard away from the view that has it in the content.
    func endEditing()
}
