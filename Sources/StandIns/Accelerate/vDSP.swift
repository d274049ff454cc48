import Foundation

/// Elements in a row, which functions of Accelerate read.
public protocol AccelerateBuffer<Element> {
    /// The kind of elements.
    associatedtype Element
    /// The number of elements.
    var count: Int { get }
    /// Calls a closure with the elements.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
/// Elements in a row, which functions of Accelerate write.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
    /// Calls a closure with the elements.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}

/// Arithmetic of vectors. Vectors of different lengths are as long as the shorter one.
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
    /// Returns the sums of the elements of two vectors.
    public static func add(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>) -> [Float]
    {
        combined(vectorA, vectorB, +)
    }
    /// Returns the sums of a number and each element.
    public static func add(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar + $0 }
    }
    /// Returns the products of the elements of two vectors.
    public static func multiply(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, *)
    }
    /// Returns the products of a number and each element.
    public static func multiply(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar * $0 }
    }
    /// Returns the differences of the elements of two vectors.
    public static func subtract(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, -)
    }
    /// Returns the quotients of the elements of two vectors.
    public static func divide(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>)
        -> [Float]
    {
        combined(vectorA, vectorB, /)
    }
    /// Returns the quotients of each element and a number.
    public static func divide(_ vector: some AccelerateBuffer<Float>, _ scalar: Float) -> [Float] {
        mapped(vector) { $0 / scalar }
    }
    /// Returns the quotients of a number and each element.
    public static func divide(_ scalar: Float, _ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { scalar / $0 }
    }
    /// Returns the absolute values.
    public static func absolute(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { abs($0) }
    }
    /// Returns the negatives.
    public static func negative(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { -$0 }
    }
    /// Returns the squares.
    public static func square(_ vector: some AccelerateBuffer<Float>) -> [Float] {
        mapped(vector) { $0 * $0 }
    }
    /// Returns the elements, moved into a range.
    public static func clip(_ vector: some AccelerateBuffer<Float>, to bounds: ClosedRange<Float>) -> [Float] {
        mapped(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the sum.
    public static func sum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    /// Returns the sum of squares.
    public static func sumOfSquares(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } }
    }
    /// Returns the sum of absolute values.
    public static func sumOfMagnitudes(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
    }
    /// Returns the greatest element; negative infinity if there is none.
    public static func maximum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(-Float.infinity, Swift.max) }
    }
    /// Returns the least element; infinity if there is none.
    public static func minimum(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(Float.infinity, Swift.min) }
    }
    /// Returns the greatest absolute value. It is 0 if there is no element.
    public static func maximumMagnitude(_ vector: some AccelerateBuffer<Float>) -> Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, abs($1)) } }
    }
    /// Returns the mean.
    public static func mean(_ vector: some AccelerateBuffer<Float>) -> Float {
        sum(vector) / Float(vector.count)
    }
    /// Returns the mean of squares.
    public static func meanSquare(_ vector: some AccelerateBuffer<Float>) -> Float {
        sumOfSquares(vector) / Float(vector.count)
    }
    /// Returns the root of the mean of squares.
    public static func rootMeanSquare(_ vector: some AccelerateBuffer<Float>) -> Float {
        meanSquare(vector).squareRoot()
    }
    /// Returns the dot product.
    public static func dot(_ vectorA: some AccelerateBuffer<Float>, _ vectorB: some AccelerateBuffer<Float>) -> Float {
        sum(multiply(vectorA, vectorB))
    }
    /// Decibels of amplitudes.
    public static func amplitudeToDecibels(_ amplitude: some AccelerateBuffer<Float>, zeroReference: Float) -> [Float] {
        mapped(amplitude) { 20 * log10($0 / zeroReference) }
    }
    /// Decibels of powers.
    public static func powerToDecibels(_ power: some AccelerateBuffer<Float>, zeroReference: Float) -> [Float] {
        mapped(power) { 10 * log10($0 / zeroReference) }
    }
}

extension vDSP {
    /// Returns the sums of the elements of two vectors.
    public static func add(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, +)
    }
    /// Returns the sums of a number and each element.
    public static func add(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar + $0 }
    }
    /// Returns the products of the elements of two vectors.
    public static func multiply(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, *)
    }
    /// Returns the products of a number and each element.
    public static func multiply(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar * $0 }
    }
    /// Returns the differences of the elements of two vectors.
    public static func subtract(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, -)
    }
    /// Returns the quotients of the elements of two vectors.
    public static func divide(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>)
        -> [Double]
    {
        combined(vectorA, vectorB, /)
    }
    /// Returns the quotients of each element and a number.
    public static func divide(_ vector: some AccelerateBuffer<Double>, _ scalar: Double) -> [Double] {
        mapped(vector) { $0 / scalar }
    }
    /// Returns the quotients of a number and each element.
    public static func divide(_ scalar: Double, _ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { scalar / $0 }
    }
    /// Returns the absolute values.
    public static func absolute(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { abs($0) }
    }
    /// Returns the negatives.
    public static func negative(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { -$0 }
    }
    /// Returns the squares.
    public static func square(_ vector: some AccelerateBuffer<Double>) -> [Double] {
        mapped(vector) { $0 * $0 }
    }
    /// Returns the elements, moved into a range.
    public static func clip(_ vector: some AccelerateBuffer<Double>, to bounds: ClosedRange<Double>) -> [Double] {
        mapped(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns the sum.
    public static func sum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) }
    }
    /// Returns the sum of squares.
    public static func sumOfSquares(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } }
    }
    /// Returns the sum of absolute values.
    public static func sumOfMagnitudes(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + abs($1) } }
    }
    /// Returns the greatest element; negative infinity if there is none.
    public static func maximum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(-Double.infinity, Swift.max) }
    }
    /// Returns the least element; infinity if there is none.
    public static func minimum(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(Double.infinity, Swift.min) }
    }
    /// Returns the greatest absolute value. It is 0 if there is no element.
    public static func maximumMagnitude(_ vector: some AccelerateBuffer<Double>) -> Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, abs($1)) } }
    }
    /// Returns the mean.
    public static func mean(_ vector: some AccelerateBuffer<Double>) -> Double {
        sum(vector) / Double(vector.count)
    }
    /// Returns the mean of squares.
    public static func meanSquare(_ vector: some AccelerateBuffer<Double>) -> Double {
        sumOfSquares(vector) / Double(vector.count)
    }
    /// Returns the root of the mean of squares.
    public static func rootMeanSquare(_ vector: some AccelerateBuffer<Double>) -> Double {
        meanSquare(vector).squareRoot()
    }
    /// Returns the dot product.
    public static func dot(_ vectorA: some AccelerateBuffer<Double>, _ vectorB: some AccelerateBuffer<Double>) -> Double
    {
        sum(multiply(vectorA, vectorB))
    }
    /// Decibels of amplitudes.
    public static func amplitudeToDecibels(_ amplitude: some AccelerateBuffer<Double>, zeroReference: Double)
        -> [Double]
    {
        mapped(amplitude) { 20 * log10($0 / zeroReference) }
    }
    /// Decibels of powers.
    public static func powerToDecibels(_ power: some AccelerateBuffer<Double>, zeroReference: Double) -> [Double] {
        mapped(power) { 10 * log10($0 / zeroReference) }
    }
}
