import CoreGraphics
import Foundation

/// A filter.
public protocol CIFilterProtocol: AnyObject {
    /// The output image, which indicates what comes out. Nil if a value is missing.
    var outputImage: CIImage? { get }
}

/// A picture in shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The intensity, which indicates how much is done.
    var intensity: Float { get set }
}

/// A blurred picture.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// A picture of squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The center, which indicates where a square begins.
    var center: CGPoint { get set }
    /// The side of a square, in pixels.
    var scale: Float { get set }
}

/// A sharper picture.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity, which indicates how much is done.
    var intensity: Float { get set }
}

/// A picture with dark corners.
public protocol CIVignette: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// The intensity, which indicates how much is done.
    var intensity: Float { get set }
}

/// The edges of what is seen.
public protocol CIEdges: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The intensity, which indicates how much is done.
    var intensity: Float { get set }
}

/// A negative.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
}

/// Another saturation, brightness or contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// 1 leaves it as it is. The value 0 means gray.
    var saturation: Float { get set }
    /// 0 leaves it as it is.
    var brightness: Float { get set }
    /// 1 leaves it as it is.
    var contrast: Float { get set }
}

/// Shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The intensity, which indicates how much is done.
    var intensity: Float { get set }
}

/// Black and white, with much contrast.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
}

/// Shades between two colors.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The color of black.
    var color0: CIColor { get set }
    /// The color of white.
    var color1: CIColor { get set }
}

/// One pixel: the average of a rectangle.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The rectangle.
    var extent: CGRect { get set }
}

/// White, as opaque as the picture is bright.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
}

/// Another exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// 0 leaves it as it is. The value 1 means twice as bright.
    var ev: Float { get set }
}

/// Other hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// One picture where a mask is white, another where it is black.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// One picture over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture that comes in.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The message, which indicates what the code says.
    var message: Data { get set }
    /// A value that describes how much of the code may be damaged: L, M, Q or H.
    var correctionLevel: String { get set }
}

extension BuiltinFilter: CISepiaTone, CIGaussianBlur, CIPixellate, CIUnsharpMask, CIVignette, CIEdges, CIColorInvert,
    CIColorControls, CIColorMonochrome, CIPhotoEffect, CIFalseColor, CIAreaAverage, CIMaskToAlpha, CIExposureAdjust,
    CIHueAdjust, CIBlendWithMask, CICompositeOperation, CIQRCodeGenerator
{
    var inputImage: CIImage? {
        get { values["inputImage"] as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { values["inputBackgroundImage"] as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { values["inputMaskImage"] as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var intensity: Float {
        get { FilterInput(values: values).number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var radius: Float {
        get { FilterInput(values: values).number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var scale: Float {
        get { FilterInput(values: values).number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var center: CGPoint {
        get { FilterInput(values: values).point("inputCenter") }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var saturation: Float {
        get { FilterInput(values: values).number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { FilterInput(values: values).number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { FilterInput(values: values).number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var ev: Float {
        get { FilterInput(values: values).number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var angle: Float {
        get { FilterInput(values: values).number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var color: CIColor {
        get { FilterInput(values: values).color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { FilterInput(values: values).color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { FilterInput(values: values).color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var extent: CGRect {
        get { FilterInput(values: values).rectangle("inputExtent") ?? .zero }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

extension CIFilter {
    /// A picture in shades of brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
    /// A blurred picture.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
    /// A picture of squares.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
    /// A sharper picture.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
    /// A picture with dark corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
    /// The edges of what is seen.
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
    /// A negative.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
    /// Another saturation, brightness or contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
    /// Shades of one color.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
    /// Black and white, with much contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
    /// Black and white, with little contrast.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
    /// Shades between two colors.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
    /// One pixel: the average of a rectangle.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
    /// White, as opaque as the picture is bright.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
    /// Another exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
    /// Other hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
    /// One picture where a mask is white, another where it is black.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
    /// One picture over another.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.named("CISourceOverCompositing")
    }
    /// A QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
}
