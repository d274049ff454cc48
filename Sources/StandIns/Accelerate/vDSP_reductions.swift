import Foundation

/// Calculates the sum of the elements.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += $0 }
    __C.pointee = sum
}

/// Calculates the sum of the elements.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += $0 }
    __C.pointee = sum
}

/// Calculates the sum of the squares of the elements.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = sum
}

/// Calculates the sum of the squares of the elements.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = sum
}

/// Calculates the sum of the absolute values of the elements.
public func vDSP_svemg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += abs($0) }
    __C.pointee = sum
}

/// Calculates the sum of the absolute values of the elements.
public func vDSP_svemgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += abs($0) }
    __C.pointee = sum
}

/// Calculates the mean of the elements.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += $0 }
    __C.pointee = sum / Float(__N)
}

/// Calculates the mean of the elements.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += $0 }
    __C.pointee = sum / Double(__N)
}

/// Calculates the mean of the squares of the elements.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = sum / Float(__N)
}

/// Calculates the mean of the squares of the elements.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = sum / Double(__N)
}

/// Calculates the mean of the absolute values of the elements.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += abs($0) }
    __C.pointee = sum / Float(__N)
}

/// Calculates the mean of the absolute values of the elements.
public func vDSP_meamgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += abs($0) }
    __C.pointee = sum / Double(__N)
}

/// Calculates the square root of the mean of the squares of the elements.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = (sum / Float(__N)).squareRoot()
}

/// Calculates the square root of the mean of the squares of the elements.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    each(__A, __IA, __N) { sum += $0 * $0 }
    __C.pointee = (sum / Double(__N)).squareRoot()
}

/// Calculates the maximum of the elements, or negative infinity if there is no element.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var greatest = -Float.infinity
    each(__A, __IA, __N) { greatest = Swift.max(greatest, $0) }
    __C.pointee = greatest
}

/// Calculates the maximum of the elements, or negative infinity if there is no element.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var greatest = -Double.infinity
    each(__A, __IA, __N) { greatest = Swift.max(greatest, $0) }
    __C.pointee = greatest
}

/// Calculates the minimum of the elements, or infinity if there is no element.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var least = Float.infinity
    each(__A, __IA, __N) { least = Swift.min(least, $0) }
    __C.pointee = least
}

/// Calculates the minimum of the elements, or infinity if there is no element.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var least = Double.infinity
    each(__A, __IA, __N) { least = Swift.min(least, $0) }
    __C.pointee = least
}

/// Calculates the maximum of the absolute values of the elements, or 0 if there is no element.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var greatest: Float = 0
    each(__A, __IA, __N) { greatest = Swift.max(greatest, abs($0)) }
    __C.pointee = greatest
}

/// Calculates the maximum of the absolute values of the elements, or 0 if there is no element.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var greatest: Double = 0
    each(__A, __IA, __N) { greatest = Swift.max(greatest, abs($0)) }
    __C.pointee = greatest
}
