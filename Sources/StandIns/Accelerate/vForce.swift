import Foundation

/// The square root of each element.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.squareRoot() }
}

/// The square root of each element.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.squareRoot() }
}

/// The exponential function of each element.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { exp($0) }
}

/// The exponential function of each element.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { exp($0) }
}

/// The natural logarithm of each element.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log($0) }
}

/// The natural logarithm of each element.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log($0) }
}

/// The decimal logarithm of each element.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log10($0) }
}

/// The decimal logarithm of each element.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log10($0) }
}

/// The binary logarithm of each element.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log2($0) }
}

/// The binary logarithm of each element.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { log2($0) }
}

/// The sine of each element.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { sin($0) }
}

/// The sine of each element.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { sin($0) }
}

/// The cosine of each element.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { cos($0) }
}

/// The cosine of each element.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { cos($0) }
}

/// The tangent of each element.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tan($0) }
}

/// The tangent of each element.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tan($0) }
}

/// The hyperbolic tangent of each element.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tanh($0) }
}

/// The hyperbolic tangent of each element.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { tanh($0) }
}

/// The absolute value of each element.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { abs($0) }
}

/// The absolute value of each element.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { abs($0) }
}

/// The next lower integer of each element.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.down) }
}

/// The next lower integer of each element.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.down) }
}

/// The next higher integer of each element.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.up) }
}

/// The next higher integer of each element.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    map(x, 1, y, 1, UInt(Swift.max(n.pointee, 0))) { $0.rounded(.up) }
}

/// Each element of x to the power of that of y.
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { combine(x, 1, y, 1, z, 1, UInt(Swift.max(n.pointee, 0))) { pow($0, $1) } }

/// Each element of x to the power of that of y.
public func vvpow(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { combine(x, 1, y, 1, z, 1, UInt(Swift.max(n.pointee, 0))) { pow($0, $1) } }
