import Foundation

/// Windows are normalized.
public let vDSP_HANN_NORM: Int = 2
/// Windows are not normalized.
public let vDSP_HANN_DENORM: Int = 0
/// Windows have half of their elements.
public let vDSP_HALF_WINDOW: Int = 1

/// The window of Hann: half of one minus a cosine.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    // The factor that keeps the power of a signal.
    let factor: Float = __Flag & Int32(vDSP_HANN_NORM) != 0 ? 0.8165 : 0.5
    let count = Int(__N)
    for index in 0..<(__Flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        __C[index] = factor * (1 - cos(2 * .pi * Float(index) / Float(count)))
    }
}
/// The window of Hamming.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let count = Int(__N)
    for index in 0..<(__Flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        __C[index] = 0.54 - 0.46 * cos(2 * .pi * Float(index) / Float(count))
    }
}
/// The window of Hann: half of one minus a cosine.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    // The factor that keeps the power of a signal.
    let factor: Double = __Flag & Int32(vDSP_HANN_NORM) != 0 ? 0.8165 : 0.5
    let count = Int(__N)
    for index in 0..<(__Flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        __C[index] = factor * (1 - cos(2 * .pi * Double(index) / Double(count)))
    }
}
/// The window of Hamming.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let count = Int(__N)
    for index in 0..<(__Flag & Int32(vDSP_HALF_WINDOW) != 0 ? (count + 1) / 2 : count) {
        __C[index] = 0.54 - 0.46 * cos(2 * .pi * Double(index) / Double(count))
    }
}
