import Foundation

/// Calculates the square root of each element.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.squareRoot() }
}

/// Calculates the square root of each element.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.squareRoot() }
}

/// Calculates the exponential function of each element.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { exp($0) }
}

/// Calculates the exponential function of each element.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { exp($0) }
}

/// Calculates the natural logarithm of each element.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log($0) }
}

/// Calculates the natural logarithm of each element.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log($0) }
}

/// Calculates the decimal logarithm of each element.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log10($0) }
}

/// Calculates the decimal logarithm of each element.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log10($0) }
}

/// Calculates the binary logarithm of each element.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log2($0) }
}

/// Calculates the binary logarithm of each element.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log2($0) }
}

/// Calculates the sine of each element.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { sin($0) }
}

/// Calculates the sine of each element.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { sin($0) }
}

/// Calculates the cosine of each element.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { cos($0) }
}

/// Calculates the cosine of each element.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { cos($0) }
}

/// Calculates the tangent of each element.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tan($0) }
}

/// Calculates the tangent of each element.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tan($0) }
}

/// Calculates the hyperbolic tangent of each element.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tanh($0) }
}

/// Calculates the hyperbolic tangent of each element.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tanh($0) }
}

/// Calculates the absolute value of each element.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { abs($0) }
}

/// Calculates the absolute value of each element.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { abs($0) }
}

/// Calculates the largest integer that is not greater than each element.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.down) }
}

/// Calculates the largest integer that is not greater than each element.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.down) }
}

/// Calculates the smallest integer that is not less than each element.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.up) }
}

/// Calculates the smallest integer that is not less than each element.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.up) }
}

/// Calculates the power of each pair of elements. The base is in `x`, and the exponent is in `y`.
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { combine(x, 1, y, 1, z, 1, UInt(Swift.max(n.pointee, 0))) { pow($0, $1) } }

/// Calculates the power of each pair of elements. The base is in `x`, and the exponent is in `y`.
public func vvpow(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { combine(x, 1, y, 1, z, 1, UInt(Swift.max(n.pointee, 0))) { pow($0, $1) } }
