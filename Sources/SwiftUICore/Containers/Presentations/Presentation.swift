import CoreGraphics
import Foundation

/// A view that is shown above the rest of its host: a sheet, an alert, a menu. It opens, stands open and closes.
///
/// How far it is open is its extent, in a unit of the view that shows it: zero is closed, `rest` is open. Layout, dimming and
/// the content below read it. One track moves it, whether it opens, closes, goes over to another rest or follows a
/// finger, so each begins where the one before left off, at its speed.
package final class Presentation {
    package enum Phase {
        case opening, open
        /// It is seen, but neither touches nor assistive technology reach it.
        case closing
    }

    package private(set) var phase = Phase.opening
    /// The extent at which it stands open.
    package private(set) var rest = 1.0
    /// The extent at which it began to close.
    package private(set) var closingStart = 0.0
    /// How it appears and disappears. The view that shows it says so before the first layout.
    package var motion = PresentationMotion()

    private let tree: RenderTree
    private let track: InteractiveTrack
    private var hasBegun = false
    private var isHeld = false
    /// Whether it opens without showing the way.
    private let opensAtOnce: Bool
    private var followers: [WeakFollower] = []

    private struct WeakFollower {
        weak var node: (any PresentationFollower)?
    }

    // What the controller keeps of it.

    weak var controller: PresentationController?
    weak var presenter: (any Presenter)?
    /// The view that is shown.
    var content: _ViewNode?
    /// The presentation in which the presenter lies; nil for the window.
    var level: Presentation?
    /// Whether no other one of its level may be shown together with it.
    var isExclusive = false
    /// Called when it has gone.
    var onDismiss: (() -> Void)?
    /// Tells the program that nothing is presented any longer.
    var reset: (@MainActor () -> Void)?
    /// Whether it closes without the program's doing.
    var tellsPresenter = false

    init(in tree: RenderTree, opensAtOnce: Bool) {
        self.tree = tree
        self.opensAtOnce = opensAtOnce
        track = InteractiveTrack(0, in: tree)
        track.onChange = { [weak self] in self?.tellFollowers() }
    }

    // MARK: Where it is

    /// How far it is open now.
    package var extent: Double { track.value }

    /// How far it is open, from 0 to 1; beyond where it swings or is pulled.
    package var openness: Double { rest > 0 ? extent / rest : 1 }

    /// How far it is open, from 0 to 1 whatever moves it.
    package var visibility: Double { min(max(openness, 0), 1) }

    /// How far it was open when it began to close, from 0 to 1; 1 before it does.
    package var visibilityBeforeClosing: Double {
        phase == .closing && rest > 0 ? min(max(closingStart / rest, 0), 1) : 1
    }

    /// Whether it is where it stands open, with nothing moving it.
    package var isAtRest: Bool { !track.isMoving && !isHeld && phase != .closing && extent == rest }

    /// Says at which extent it stands open. Called by layouts: the first call lets it open, others send it there.
    ///
    /// - Parameter isShown: whether a change is shown on its way where nothing moves yet, as when a sheet goes over to another
    ///   height; no for one that occurs because the canvas is another one.
    package func settle(at rest: Double, isShown: Bool = false) {
        self.rest = rest
        guard phase != .closing, !isHeld else { return }
        if !hasBegun {
            hasBegun = true
            track.animate(to: rest, opensAtOnce ? nil : motion.opening) { [weak self] in self?.didOpen() }
        } else if track.target != rest {
            let isAnimated = track.isMoving || isShown && !tree.transaction.disablesAnimations
            track.animate(to: rest, isAnimated ? motion.opening : nil) { [weak self] in self?.didOpen() }
        }
    }

    private func didOpen() {
        if phase == .opening { phase = .open }
    }

    // MARK: By hand

    /// A finger holds it at an extent.
    package func hold(at extent: Double) {
        guard phase != .closing else { return }
        isHeld = true
        phase = .open
        track.hold(at: extent)
    }

    /// The finger lets it go; it goes to the extent at which it stands open.
    ///
    /// - Parameter velocity: in units of the extent per second.
    package func release(to rest: Double, velocity: Double) {
        guard isHeld else { return }
        isHeld = false
        self.rest = rest
        track.animate(to: rest, motion.opening, velocity: velocity)
    }

    /// Somebody sends it away; the program is notified when it has gone.
    ///
    /// - Parameter velocity: of a finger that throws it, in units of the extent per second.
    @MainActor package func dismiss(velocity: Double? = nil) {
        isHeld = false
        controller?.dismiss(self, velocity: velocity)
    }

    /// Begins to close.
    @MainActor func close(isAnimated: Bool, velocity: Double?, completion: @escaping () -> Void) {
        closingStart = extent
        phase = .closing
        isHeld = false
        track.animate(to: 0, isAnimated ? motion.closing : nil, velocity: velocity, completion: completion)
        tellFollowers()
    }

    /// Opens again while it closes.
    @MainActor func reopen() {
        phase = .opening
        track.animate(to: rest, motion.opening) { [weak self] in self?.didOpen() }
    }

    // MARK: Who follows it

    /// Tells `node` each time that the extent is another one.
    package func addFollower(_ node: any PresentationFollower) { followers.append(WeakFollower(node: node)) }

    func tellFollowers() {
        followers.removeAll { $0.node == nil }
        for follower in followers { follower.node?.presentationDidMove() }
    }

    // MARK: Where it comes from

    /// The box round the presenting view, in the canvas's coordinates, as it was last laid out.
    package var sourceFrame: CGRect {
        let presenter = presenter
        if let frame = assumeMainActor({ presenter?.sourceFrame }), !frame.isNull { lastSourceFrame = frame }
        goesBySource = true
        return lastSourceFrame
    }

    /// The presenter may go before the presentation has closed.
    private var lastSourceFrame = CGRect.null

    /// Whether a layout has asked for `sourceFrame`.
    private var goesBySource = false

    /// Whether the presenting view lies elsewhere than the layouts that go by it were told.
    var isAwayFromSource: Bool {
        let presenter = presenter
        guard goesBySource, let frame = assumeMainActor({ presenter?.sourceFrame }) else { return false }
        return !frame.isNull && frame != lastSourceFrame
    }
}

extension Presentation: Equatable {
    package static func == (a: Presentation, b: Presentation) -> Bool { a === b }
}

/// How a presentation appears and disappears.
package struct PresentationMotion {
    /// Shows it coming, and going from one rest to another.
    package var opening: Animation?
    package var closing: Animation?

    /// Nil does it at once.
    package init(opening: Animation? = nil, closing: Animation? = nil) {
        self.opening = opening
        self.closing = closing
    }
}

/// An element that is drawn or laid out by how far a presentation is open.
package protocol PresentationFollower: AnyObject {
    func presentationDidMove()
}
