import CoreGraphics
import Foundation
import PerchStandIns

/// An object that makes a picture of others, or of values.
open class CIFilter: NSObject {
    /// The filter's name: `CISepiaTone`.
    open var name: String
    private let kernel: FilterKernel
    fileprivate(set) var values: [String: Any]

    /// Creates the filter with a name. In Perch, unknown names have no effect: the result is nil, and Perch logs a
    /// message.
    public convenience init?(name: String) {
        guard let kernel = FilterKernel.all[name] else {
            inert("CIFilter(name: \"\(name)\")", "there is no such filter")
            return nil
        }
        self.init(name, kernel)
    }

    /// Creates a filter with values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    fileprivate init(_ name: String, _ kernel: FilterKernel) {
        self.name = name
        self.kernel = kernel
        values = kernel.defaults
    }

    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets all values to what they are at first.
    open func setDefaults() { values = kernel.defaults }
    /// The names of the values.
    open var inputKeys: [String] { kernel.keys }
    /// The names of what comes out.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The output image, which indicates what comes out. Nil if a value is missing.
    open var outputImage: CIImage? { kernel.output(FilterInput(values: values)) }

    /// The names of all filters that are here.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKernel.all.keys.sorted() }
}

/// A filter with its values as properties. Which ones are seen is said by the protocol that it is given out as.
final class BuiltinFilter: CIFilter {
    static func named(_ name: String) -> BuiltinFilter {
        guard let kernel = FilterKernel.all[name] else { preconditionFailure("There is no kernel for \(name)") }
        return BuiltinFilter(name, kernel)
    }
}

/// The values of a filter, read.
struct FilterInput {
    let values: [String: Any]

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }

    func image(_ key: String) -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Float {
        switch values[key] {
        case let number as Float: number
        case let number as Double: Float(number)
        case let number as CGFloat: Float(number)
        case let number as Int: Float(number)
        case let number as NSNumber: number.floatValue
        default: 0
        }
    }

    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0, y: 0) }

    /// A rectangle, which may be given as a vector, too.
    func rectangle(_ key: String) -> CGRect? { values[key] as? CGRect ?? (values[key] as? CIVector)?.cgRectValue }

    func point(_ key: String) -> CGPoint {
        values[key] as? CGPoint ?? CGPoint(x: vector(key).x, y: vector(key).y)
    }
}

/// The key of the picture that comes in.
public let kCIInputImageKey = "inputImage"
/// The key of the picture that comes out.
public let kCIOutputImageKey = "outputImage"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how much is done.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale, in pixels.
public let kCIInputScaleKey = "inputScale"
/// The key of a middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
