import DisplayList
import Foundation

extension ColorFilter {
    /// The filter as four rows (red, green, blue, alpha) of four factors and an offset.
    var matrix: [Float] {
        // The weights of Rec. 709, as in the W3C's filter effects.
        let (lr, lg, lb): (Float, Float, Float) = (0.2126, 0.7152, 0.0722)
        func finite(_ value: Double, _ fallback: Float = 0) -> Float { value.isFinite ? Float(value) : fallback }
        func saturate(_ s: Float) -> [Float] {
            [
                lr + (1 - lr) * s, lg - lg * s, lb - lb * s, 0, 0,
                lr - lr * s, lg + (1 - lg) * s, lb - lb * s, 0, 0,
                lr - lr * s, lg - lg * s, lb + (1 - lb) * s, 0, 0,
                0, 0, 0, 1, 0,
            ]
        }
        func scaleAndAdd(_ r: Float, _ g: Float, _ b: Float, _ a: Float, add: Float = 0) -> [Float] {
            [r, 0, 0, 0, add, 0, g, 0, 0, add, 0, 0, b, 0, add, 0, 0, 0, a, 0]
        }
        switch self {
        case .brightness(let amount): return scaleAndAdd(1, 1, 1, 1, add: finite(amount))
        case .contrast(let amount):
            let c = finite(amount, 1)
            return scaleAndAdd(c, c, c, 1, add: 0.5 - 0.5 * c)
        case .saturation(let amount): return saturate(finite(amount, 1))
        case .grayscale(let amount): return saturate(1 - min(max(finite(amount), 0), 1))
        case .invert: return scaleAndAdd(-1, -1, -1, 1, add: 1)
        case .multiply(let color): return scaleAndAdd(color.red, color.green, color.blue, color.alpha)
        case .matrix(let entries): return entries.map { $0.isFinite ? $0 : 0 }
        // A threshold is no matrix; painters ask for it separately.
        case .alphaThreshold: return scaleAndAdd(1, 1, 1, 1)
        case .luminanceToAlpha:
            return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, lr, lg, lb, 0, 0]
        case .hueRotation(let radians):
            let c = cos(finite(radians))
            let s = sin(finite(radians))
            return [
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
                0, 0, 0, 1, 0,
            ]
        }
    }
}
