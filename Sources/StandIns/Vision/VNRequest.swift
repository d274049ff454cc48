import CoreGraphics
import Foundation
import ImageIO
import PerchStandIns

/// A closure that receives a request after the request has been performed.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The confidence of a result, from 0 to 1.
public typealias VNConfidence = Float

/// The result of an analysis of an image. Perch never creates one.
open class VNObservation: NSObject, @unchecked Sendable {
    // Unchecked because the class is open. Its properties are constant.
    /// The identifier of the observation.
    public let uuid = UUID()
    /// The confidence of the observation. Always 0.
    open var confidence: VNConfidence { 0 }
}
/// An object in an image, with its bounding box. Perch never creates one.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The bounding box of the object. Always zero.
    open var boundingBox: CGRect { .zero }
}
/// A rectangle in an image, with its corners. Perch never creates one.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The top left corner of the rectangle. Always zero.
    open var topLeft: CGPoint { .zero }
    /// The top right corner of the rectangle. Always zero.
    open var topRight: CGPoint { .zero }
    /// The bottom left corner of the rectangle. Always zero.
    open var bottomLeft: CGPoint { .zero }
    /// The bottom right corner of the rectangle. Always zero.
    open var bottomRight: CGPoint { .zero }
}
/// A text in an image. Perch never creates one.
open class VNRecognizedText: NSObject {
    /// The text. Always empty.
    open var string: String { "" }
    /// The confidence of the text. Always 0.
    open var confidence: VNConfidence { 0 }
}
/// A region of an image that contains text. Perch never creates one.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// Returns the most likely texts of the region. Always an empty array.
    ///
    /// - Parameter maxCandidateCount: The maximum number of texts.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A barcode in an image. Perch never creates one.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The string that the barcode contains. Always `nil`.
    open var payloadStringValue: String? { nil }
    /// The symbology of the barcode. Always `qr`.
    open var symbology: VNBarcodeSymbology { .qr }
}
/// A face in an image. Perch never creates one.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A person in an image. Perch never creates one.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A classification of an image. Perch never creates one.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The identifier of the class. Always empty.
    open var identifier: String { "" }
}
/// An object in an image, with its classifications. Perch never creates one.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The classifications of the object. Always an empty array.
    open var labels: [VNClassificationObservation] { [] }
}
/// The regions of an image that attract attention. Perch never creates one.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
    /// The regions that attract attention. Always `nil`.
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// The angle of the horizon in an image. Perch never creates one.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// The angle of the horizon. Always 0.
    open var angle: CGFloat { 0 }
}

/// A symbology of barcodes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The string of the symbology.
    public let rawValue: String
    /// Creates a symbology from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbology Aztec code.
    public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
    /// The symbology Code 39.
    public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
    /// The symbology Codabar.
    public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
    /// The symbology Code 39 with a checksum.
    public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
    /// The symbology Code 39 with the full ASCII set.
    public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    /// The symbology Code 39 with the full ASCII set and a checksum.
    public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
    /// The symbology Code 93i.
    public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
    /// The symbology GS1 DataBar.
    public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// The symbology GS1 DataBar Expanded.
    public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// The symbology GS1 DataBar Limited.
    public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    /// The symbology Interleaved 2 of 5.
    public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
    /// The symbology Interleaved 2 of 5 with a checksum.
    public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    /// The symbology MicroPDF417.
    public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
    /// The symbology Micro QR code.
    public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
    /// The symbology MSI Plessey.
    public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
    /// The symbology Code 93.
    public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
    /// The symbology Code 128.
    public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
    /// The symbology Data Matrix.
    public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// The symbology EAN-8.
    public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
    /// The symbology EAN-13.
    public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
    /// The symbology ITF-14.
    public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
    /// The symbology PDF417.
    public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
    /// The symbology QR code.
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
    /// The symbology UPC-E.
    public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
}

/// A request to analyze an image. Perch does not analyze images, so a request has no results.
open class VNRequest: NSObject {
    /// The closure that receives the request after the request has been performed.
    public let completionHandler: VNRequestCompletionHandler?
    /// A Boolean value that indicates whether the request uses only the CPU. Perch ignores it.
    open var usesCPUOnly = false
    /// A Boolean value that indicates whether the request prefers to run in the background. Perch ignores it.
    open var preferBackgroundProcessing = false
    /// Creates a request.
    ///
    /// - Parameter completionHandler: The closure that receives the request after the request has been performed.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    /// A Boolean value that indicates whether the request has been performed.
    var isPerformed = false
    /// Cancels the request. In Perch, this method has no effect.
    open func cancel() {}
}

/// A type that provides the results of a request. Subclasses of `VNRequest` declare results of more specific types.
public protocol _VNRequestResults: VNRequest {}
extension VNRequest: _VNRequestResults {}
extension _VNRequestResults {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNObservation]? { isPerformed ? [] : nil }
}

/// A request to analyze a region of an image.
open class VNImageBasedRequest: VNRequest {
    /// The region to analyze, in fractions of the size of the image. Perch ignores it.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Constants that describe the balance between the accuracy and the speed of text recognition.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast = 1 }
/// A request to recognize text. In Perch, it has no results.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// The balance between accuracy and speed. Perch ignores it.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages of the text, in order of priority. Perch ignores it.
    open var recognitionLanguages: [String] = []
    /// A Boolean value that indicates whether the request corrects the text with a language model. Perch ignores it.
    open var usesLanguageCorrection = true
    /// A Boolean value that indicates whether the request detects the language. Perch ignores it.
    open var automaticallyDetectsLanguage = false
    /// The words that complement the vocabulary of the languages. Perch ignores it.
    open var customWords: [String] = []
    /// The minimum height of the text, as a fraction of the height of the image. Perch ignores it.
    open var minimumTextHeight: Float = 0
    /// Returns the supported languages. Always an empty array.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNRecognizedTextObservation]? { isPerformed ? [] : nil }
}
/// A request to detect barcodes. In Perch, it has no results.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The symbologies to detect. Perch ignores it.
    open var symbologies: [VNBarcodeSymbology] = []
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNBarcodeObservation]? { isPerformed ? [] : nil }
}
/// A request to detect faces. In Perch, it has no results.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNFaceObservation]? { isPerformed ? [] : nil }
}
/// A request to detect people. In Perch, it has no results.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// A Boolean value that indicates whether the request detects only upper bodies. Perch ignores it.
    open var upperBodyOnly = true
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNHumanObservation]? { isPerformed ? [] : nil }
}
/// A request to recognize animals. In Perch, it has no results.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNRecognizedObjectObservation]? { isPerformed ? [] : nil }
}
/// A request to detect rectangles. In Perch, it has no results.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The maximum number of results. Perch ignores it.
    open var maximumObservations = 1
    /// The minimum confidence of a result. Perch ignores it.
    open var minimumConfidence: VNConfidence = 0
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNRectangleObservation]? { isPerformed ? [] : nil }
}
/// A request to detect the horizon. In Perch, it has no results.
open class VNDetectHorizonRequest: VNImageBasedRequest {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNHorizonObservation]? { isPerformed ? [] : nil }
}
/// A request to classify an image. In Perch, it has no results.
open class VNClassifyImageRequest: VNImageBasedRequest {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNClassificationObservation]? { isPerformed ? [] : nil }
}
/// A request to find the regions of an image that attract attention. In Perch, it has no results.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    /// The results of the request: an empty array, or `nil` before the request is performed.
    public var results: [VNSaliencyImageObservation]? { isPerformed ? [] : nil }
}

/// A key for an option of an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the properties of the image.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The key for the intrinsic parameters of the camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// An object that performs requests to analyze an image. Perch does not analyze images, so the requests have no
/// results.
open class VNImageRequestHandler: NSObject {
    /// Creates a handler for an image. Perch ignores the image.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for an image with an orientation. Perch ignores the image.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for the data of an image. Perch ignores the image.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for an image at a URL. Perch ignores the image.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Performs requests. In Perch, this method has no effect other than a call of the completion handlers. The
    /// requests have no results.
    open func perform(_ requests: [VNRequest]) throws {
        inert("VNImageRequestHandler.perform(_:)", "pictures are not looked at, so there are no results")
        for request in requests {
            request.isPerformed = true
            request.completionHandler?(request, nil)
        }
    }
}
