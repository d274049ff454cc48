import CoreMedia
import Foundation
import PerchStandIns
import UIKit

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject {
    /// The unique identifier of the photo.
    public let uniqueID = Int64.random(in: 1...Int64.max)
    /// The format of the photo, such as the codec.
    public let format: [String: Any]?
    /// A value that indicates whether there is light.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// A Boolean value that indicates whether the photo is as large as it can be.
    open var isHighResolutionPhotoEnabled = false
    /// The priority of quality over speed.
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
    /// The metadata of the file.
    open var metadata: [String: Any] { [:] }
}

/// The resolved settings of a photo. In Perch, there is no camera, so there are no values of this type.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    /// The unique identifier of the photo.
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A delegate that is notified while a photo is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called before the photo is taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called when the photo is available.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called when the capture is complete.
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
    /// Constants that describe the mode of the flash.
    public enum FlashMode: Int, Sendable { case off = 0, on = 1, auto = 2 }
    /// Constants that describe the focus mode of a camera.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus = 1, continuousAutoFocus = 2 }
    /// Constants that describe the exposure mode of a camera.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose = 1, continuousAutoExposure = 2, custom = 3 }

    /// An object that finds cameras and microphones. In Perch, there are none.
    open class DiscoverySession: NSObject {
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// The devices. In Perch, there are none.
        open var devices: [AVCaptureDevice] { [] }
    }

    /// A Boolean value that indicates whether the device has a flash. In Perch, it is always false.
    public var hasFlash: Bool { false }
    /// Returns a Boolean value that indicates whether a focus mode is supported. In Perch, it is always false.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns a Boolean value that indicates whether an exposure mode is supported. In Perch, it is always false.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// A Boolean value that indicates whether focusing on a point is supported. In Perch, it is always false.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// A Boolean value that indicates whether exposure for a point is supported. In Perch, it is always false.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// The minimum zoom factor. In Perch, there is no zoom.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The minimum zoom factor. In Perch, there is no zoom.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
}

/// A delegate that receives the frames of a camera. In Perch, there is none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

/// An output of the frames of a camera. In Perch, there is none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// The settings of the frames.
    open var videoSettings: [String: Any]! = [:]
    /// A Boolean value that indicates whether late frames are discarded.
    open var alwaysDiscardsLateVideoFrames = true
    /// The delegate, which receives the frames. In Perch, there are none.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    public override init() {}
    /// Sets the delegate for frames. In Perch, there are none.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// An output of the sound of a microphone. In Perch, there is none.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    public override init() {}
}

/// A delegate that receives recorded movies.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Called when a movie was recorded.
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
