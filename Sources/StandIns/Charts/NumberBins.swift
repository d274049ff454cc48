import Foundation

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    private let limits: BinThresholds<Value>

    /// Creates bins between thresholds.
    nonisolated public init(thresholds: [Value]) { limits = BinThresholds(values: thresholds.sorted()) }

    /// The limits of the bins.
    public var thresholds: [Value] { limits.values }
    public var startIndex: Int { 0 }
    public var endIndex: Int { limits.count }
    public subscript(position: Int) -> ChartBinRange<Value> { limits.bin(position) }

    /// Returns the number of the bin that a value is in.
    ///
    /// A value before all bins has the number -1, one after them the number of bins.
    public func index(for value: Value) -> Int { limits.index(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins with round thresholds around data.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many bins. Without it, Scott's rule decides, with at most 200.
    ///   - minimumStride: The least size of a bin.
    nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        self.init(
            rounded: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount ?? BinCount.scott(numbers),
            minimumStride)
    }

    /// Creates bins with round thresholds around a range.
    nonisolated public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(rounded: Double(range.lowerBound)...Double(range.upperBound), desiredCount, minimumStride)
    }

    /// Creates bins of equal size, from the beginning of a range to its end.
    nonisolated public init(range: ClosedRange<Value>, count: Int) {
        let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
        let inner = (0..<Swift.max(1, count)).map { range.lowerBound + Value($0) * size }
        self.init(thresholds: inner + [range.upperBound])
    }

    /// Creates bins of a size around a range. The thresholds are multiples of the size.
    nonisolated public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            multiplesOf: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound))
    }

    /// Creates bins of a size around data. The thresholds are multiples of the size.
    nonisolated public init(size: Value, data: [Value]) {
        self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 0))
    }

    private init(rounded range: ClosedRange<Double>, _ count: Int, _ minimum: Value) {
        let step = Swift.max(Ticks.step(from: range.lowerBound, to: range.upperBound, count: count), Double(minimum))
        self.init(multiplesOf: step, covering: range)
    }

    private init(multiplesOf size: Double, covering range: ClosedRange<Double>) {
        self.init(thresholds: Ticks.limits(of: size, around: range).map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins with round thresholds around data.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many bins. Without it, Scott's rule decides, with at most 200.
    ///   - minimumStride: The least size of a bin.
    nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let numbers = data.map { Double($0) }
        self.init(
            rounded: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount ?? BinCount.scott(numbers),
            minimumStride)
    }

    /// Creates bins with round thresholds around a range.
    nonisolated public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(rounded: Double(range.lowerBound)...Double(range.upperBound), desiredCount, minimumStride)
    }

    /// Creates bins of equal size, from the beginning of a range to its end.
    nonisolated public init(range: ClosedRange<Value>, count: Int) {
        let length = Double(range.upperBound) - Double(range.lowerBound)
        self.init(
            thresholds: (0...Swift.max(1, count)).map {
                Value(Double(range.lowerBound) + (length * Double($0) / Double(Swift.max(1, count))).rounded())
            })
    }

    /// Creates bins of a size around a range. The thresholds are multiples of the size.
    nonisolated public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            multiplesOf: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound))
    }

    /// Creates bins of a size around data. The thresholds are multiples of the size.
    nonisolated public init(size: Value, data: [Value]) {
        self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 0))
    }

    private init(rounded range: ClosedRange<Double>, _ count: Int, _ minimum: Value) {
        let step = Ticks.step(from: range.lowerBound, to: range.upperBound, count: count).rounded(.up)
        self.init(multiplesOf: Swift.max(step, Double(minimum), 1), covering: range)
    }

    private init(multiplesOf size: Double, covering range: ClosedRange<Double>) {
        self.init(thresholds: Ticks.limits(of: size, around: range).map { Value($0) })
    }
}

extension NumberBins: Sendable where Value: Sendable {}
