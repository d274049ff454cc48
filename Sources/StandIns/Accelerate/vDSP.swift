import Foundation

/// A contiguous buffer that the functions of Accelerate can read.
public protocol AccelerateBuffer<Element> {
    /// The type of the elements.
    associatedtype Element
    /// The number of elements.
    var count: Int { get }
    /// Calls a closure with a pointer to the elements.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
/// A contiguous buffer that the functions of Accelerate can read and write.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    /// Calls a closure with a pointer to the elements, which the closure can change.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with a pointer to the elements.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with a pointer to the elements.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    /// Calls a closure with a pointer to the elements, which the closure can change.
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}

/// A namespace for the functions that process vectors.
///
/// If two vectors have different lengths, a function ignores the additional elements of the longer vector.
public enum vDSP {
    static func mapped<T, R>(_ a: some AccelerateBuffer<T>, _ body: (T) -> R) -> [R] {
        a.withUnsafeBufferPointer { $0.map(body) }
    }

    static func combined<T>(
        _ a: some AccelerateBuffer<T>, _ b: some AccelerateBuffer<T>, _ body: (T, T) -> T
    ) -> [T] {
        a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in zip(a, b).map(body) } }
    }
}

extension vDSP {
    /// Returns the sum of two vectors.
    public static func add(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>) -> [Float]
    {
        combined(vectorA, vectorB, +)
    }
    /// Returns the sum of a number and each element.
    public static func add(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar + $0 }
    }
    /// Returns the product of two vectors for each element.
    public static func multiply(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, *)
    }
    /// Returns the product of a number and each element.
    public static func multiply(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar * $0 }
    }
    /// Returns the difference of two vectors.
    public static func subtract(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, -)
    }
    /// Returns the quotient of two vectors for each element.
    public static func divide(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, /)
    }
    /// Returns each element divided by a number.
    public static func divide(_ vector: some AccelerateBuffer<Float>, _ scalar: Float) -> [Float] {
        mapped(vector) { $0 / scalar }
    }
    /// Returns a number divided by each element.
    public static func divide(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar / $0 }
    }
    /// Returns the absolute value of each element.
    public static func absolute(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { abs($0) }
    }
    /// Returns the negative of each element.
    public static func negative(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { -$0 }
    }
    /// Returns the square of each element.
    public static func square(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { $0 * $0 }
    }
    /// Returns each element clamped to a range.
    public static func clip(_ vector: some AccelerateBuffer<Float>, to bounds: ClosedRange<Float>) -> [Float] {
        mapped(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the sum of the elements.
    public static func sum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    /// Returns the sum of the squares of the elements.
    public static func sumOfSquares(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } }
    }
    /// Returns the sum of the absolute values of the elements.
    public static func sumOfMagnitudes(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
    }
    /// Returns the maximum of the elements, or negative infinity if the vector is empty.
    public static func maximum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(-Float.infinity, Swift.max) }
    }
    /// Returns the minimum of the elements, or infinity if the vector is empty.
    public static func minimum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(Float.infinity, Swift.min) }
    }
    /// Returns the maximum of the absolute values of the elements, or 0 if the vector is empty.
    public static func maximumMagnitude(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, abs($1)) } }
    }
    /// Returns the mean of the elements.
    public static func mean(_ vector: some AccelerateBuffer<Float>) -> Float {
        sum(vector) / Float(vector.count)
    }
    /// Returns the mean of the squares of the elements.
    public static func meanSquare(_ vector: some AccelerateBuffer<Float>) -> Float {
        sumOfSquares(vector) / Float(vector.count)
    }
    /// Returns the square root of the mean of the squares of the elements.
    public static func rootMeanSquare(_ vector: some AccelerateBuffer<Float>) -> Float {
        meanSquare(vector).squareRoot()
    }
    /// Returns the dot product of two vectors.
    public static func dot(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>) -> Float {
        sum(multiply(vectorA, vectorB))
    }
    /// Returns the decibels of amplitudes, relative to a reference.
    public static func amplitudeToDecibels(_ amplitude: some AccelerateBuffer<Float>, zeroReference: Float) -> [Float] {
        mapped(amplitude) { 20 * log10($0 / zeroReference) }
    }
    /// Returns the decibels of powers, relative to a reference.
    public static func powerToDecibels(_ power: some AccelerateBuffer<Float>, zeroReference: Float) -> [Float] {
        mapped(power) { 10 * log10($0 / zeroReference) }
    }
}

extension vDSP {
    /// Returns the sum of two vectors.
    public static func add(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, +)
    }
    /// Returns the sum of a number and each element.
    public static func add(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar + $0 }
    }
    /// Returns the product of two vectors for each element.
    public static func multiply(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, *)
    }
    /// Returns the product of a number and each element.
    public static func multiply(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar * $0 }
    }
    /// Returns the difference of two vectors.
    public static func subtract(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, -)
    }
    /// Returns the quotient of two vectors for each element.
    public static func divide(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, /)
    }
    /// Returns each element divided by a number.
    public static func divide(_ vector: some AccelerateBuffer<Double>, _ scalar: Double) -> [Double] {
        mapped(vector) { $0 / scalar }
    }
    /// Returns a number divided by each element.
    public static func divide(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar / $0 }
    }
    /// Returns the absolute value of each element.
    public static func absolute(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { abs($0) }
    }
    /// Returns the negative of each element.
    public static func negative(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { -$0 }
    }
    /// Returns the square of each element.
    public static func square(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { $0 * $0 }
    }
    /// Returns each element clamped to a range.
    public static func clip(_ vector: some AccelerateBuffer<Double>, to bounds: ClosedRange<Double>) -> [Double] {
        mapped(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the sum of the elements.
    public static func sum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    /// Returns the sum of the squares of the elements.
    public static func sumOfSquares(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } }
    }
    /// Returns the sum of the absolute values of the elements.
    public static func sumOfMagnitudes(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
    }
    /// Returns the maximum of the elements, or negative infinity if the vector is empty.
    public static func maximum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(-Double.infinity, Swift.max) }
    }
    /// Returns the minimum of the elements, or infinity if the vector is empty.
    public static func minimum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(Double.infinity, Swift.min) }
    }
    /// Returns the maximum of the absolute values of the elements, or 0 if the vector is empty.
    public static func maximumMagnitude(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, abs($1)) } }
    }
    /// Returns the mean of the elements.
    public static func mean(_ vector: some AccelerateBuffer<Double>) -> Double {
        sum(vector) / Double(vector.count)
    }
    /// Returns the mean of the squares of the elements.
    public static func meanSquare(_ vector: some AccelerateBuffer<Double>) -> Double {
        sumOfSquares(vector) / Double(vector.count)
    }
    /// Returns the square root of the mean of the squares of the elements.
    public static func rootMeanSquare(_ vector: some AccelerateBuffer<Double>) -> Double {
        meanSquare(vector).squareRoot()
    }
    /// Returns the dot product of two vectors.
    public static func dot(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>) -> Double
    {
        sum(multiply(vectorA, vectorB))
    }
    /// Returns the decibels of amplitudes, relative to a reference.
    public static func amplitudeToDecibels(_ amplitude: some AccelerateBuffer<Double>, zeroReference: Double)
        -> [Double]
    {
        mapped(amplitude) { 20 * log10($0 / zeroReference) }
    }
    /// Returns the decibels of powers, relative to a reference.
    public static func powerToDecibels(_ power: some AccelerateBuffer<Double>, zeroReference: Double) -> [Double] {
        mapped(power) { 10 * log10($0 / zeroReference) }
    }
}
