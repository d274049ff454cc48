import CoreGraphics
import PerchStandIns
import UIKit

/// A layer that shows the video of a player. In Perch, it shows its background, because no video is decoded.
open class AVPlayerLayer: CALayer {
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// The player whose video the layer shows. Perch stores this value, but it has no effect.
    open var player: AVPlayer? {
        didSet { if player != nil { inert("AVPlayerLayer.player", "no video is decoded") } }
    }
    /// The way in which the video fills the layer. The default is `resizeAspect`. Without a video, it has no effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// A Boolean value that indicates whether a picture of the video can be shown. In Perch, it is always false.
    open var isReadyForDisplay: Bool { false }
    /// The area of the video in the layer. Without a video, it is empty.
    open var videoRect: CGRect { .zero }
    /// The attributes of the pixel buffers of the video. Without a video, they have no effect.
    open var pixelBufferAttributes: [String: Any]?
}
