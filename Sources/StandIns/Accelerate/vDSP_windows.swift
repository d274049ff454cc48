import Foundation

/// A flag that normalizes a Hann window.
public let vDSP_HANN_NORM: Int = 2
/// A flag that does not normalize a Hann window.
public let vDSP_HANN_DENORM: Int = 0
/// A flag that creates only the first half of a window.
public let vDSP_HALF_WINDOW: Int = 1

/// Fills a window, or its first half, with values that depend on the cosine at each index.
private func fillWindow<T: BinaryFloatingPoint>(
    _ window: UnsafeMutablePointer<T>, _ count: Int, _ flag: Int32, _ cosine: (T) -> T, _ value: (T) -> T
) {
    for index in 0..<(flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        window[index] = value(cosine(2 * .pi * T(index) / T(count)))
    }
}

/// Returns the factor of a Hann window. A normalized window preserves the power of a signal.
private func factor<T: BinaryFloatingPoint>(_ flag: Int32) -> T { flag & Int32(vDSP_HANN_NORM) != 0 ? 0.8165 : 0.5 }

/// Creates a Hann window.
///
/// - Parameters:
///   - __C: The buffer for the window.
///   - __N: The number of elements of the full window.
///   - __Flag: The flags, such as `vDSP_HANN_NORM` or `vDSP_HALF_WINDOW`.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { factor(__Flag) * (1 - $0) }
}
/// Creates a Hamming window.
///
/// - Parameters:
///   - __C: The buffer for the window.
///   - __N: The number of elements of the full window.
///   - __Flag: 0, or `vDSP_HALF_WINDOW` for only the first half of the window.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { 0.54 - 0.46 * $0 }
}
/// Creates a Hann window.
///
/// - Parameters:
///   - __C: The buffer for the window.
///   - __N: The number of elements of the full window.
///   - __Flag: The flags, such as `vDSP_HANN_NORM` or `vDSP_HALF_WINDOW`.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { factor(__Flag) * (1 - $0) }
}
/// Creates a Hamming window.
///
/// - Parameters:
///   - __C: The buffer for the window.
///   - __N: The number of elements of the full window.
///   - __Flag: 0, or `vDSP_HALF_WINDOW` for only the first half of the window.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { 0.54 - 0.46 * $0 }
}
