import Foundation

/// Windows are normalized.
public let vDSP_HANN_NORM: Int = 2
/// Windows are not normalized.
public let vDSP_HANN_DENORM: Int = 0
/// Windows have half of their elements.
public let vDSP_HALF_WINDOW: Int = 1

/// Fills a window, or its first half, of a number of elements by the cosine at each place.
private func fillWindow<T: BinaryFloatingPoint>(
    _ window: UnsafeMutablePointer<T>, _ count: Int, _ flag: Int32, _ cosine: (T) -> T, _ value: (T) -> T
) {
    for index in 0..<(flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        window[index] = value(cosine(2 * .pi * T(index) / T(count)))
    }
}

/// The factor of a window of Hann: half, or the one that keeps the power of a signal.
private func factor<T: BinaryFloatingPoint>(_ flag: Int32) -> T { flag & Int32(vDSP_HANN_NORM) != 0 ? 0.8165 : 0.5 }

/// The window of Hann: half of one minus a cosine.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { factor(__Flag) * (1 - $0) }
}
/// The window of Hamming.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { 0.54 - 0.46 * $0 }
}
/// The window of Hann: half of one minus a cosine.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { factor(__Flag) * (1 - $0) }
}
/// The window of Hamming.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fillWindow(__C, Int(__N), __Flag, cos) { 0.54 - 0.46 * $0 }
}
