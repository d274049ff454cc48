import Foundation

/// A container that arranges views in rows and columns, and creates all of them at once. A view outside a `GridRow` has
/// its own row.
public struct Grid<Content: View> {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: where views lie in their cells.
    ///   - horizontalSpacing: the distance between columns in points; nil is the default distance.
    ///   - verticalSpacing: the distance between rows in points; nil is the default distance.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: LayoutContainerView {
    public typealias Body = Never

    package var containerLayout: GridLayout { layout }
    package var containerContent: Content { content }
}

/// A row of a `Grid`, in which each view is a cell. Outside a grid, it has no effect.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    fileprivate let content: Content

    /// Creates a row.
    ///
    /// - Parameter alignment: how the cells are aligned; nil takes the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    fileprivate func cells(_ row: UInt64) -> ModifiedContent<Content, TraitModifier<GridRowTraitKey>> {
        ModifiedContent(
            content: content,
            modifier: TraitModifier(GridRowTraitKey.self, GridRowPlace(row: row, alignment: alignment)))
    }
}

extension GridRow: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        GridRowNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }
}

private final class GridRowNode<Content: View>: _TypedViewNode<GridRow<Content>> {
    private typealias Child = ModifiedContent<Content, TraitModifier<GridRowTraitKey>>
    private let row: UInt64
    private var child: _TypedViewNode<Child>!

    override init(_ view: GridRow<Content>, _ inputs: _ViewInputs) {
        row = inputs.host.tree.makeNodeID()
        super.init(view, inputs)
        child = Child._makeNode(view.cells(row), childInputs)
    }

    override func update(_ view: GridRow<Content>) {
        self.view = view
        child.update(view.cells(row))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
