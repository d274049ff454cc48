import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Lets the user choose a picture. The host shows what there is.
///
/// There is no camera here. The delegate is to put the picker away, as on Apple's systems.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
    /// Constants that describe where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The photo library, the camera, or the newest photos.
        case photoLibrary, camera, savedPhotosAlbum
    }
    /// Constants that describe which camera is meant.
    public enum CameraDevice: Int, Sendable {
        /// The camera at the back, or the one beside the screen.
        case rear, front
    }
    /// Constants that describe what the camera makes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos, or videos.
        case photo, video
    }
    /// Constants that describe when the camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// Never, when it is dark, or always.
        case off = -1, auto, on
    }
    /// Constants that describe how good a video is.
    public enum QualityType: Int, Sendable {
        /// Best, middling, or worst; or of one size.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// A type that describes what is known of a picture that was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of its type, a `String`: that of pictures.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part of the picture that was chosen, a `UIImage`: the middle square, where editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An info key: where in the picture that part is, a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video, a `URL`. Videos are not handed out here.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// A file with the picture, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// An info key: what the camera noted. There is no camera here.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The moving picture. There is none here.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The picture in the photo library. There is none here.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    /// The source type: where pictures come from. One that is not there is logged, and nothing can be chosen.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !UIImagePickerController.isSourceTypeAvailable(sourceType) else { return }
            Log.once("UIImagePickerController: there is no camera.")
            viewIfLoaded?.contentDidChange()
        }
    }
    /// The identifiers of the types that can be chosen.
    open var mediaTypes = [UTType.image.identifier] { didSet { UIKitWithoutEffect.mediaTypes.log() } }
    /// A Boolean value that indicates whether a part of the picture is chosen.
    open var allowsEditing = false
    /// The camera device: which camera is meant. Stored.
    open var cameraDevice = CameraDevice.rear
    /// The camera capture mode: what the camera makes. Stored.
    open var cameraCaptureMode = CameraCaptureMode.photo { didSet { UIKitWithoutEffect.cameraCaptureMode.log() } }
    /// The camera flash mode: when the camera flashes. Stored.
    open var cameraFlashMode = CameraFlashMode.auto { didSet { UIKitWithoutEffect.cameraFlashMode.log() } }
    /// A Boolean value that indicates whether the camera's buttons are shown. Stored.
    open var showsCameraControls = true { didSet { UIKitWithoutEffect.showsCameraControls.log() } }
    /// The video quality: how good videos are. Stored.
    open var videoQuality = QualityType.typeMedium { didSet { UIKitWithoutEffect.videoQuality.log() } }
    /// The longest video, in seconds. Stored.
    open var videoMaximumDuration: TimeInterval = 600 { didSet { UIKitWithoutEffect.videoMaximumDuration.log() } }

    /// Returns a Boolean value that indicates whether there is such a source: a photo library is the host's; there is
    /// no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The identifiers of the types that a source has.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    /// Returns a Boolean value that indicates whether there is such a camera. There is none.
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

/// The object that is notified of what was chosen in an image picker.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen. The delegate is to put the picker away.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when nothing was chosen. By default, the picker is put away.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
