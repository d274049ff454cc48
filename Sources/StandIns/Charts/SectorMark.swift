import SwiftUI

/// A slice of a pie or a ring.
public struct SectorMark {
    private let mark: _Mark

    /// Creates a sector with a share of the whole, or between two shares.
    nonisolated public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = _Mark(.sector, x: MarkPlace(), y: .at(angle))
        mark.innerRadius = innerRadius
        mark.outerRadius = outerRadius
        mark.angularInset = angularInset ?? 0
        self.mark = mark
    }
}

extension SectorMark: ChartContent {
    public var body: Never { fatalError("SectorMark has no body") }
    public var _marks: [_Mark] { [mark] }
}
