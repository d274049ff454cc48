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
    /// Sets the number of columns that the view spans as a cell of a grid. Numbers less than 1 count as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        trait(GridCellColumnsTraitKey.self, max(1, count))
    }

    /// Sets the anchor of the view as a cell of a grid. This point of the view is at the same point of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        trait(GridCellAnchorTraitKey.self, anchor)
    }

    /// Sets how the cells of the view's column are aligned.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        trait(GridColumnAlignmentTraitKey.self, guide)
    }

    /// Limits the size of the view, as a cell of a grid, to the size of the other cells along `axes`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        trait(GridCellUnsizedAxesTraitKey.self, axes)
    }
}
