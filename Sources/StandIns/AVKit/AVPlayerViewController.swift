import AVFoundation
import StandInViews
import SwiftUI
import UIKit

/// A delegate that follows a player's controller. None of its calls is made: there is no picture in picture and no full
/// screen.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {
    /// Picture in picture begins.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Picture in picture has ended.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// An object that plays a movie, with its controls. The picture is black; the controls show and change the player's
/// state.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
    /// The player, which indicates what plays.
    open var player: AVPlayer? { didSet { show() } }
    /// Follows the controller.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// A Boolean value that indicates whether there are controls.
    open var showsPlaybackControls = true { didSet { show() } }
    /// The video gravity, which indicates how the picture fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// A Boolean value that indicates whether picture in picture is allowed. There is none.
    open var allowsPictureInPicturePlayback = true
    /// A Boolean value that indicates whether picture in picture begins with leaving the program. There is none.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// A Boolean value that indicates whether playing goes to the full screen. There is none.
    open var entersFullScreenWhenPlaybackBegins = false
    /// A Boolean value that indicates whether the full screen ends with the movie. There is none.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// A Boolean value that indicates whether what is played is shown on the lock screen. There is none.
    open var updatesNowPlayingInfoCenter = true
    /// A view for the program's own between the picture and the controls.
    public let contentOverlayView: UIView? = UIView()

    /// Creates a controller without a player.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        guard isViewLoaded else { return }
        for child in children {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        fill(with: PlayerPage(player: player, showsControls: showsPlaybackControls) { EmptyView() })
    }
}
