import Foundation

/// The regions of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The region of bars, corners, and container insets.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of the software keyboard, if a session has one.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All gestures.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view grow over the edges of the safe area that it touches.
struct IgnoresSafeAreaModifier {
    var regions: SafeAreaRegions
    var edges: Edge.Set
}

extension IgnoresSafeAreaModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> IgnoresSafeAreaRenderNode {
        IgnoresSafeAreaRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: IgnoresSafeAreaRenderNode, _ environment: EnvironmentValues) {
        // Insets are known by side: in right-to-left order leading is the right one.
        var sides = edges
        if environment.layoutDirection == .rightToLeft, sides.contains(.leading) != sides.contains(.trailing) {
            sides.formSymmetricDifference(.horizontal)
        }
        wrapper.update(sides, regions)
    }
}

final class IgnoresSafeAreaRenderNode: WrapperRenderNode {
    private var edges: Edge.Set = []
    private var regions = SafeAreaRegions.all

    func update(_ edges: Edge.Set, _ regions: SafeAreaRegions) {
        guard edges != self.edges || regions != self.regions else { return }
        self.edges = edges
        self.regions = regions
        setNeedsLayout()
    }

    /// How far the node may reach over the edges of the regions that it ignores.
    private var reach: EdgeInsets {
        let all = SafeArea.reach(of: self)
        if regions.contains([.container, .keyboard]) { return all }
        let keyboard = tree.keyboard?.part(of: all, under: self) ?? 0
        guard regions.contains(.container) else {
            return EdgeInsets(.bottom, regions.contains(.keyboard) ? keyboard : 0)
        }
        var container = all
        // What else is there lies behind the keyboard.
        if keyboard > 0 { container.bottom = 0 }
        return container
    }

    override var debugName: String { "IgnoresSafeArea" }

    override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        let reach = reach
        let insets = EdgeInsets(
            top: edges.contains(.top) ? reach.top : 0, leading: edges.contains(.leading) ? reach.leading : 0,
            bottom: edges.contains(.bottom) ? reach.bottom : 0,
            trailing: edges.contains(.trailing) ? reach.trailing : 0)
        // Only where there is something to grow into is the child offered more than the node itself was.
        let room = ProposedViewSize(
            width: insets.horizontal > 0 ? size.width + insets.horizontal : proposal.width,
            height: insets.vertical > 0 ? size.height + insets.vertical : proposal.height)
        child.place(at: CGPoint(x: -insets.leading, y: -insets.top), proposal: room)
    }
}

extension View {
    /// Extends the view over the edges of the safe area that it touches. The layout of other views does not change.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view grow over the edges of the safe area that it touches.
    @available(iOS, deprecated: 100000.0, renamed: "ignoresSafeArea(_:edges:)")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
