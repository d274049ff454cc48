import Foundation

/// The row of a grid that a cell is in.
struct GridRowPlace: Equatable {
    var row: UInt64
    var alignment: VerticalAlignment?
}

enum GridRowTraitKey: ViewTraitKey {
    static var defaultValue: GridRowPlace? { nil }
}
enum GridCellColumnsTraitKey: InnermostTraitKey {
    static var defaultValue: Int { 1 }
}
enum GridCellAnchorTraitKey: InnermostTraitKey {
    static var defaultValue: UnitPoint? { nil }
}
enum GridColumnAlignmentTraitKey: InnermostTraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}
enum GridCellUnsizedAxesTraitKey: InnermostTraitKey {
    static var defaultValue: Axis.Set { [] }
}

extension View {
    /// Lets the view, as a cell of a grid, span several columns. Fewer than 1 count as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        trait(GridCellColumnsTraitKey.self, max(1, count))
    }

    /// Puts a point of the view, as a cell of a grid, onto the same point of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        trait(GridCellAnchorTraitKey.self, anchor)
    }

    /// Sets how the cells of the view's column are aligned.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        trait(GridColumnAlignmentTraitKey.self, guide)
    }

    /// Offers the view, as a cell of a grid, only the room that the other cells take along `axes`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        trait(GridCellUnsizedAxesTraitKey.self, axes)
    }
}
