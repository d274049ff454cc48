import CoreGraphics
import Foundation
import ImageIO
import PerchStandIns

/// Calls a request's handler.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The confidence of a result, from 0 to 1.
public typealias VNConfidence = Float

/// An object that is seen in a picture. Nothing is.
open class VNObservation: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}
/// An object with a box around it.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { .zero }
}
/// An object with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
/// A text that was read.
open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
}
/// A place with a text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A user.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A type that describes what a picture shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
}
/// An object with what it may be.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
/// A type that describes where one looks in a picture.
open class VNSaliencyImageObservation: VNObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// A type that describes how far a picture's horizon is turned.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var angle: CGFloat { 0 }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
    public static let codabar = Self(rawValue: "VNBarcodeSymbologyCodabar")
    public static let code39Checksum = Self(rawValue: "VNBarcodeSymbologyCode39Checksum")
    public static let code39FullASCII = Self(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    public static let code39FullASCIIChecksum = Self(rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
    public static let code93i = Self(rawValue: "VNBarcodeSymbologyCode93i")
    public static let gs1DataBar = Self(rawValue: "VNBarcodeSymbologyGS1DataBar")
    public static let gs1DataBarExpanded = Self(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    public static let gs1DataBarLimited = Self(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    public static let i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
    public static let i2of5Checksum = Self(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    public static let microPDF417 = Self(rawValue: "VNBarcodeSymbologyMicroPDF417")
    public static let microQR = Self(rawValue: "VNBarcodeSymbologyMicroQR")
    public static let msiPlessey = Self(rawValue: "VNBarcodeSymbologyMSIPlessey")
    public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
    public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
    public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
}

/// An object that is searched for in a picture. Pictures are not looked at: there are no results.
open class VNRequest: NSObject {
    /// The completion handler, which indicates what is done at the end.
    public let completionHandler: VNRequestCompletionHandler?
    open var usesCPUOnly = false
    open var preferBackgroundProcessing = false
    /// Creates a request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    /// Whether it was performed. Before that there are no results, not even none.
    var isPerformed = false
    /// Ends the work.
    open func cancel() {}
}

/// A type that gives requests results of a general type; kinds of requests add results of more specific types.
public protocol _VNRequestResults: VNRequest {}
extension VNRequest: _VNRequestResults {}
extension _VNRequestResults {
    /// The results, which indicate what was found: nothing. Nil before the request is performed.
    public var results: [VNObservation]? { isPerformed ? [] : nil }
}

/// A request of a part of a picture.
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Constants that describe how exactly a text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast = 1 }
/// An object that reads texts.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    public var results: [VNRecognizedTextObservation]? { isPerformed ? [] : nil }
}
/// An object that reads codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
    public var results: [VNBarcodeObservation]? { isPerformed ? [] : nil }
}
/// An object that finds faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    public var results: [VNFaceObservation]? { isPerformed ? [] : nil }
}
/// An object that finds users.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    open var upperBodyOnly = true
    public var results: [VNHumanObservation]? { isPerformed ? [] : nil }
}
/// An object that finds animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    public var results: [VNRecognizedObjectObservation]? { isPerformed ? [] : nil }
}
/// An object that finds rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var maximumObservations = 1
    open var minimumConfidence: VNConfidence = 0
    public var results: [VNRectangleObservation]? { isPerformed ? [] : nil }
}
/// An object that finds a picture's horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest {
    public var results: [VNHorizonObservation]? { isPerformed ? [] : nil }
}
/// An object that says what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest {
    public var results: [VNClassificationObservation]? { isPerformed ? [] : nil }
}
/// An object that says where one looks in a picture.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    public var results: [VNSaliencyImageObservation]? { isPerformed ? [] : nil }
}

/// A type that describes how a picture is looked at.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// An object that looks for things in a picture. Pictures are not looked at: requests end immediately, without results.
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// Performs requests. In Perch, they have no effect, and end immediately without results.
    open func perform(_ requests: [VNRequest]) throws {
        inert("VNImageRequestHandler.perform(_:)", "pictures are not looked at, so there are no results")
        for request in requests {
            request.isPerformed = true
            request.completionHandler?(request, nil)
        }
    }
}
