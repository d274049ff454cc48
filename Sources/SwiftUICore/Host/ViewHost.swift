import CoreGraphics
import DisplayList
import Foundation
import Sessions

/// What the engine shows at a moment (law 4 of the design): a value that does not refer to its host. What is read aloud at that
/// moment is the host's ``ViewHost/accessibility``.
package struct Frame: Sendable {
    package var displayList: DisplayList
}

/// Keeps a view alive and produces its frames. Hosts and tools drive it; it does not depend on files, windows or
/// clocks.
///
/// It puts the engine together: the nodes and their requests (``NodeHost``), the canvas, the loop that brings them up to date
/// (`FrameLoop`), and the check of its frames. What a feature has one of in each host is an object by its ``HostKey``. Time is
/// a parameter (law 5 of the design).
@MainActor
package final class ViewHost: NodeHost {
    /// The canvas, in points.
    package var size: CGSize { loop.size }
    package private(set) var root: _ViewNode!
    /// The environment of the first views.
    package private(set) var environment: EnvironmentValues
    private var loop: FrameLoop!
    /// What compares frames with ones computed from nothing.
    package private(set) lazy var check = FrameCheck(self)

    /// Shows `view` on a canvas of `size`, of which `safeAreaInsets` are covered by bars and corners.
    ///
    /// - Parameters:
    ///   - isWindow: whether the canvas takes the color scheme that the view prefers, as a window does.
    ///   - keptStates: where states are to continue in another process.
    package init<V: View>(
        _ view: V, size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(),
        environment: EnvironmentValues = EnvironmentValues(), isWindow: Bool = true, keptStates: KeptStates? = nil
    ) {
        DrawingServices.install
        let tree = RenderTree(scale: environment.displayScale)
        tree.environment = environment
        self.environment = environment
        super.init(
            tree: tree, colorScheme: environment.colorScheme, keptStates: keptStates,
            standardViews: StandardEngineViews())
        canvas.safeAreaInsets = safeAreaInsets
        canvas.ground = ground
        loop = FrameLoop(self, canvas: canvas, size: size)
        loop.onRound = { [unowned focus = self.focus] in focus.reconcile() }
        self.environment.focusController = focus
        self.environment.undoManager = undoManager
        self.environment.moments = tree.moments
        self.environment.dragController = drag
        let inputs = _ViewInputs(host: self, parent: nil, environment: self.environment)
        let layout = ImplicitStackLayout()
        root =
            isWindow
            ? RootNode(LayoutContainer(layout: layout, content: ColorSchemeScope(view, isWindow: true)), inputs)
            : RootNode(LayoutContainer(layout: layout, content: view), inputs)
        canvas.setContent(root.elements)
    }

    deinit { disconnect() }

    /// Gives the canvas another size.
    package func resize(to size: CGSize, safeAreaInsets: EdgeInsets) {
        guard size != self.size || safeAreaInsets != canvas.safeAreaInsets else { return }
        loop.size = size
        canvas.safeAreaInsets = safeAreaInsets
        canvas.setNeedsLayout()
    }

    /// Gives the views another environment, such as a dark color scheme.
    package func setEnvironment(_ transform: (inout EnvironmentValues) -> Void) {
        let (new, written) = environment.transformed(transform)
        let changed = new.differences(from: environment, among: written)
        environment = new
        tree.scale = new.displayScale
        tree.environment = new
        guard !changed.isEmpty else { return }
        tree.runPass(.current) {
            root.setEnvironment(new, EnvironmentChange(keys: changed))
        }
        setNeedsFrame()
    }

    /// The color scheme of the canvas: the environment's, or the one that the view prefers.
    package override var colorScheme: ColorScheme {
        didSet { canvas.ground = ground }
    }

    private var ground: RGBA { colorScheme == .dark ? .black : .white }

    // MARK: Frames

    /// The frame at a moment, in seconds since the host began.
    ///
    /// - Parameter background: gives the color under the view for the color scheme that the canvas takes.
    package func frame(
        at time: TimeInterval = 0, background: (ColorScheme) -> RGBA? = { _ in nil }
    ) -> Frame {
        loop.advance(to: time)
        dispatcher.tick(time)
        loop.settle()
        var frame = currentFrame(background)
        // Drawing makes the frames of hosts in views of UIKit's. There, a field may take the keyboard, and a bar change with it.
        for _ in 0..<Self.maximumRedraws where loop.isOutOfDate {
            loop.settle()
            frame = currentFrame(background)
        }
        if FrameOracle.isEnabled { check.look(at: frame, background) }
        hasMadeFrame = true
        return frame
    }

    /// How often a frame is drawn again since drawing it has changed something.
    private static let maximumRedraws = 4

    /// The frame at a moment over a color, or over nothing.
    package func frame(at time: TimeInterval = 0, background: RGBA?) -> Frame {
        frame(at: time) { _ in background }
    }

    /// The frame as the trees are now.
    func currentFrame(_ background: (ColorScheme) -> RGBA? = { _ in nil }) -> Frame {
        Frame(displayList: DisplayList(size: size, background: background(colorScheme), root: canvas.displayNode()))
    }

    /// The accessibility tree of the latest frame. It is put together when it is asked for, since most frames have no listener, and
    /// what did not change since it was asked for last is kept.
    package var accessibility: [AccessibilityNode] { KeptReading.readTree(from: canvas) }

    /// The accessibility tree at a moment, in seconds since the host began.
    package func accessibility(at time: TimeInterval) -> [AccessibilityNode] {
        _ = frame(at: time)
        return accessibility
    }

    /// Runs all bodies, and measures and places everything, as though nothing had been kept from the frames before.
    func forgetEverything() {
        root.invalidateAllBodies()
        presentations.invalidateAllBodies()
        loop.runRounds()
        // What leaves stays as it was.
        func forget(_ element: RenderNode) {
            element.forgetAnswers()
            element.forgetPlacement()
            element.setNeedsDisplay()
            element.children.forEach(forget)
        }
        forget(canvas)
        settle()
    }

    /// Updates and lays out until nothing is left to do.
    package func settle() { loop.settle() }

    /// Whether something waits to be updated, laid out or run.
    package var isOutOfDate: Bool { loop.isOutOfDate }

    /// When the host wants to be asked for a frame next, in seconds since it began, if nothing happens before: the present
    /// moment or an earlier one while something moves or is out of date, nil if nothing is waited for.
    package var nextWake: TimeInterval? { dispatcher.isTracking ? tree.time : loop.nextWake }

    /// The clock that the program's own delays go by, where it is stepped together with the host.
    package var programClock: SteppedClock? {
        get { loop.programClock }
        set { loop.programClock = newValue }
    }

    /// The size that the view takes when nothing is suggested along the missing dimensions of `proposal`.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        settle()
        return canvas.contentSize(proposal)
    }

    /// The elements, for tools that show the tree.
    package var rootElement: RenderNode { canvas }

    /// Passes a key to the view that has the keyboard. Returns whether anything came of it.
    @discardableResult package func send(_ press: KeyPress) -> Bool {
        // Keys go by what is there, however fast they come.
        settle()
        return handle(press)
    }

    /// Lets tasks run until none of them is waiting to continue at once.
    ///
    /// - Parameter turns: how often the main actor is given away at most.
    package func runTasks(turns: Int = 20) async {
        guard hasStartedTasks else { return }
        for _ in 0..<turns {
            await Task.yield()
            settle()
        }
    }
}

/// The node above all others.
private final class RootNode<Content: View>: _TypedViewNode<LayoutContainer<ImplicitStackLayout, Content>> {
    private let content: _ViewNode

    override init(_ view: LayoutContainer<ImplicitStackLayout, Content>, _ inputs: _ViewInputs) {
        content = LayoutContainer._makeNode(view, inputs)
        super.init(view, inputs)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
}
