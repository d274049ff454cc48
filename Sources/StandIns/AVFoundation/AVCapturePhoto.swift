import CoreMedia
import Foundation
import PerchStandIns
import UIKit

/// A type that describes how a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    /// The unique ID of the photo.
    public let uniqueID = Int64.random(in: 1...Int64.max)
    /// The format, which indicates what is wanted, such as the codec.
    public let format: [String: Any]?
    /// A value that indicates whether there is light.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// A Boolean value that indicates whether the photo is as large as it can be.
    open var isHighResolutionPhotoEnabled = false
    /// The photo quality prioritization, which indicates how the quality counts against the speed.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The format of a small picture.
    open var previewPhotoFormat: [String: Any]?

    public override init() { format = nil }
    /// Creates a photo of a format.
    public init(format: [String: Any]?) { self.format = format }
}

/// A photo. There is no camera, so there is no value of this type.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    // Unchecked because it has no state.
    override init() { super.init() }
    /// Returns the photo as a file.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns the photo as a picture.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// The metadata, which indicates what the file says of itself.
    open var metadata: [String: Any] { [:] }
}

/// A type that describes what a photo is to be. There is no camera, so there is no value of this type.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    /// The unique ID of the photo.
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A delegate that follows a photo while it is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called when the photo is about to be taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when the photo is here.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// All is done.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    /// Does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

extension AVCapturePhotoOutput {
    /// Constants that describe how the quality counts against the speed.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced = 2, quality = 3 }

    /// Takes a photo. In Perch, this method has no effect other than an error for the delegate, because there is no
    /// camera.
    public func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {
        inert("AVCapturePhotoOutput.capturePhoto(with:delegate:)", "there is no camera")
        delegate.photoOutput(
            self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID),
            error: AVError(.sessionNotRunning))
    }
}

extension AVCaptureDevice {
    /// Constants that indicate whether there is light.
    public enum FlashMode: Int, Sendable { case off = 0, on = 1, auto = 2 }
    /// Constants that describe how the camera finds what is to be sharp.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus = 1, continuousAutoFocus = 2 }
    /// Constants that describe how the camera finds how bright it is.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose = 1, continuousAutoExposure = 2, custom = 3 }

    /// An object that looks for cameras and microphones. There are none.
    open class DiscoverySession: NSObject {
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The devices, which indicate what there is: nothing.
        open var devices: [AVCaptureDevice] { [] }
    }

    /// A Boolean value that indicates whether there is light. In Perch, it is always false.
    public var hasFlash: Bool { false }
    /// Returns a Boolean value that indicates whether a way to focus is known. In Perch, it is always false.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns a Boolean value that indicates whether a way to find the brightness is known. In Perch, it is always
    /// false.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// A Boolean value that indicates whether a point can be made sharp: none can.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// A Boolean value that indicates whether a point can be made bright: none can.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// A value that describes how large the picture can be made: not at all.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// A value that describes how large the picture can be made: not at all.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
}

/// A delegate that receives pictures of a camera. There is none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

/// An object that gives the pictures of a camera, one after another. There is none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The video settings, which indicate what is wanted of pictures.
    open var videoSettings: [String: Any]! = [:]
    /// A Boolean value that indicates whether pictures that come too late are left out.
    open var alwaysDiscardsLateVideoFrames = true
    /// Receives the pictures. There are none.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    public override init() {}
    /// Sets what receives the pictures. There are none.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// An object that gives the sound of a microphone. There is none.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    public override init() {}
}

/// A delegate that receives movies.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Called when a movie is written.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutput {
    /// Begins to record a movie. In Perch, this method has no effect other than an error for the delegate, because
    /// there is no camera.
    public func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        inert("AVCaptureFileOutput.startRecording(to:recordingDelegate:)", "there is no camera")
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
}

/// A codec of movies and photos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

/// The key of a codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of a width, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a height, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
