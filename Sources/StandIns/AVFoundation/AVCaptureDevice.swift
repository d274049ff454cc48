import Foundation
import PerchStandIns
import UIKit

/// Constants that indicate whether the program may use a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// A camera or microphone. In Perch, there are none, as on a simulator.
open class AVCaptureDevice: NSObject {
    /// Constants that describe the position of a camera.
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    /// Constants that indicate whether the torch is turned on.
    public enum TorchMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    /// Returns the default device of a media type. In Perch, there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns a device. In Perch, there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    /// Returns the permission to use a kind of media.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch DeviceState.current.permission(for: capability(mediaType)) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// An object that requests the use of a media type. The state of the device determines the answer of the user.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        DeviceState.ask(for: capability(mediaType)) == .granted
    }

    /// An object that requests the use of a media type. The state of the device determines the answer of the user.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        handler(DeviceState.ask(for: capability(mediaType)) == .granted)
    }

    private class func capability(_ mediaType: AVMediaType) -> DeviceState.Capability {
        mediaType == .audio ? .microphone : .camera
    }

    /// The unique identifier of the device.
    open var uniqueID: String { "" }
    /// The device's name.
    open var localizedName: String { "" }
    /// The position of the camera.
    open var position: Position { .unspecified }
    /// A Boolean value that indicates whether the device has a torch.
    open var hasTorch: Bool { false }
    /// A value that indicates whether the lamp is on.
    open var torchMode = TorchMode.off
    /// Locks the device, so that settings can be changed.
    open func lockForConfiguration() throws {}
    /// Unlocks the device after changes of settings.
    open func unlockForConfiguration() {}
}

/// A source of media.
open class AVCaptureInput: NSObject {}

/// An input of media from a device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates the media of a device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A destination of media.
open class AVCaptureOutput: NSObject {}

/// An output of photos. In Perch, there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
    public override init() {}
}

/// An output of media to a file. In Perch, there is no camera.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// A Boolean value that indicates whether the output is recording. In Perch, it is always false.
    open var isRecording: Bool { false }
    /// The URL of the file. In Perch, there is none.
    open var outputFileURL: URL? { nil }
    /// Stops recording.
    open func stopRecording() {}
}

/// An output of movies to a file. In Perch, there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    public override init() {}
}

/// A delegate that is notified of codes in front of a camera.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Called when codes are visible. In Perch, there is no camera.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// An output of codes. In Perch, there is no camera.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    public override init() {}
    /// The types of codes to find.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
    /// The codes that can be looked for.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean8, .ean13, .code128, .pdf417] }
    /// Sets the delegate. In Perch, it is never called.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {}
}

/// The way from an input to an output.
open class AVCaptureConnection: NSObject {
    /// A Boolean value that indicates whether media are transferred. In Perch, there are none.
    open var isEnabled = true
    /// A Boolean value that indicates whether the connection transfers media. In Perch, it is always false.
    open var isActive: Bool { false }
    /// A Boolean value that indicates whether the orientation can be set.
    open var isVideoOrientationSupported: Bool { true }
    /// The orientation of the picture. This is an older API. In Perch, there is no picture.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// The rotation of the picture, in degrees. In Perch, there is no picture.
    open var videoRotationAngle: CGFloat = 0
    /// Returns a Boolean value that indicates whether a rotation can be set: it must be a multiple of 90 degrees.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        [0, 90, 180, 270].contains(videoRotationAngle)
    }
    /// A Boolean value that indicates whether the picture can be mirrored.
    open var isVideoMirroringSupported: Bool { true }
    /// A Boolean value that indicates whether the picture is mirrored. In Perch, there is no picture.
    open var isVideoMirrored = false
    /// A Boolean value that indicates whether the session decides whether the picture is mirrored.
    open var automaticallyAdjustsVideoMirroring = true
}

/// Constants that describe the orientation of a picture.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The orientations in which the device is upright, or upside down.
    case portrait = 1, portraitUpsideDown
    /// The orientations in which the home button is on the right, or on the left.
    case landscapeRight, landscapeLeft
}

/// An object that a camera detects.
open class AVMetadataObject: NSObject {
    /// A kind of code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let face = ObjectType(rawValue: "face")
    }
}

/// A code that a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The text of the code.
    open var stringValue: String? { nil }
}

/// A session that transfers media from inputs to outputs. In Perch, there are no devices, so it never runs.
open class AVCaptureSession: NSObject {
    /// A type that describes how good the media are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }

    /// The quality of the media.
    open var sessionPreset = Preset.high
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// A Boolean value that indicates whether the session is running. In Perch, it is always false.
    open var isRunning: Bool { false }

    public override init() {}

    /// Returns a Boolean value that indicates whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns a Boolean value that indicates whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begins a group of changes.
    open func beginConfiguration() {}
    /// Commits a group of changes.
    open func commitConfiguration() {}
    /// Starts the session. In Perch, this method has no effect, because there is no camera.
    open func startRunning() { inert("AVCaptureSession.startRunning()", "there is no camera") }
    /// Stops the session.
    open func stopRunning() {}
}

/// A layer that shows the picture of a camera. In Perch, it is black.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session of the layer.
    open var session: AVCaptureSession?
    /// The gravity of the picture in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection of the layer. Nil without a session.
    open private(set) lazy var connection: AVCaptureConnection? = session == nil ? nil : AVCaptureConnection()
    /// A Boolean value that indicates whether the layer shows a picture. In Perch, it is always false.
    open var isPreviewing: Bool { false }

    /// Creates a layer for a session.
    public init(session: AVCaptureSession) {
        super.init()
        self.session = session
        backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    /// Creates a layer without a session.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { return nil }
}
