import Foundation

/// The values of a bin, from its lower bound to its upper bound. Only the last of several bins contains its upper
/// bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The lower bound of the bin.
    public let lowerBound: Bound
    /// The upper bound of the bin.
    public let upperBound: Bound
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        isClosed ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The limits of bins, in order.
struct BinThresholds<Value: Comparable> {
    let values: [Value]

    var count: Int { max(0, values.count - 1) }

    func bin(_ position: Int) -> ChartBinRange<Value> {
        ChartBinRange(values[position], values[position + 1], isClosed: position == count - 1)
    }

    /// The bin of a value: -1 before all bins, and their number after them.
    func index(for value: Value) -> Int {
        guard let last = values.last, count > 0 else { return -1 }
        if value == last { return count - 1 }
        return (values.firstIndex { value < $0 } ?? values.count) - 1
    }
}

extension BinThresholds: Sendable where Value: Sendable {}

/// How many bins data need.
enum BinCount {
    /// Scott's rule: the width is 3.49 standard deviations over the cube root of the number of values. At most 200.
    static func scott(_ data: [Double]) -> Int {
        guard data.count > 1, let low = data.min(), let high = data.max(), high > low else { return 1 }
        let mean = data.reduce(0, +) / Double(data.count)
        let variance = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(data.count - 1)
        let width = 3.49 * variance.squareRoot() / cbrt(Double(data.count))
        return min(200, max(1, Int(((high - low) / width).rounded(.up))))
    }
}
