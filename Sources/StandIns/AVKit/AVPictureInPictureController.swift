import AVFoundation
import CoreMedia
import PerchStandIns
import UIKit

/// A delegate that follows picture in picture. In Perch, it is only notified that the start failed.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// Called before picture in picture starts.
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// Called after picture in picture has started.
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Called if picture in picture could not start.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    )
    /// Called before picture in picture stops.
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Called after picture in picture has stopped.
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    /// Called to show the app's own interface before picture in picture stops.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}

/// A controller of picture in picture. In Perch, it is not supported, as on a device without it.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
    /// What is shown in picture in picture.
    @MainActor @preconcurrency open class ContentSource: NSObject {
        /// The layer of the player, if it is one.
        public let playerLayer: AVPlayerLayer?
        /// The view in which a call is shown, if it is one.
        open private(set) weak var activeVideoCallSourceView: UIView?
        /// The controller of the content of a call, if it is one.
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        /// Creates a source from the layer of a player.
        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            activeVideoCallContentViewController = nil
            super.init()
        }

        /// Creates a source from the video of a call.
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            playerLayer = nil
            activeVideoCallContentViewController = contentViewController
            super.init()
            activeVideoCallSourceView = sourceView
        }
    }

    /// Returns a Boolean value that indicates whether picture in picture is supported. In Perch, it is always false.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The image of a button that starts picture in picture.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The image of a button that stops picture in picture.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// The delegate of the controller.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// What is shown in picture in picture.
    open var contentSource: ContentSource?
    /// The layer of the player, if it is the source.
    open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
    /// A Boolean value that indicates whether picture in picture can start. In Perch, it is always false.
    open var isPictureInPicturePossible: Bool { false }
    /// A Boolean value that indicates whether picture in picture is visible. In Perch, it is always false.
    open var isPictureInPictureActive: Bool { false }
    /// A Boolean value that indicates whether picture in picture is paused by the system. In Perch, it is always false.
    open var isPictureInPictureSuspended: Bool { false }
    /// A Boolean value that indicates whether picture in picture starts when the user leaves the app. In Perch, it does
    /// not.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// A Boolean value that indicates whether the user cannot skip. In Perch, there are no controls.
    open var requiresLinearPlayback = false

    /// Creates a controller of the layer of a player. Returns nil, because picture in picture is not supported.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    /// Creates a controller of a source.
    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
    }

    /// Starts picture in picture. In Perch, this method has no effect other than an error for the delegate.
    open func startPictureInPicture() {
        inert("AVPictureInPictureController.startPictureInPicture()", "picture in picture is not supported")
        delegate?.pictureInPictureController(
            self, failedToStartPictureInPictureWithError: AVError(.unknown))
    }

    /// Stops picture in picture.
    open func stopPictureInPicture() {}
    /// Updates the controls of picture in picture. In Perch, there are none.
    open func invalidatePlaybackState() {}
}

/// A controller of the content of a call in picture in picture.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
