import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// A controller with which the user selects an image. The host shows the images.
///
/// Perch has no camera. As on Apple's systems, the delegate must dismiss the picker.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
    /// Constants that describe the source of images.
    public enum SourceType: Int, Sendable {
        /// The sources: photo library, camera, and saved photos album.
        case photoLibrary, camera, savedPhotosAlbum
    }
    /// Constants for the cameras.
    public enum CameraDevice: Int, Sendable {
        /// The cameras: the rear camera, and the front camera.
        case rear, front
    }
    /// Constants that describe the capture mode of the camera.
    public enum CameraCaptureMode: Int, Sendable {
        /// The modes: photo and video.
        case photo, video
    }
    /// Constants that describe when the camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// The modes: off, auto, and on.
        case off = -1, auto, on
    }
    /// Constants that describe the quality of videos.
    public enum QualityType: Int, Sendable {
        /// The qualities: high, medium, low, and fixed sizes.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The keys for information about the selected image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the type identifier, a `String`. It is the type of images.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key for the edited image, a `UIImage`. If editing is allowed, it is the square in the center.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The key for the rectangle of the edited image in the original image, a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The key for the file of a video, a `URL`. Perch provides no videos.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// A file with the image, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The key for the metadata of the camera. Perch has no camera.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The key for the Live Photo. Perch provides none.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The key for the asset in the photo library. Perch provides none.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    /// The source of images. If the source is not available, Perch logs a message, and the user cannot select an image.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !UIImagePickerController.isSourceTypeAvailable(sourceType) else { return }
            Log.once("UIImagePickerController: there is no camera.")
            viewIfLoaded?.contentDidChange()
        }
    }
    /// The identifiers of the types that the user can select. Perch stores this value, but it has no effect.
    open var mediaTypes = [UTType.image.identifier] { didSet { UIKitWithoutEffect.mediaTypes.log() } }
    /// A Boolean value that indicates whether the user can edit the selected image.
    open var allowsEditing = false
    /// The camera. Perch stores this value, but it has no effect.
    open var cameraDevice = CameraDevice.rear
    /// The capture mode of the camera. Perch stores this value, but it has no effect.
    open var cameraCaptureMode = CameraCaptureMode.photo { didSet { UIKitWithoutEffect.cameraCaptureMode.log() } }
    /// The flash mode of the camera. Perch stores this value, but it has no effect.
    open var cameraFlashMode = CameraFlashMode.auto { didSet { UIKitWithoutEffect.cameraFlashMode.log() } }
    /// A Boolean value that indicates whether the controls of the camera are visible. Perch stores this value, but it
    /// has no effect.
    open var showsCameraControls = true { didSet { UIKitWithoutEffect.showsCameraControls.log() } }
    /// The quality of videos. Perch stores this value, but it has no effect.
    open var videoQuality = QualityType.typeMedium { didSet { UIKitWithoutEffect.videoQuality.log() } }
    /// The maximum duration of videos, in seconds. Perch stores this value, but it has no effect.
    open var videoMaximumDuration: TimeInterval = 600 { didSet { UIKitWithoutEffect.videoMaximumDuration.log() } }

    /// Returns a Boolean value that indicates whether a source is available. The host provides a photo library. There
    /// is no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// Returns the identifiers of the available types of a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    /// Returns a Boolean value that indicates whether a camera is available. In Perch, it is always false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    private let question = HostQuestion()

    open override func loadView() { view = ControllerContentView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard UIImagePickerController.isSourceTypeAvailable(sourceType) else { return }
        question.ask(.pickPhotos(.init(limit: 1, allowsImages: true, allowsVideos: false))) { [weak self] reply in
            guard let self else { return }
            guard case .photos(let photos) = reply, let photo = photos.first, let image = UIImage(data: photo.data)
            else {
                return cancel()
            }
            pick(image, of: photo)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        question.withdraw()
    }

    private func pick(_ image: UIImage, of photo: HostRequest.PickedPhoto) {
        var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image]
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(photo.name)")
        if (try? photo.data.write(to: file)) != nil { info[.imageURL] = file }
        if allowsEditing, let (part, square) = image.middleSquare {
            info[.editedImage] = part
            info[.cropRect] = square
        }
        pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// The user chose nothing. Without a delegate the picker puts itself away.
    package func cancel() {
        question.withdraw()
        guard let pickerDelegate else { return dismiss(animated: true) }
        pickerDelegate.imagePickerControllerDidCancel(self)
    }
}

extension UIImage {
    /// The largest square in the middle, and where it is, in pixels.
    fileprivate var middleSquare: (UIImage, CGRect)? {
        guard let whole = cgImage else { return nil }
        let side = CGFloat(min(whole.width, whole.height))
        let square = CGRect(
            x: ((CGFloat(whole.width) - side) / 2).rounded(), y: ((CGFloat(whole.height) - side) / 2).rounded(),
            width: side, height: side)
        return whole.cropping(to: square).map {
            (UIImage(cgImage: $0, scale: scale, orientation: imageOrientation), square)
        }
    }
}

/// A delegate that is notified of the selection in an image picker.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called after the user has selected an image. The delegate must dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called after the user has canceled. By default, dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
