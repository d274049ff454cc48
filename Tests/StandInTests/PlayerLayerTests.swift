import AVFoundation
import Contacts
import ContactsUI
import Foundation
import Metal
import Testing
import UIKit

private final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}

@MainActor @Suite struct PlayerLayerTests {
    @Test func aLayerHasItsPlayer() throws {
        let player = AVPlayer()
        let layer = AVPlayerLayer(player: player)
        #expect(layer.player === player && layer.videoGravity == .resizeAspect)
        #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
        let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
        try #require(view.playerLayer).player = player
        view.playerLayer?.videoGravity = .resizeAspectFill
        #expect(view.playerLayer?.bounds.width == 160)
    }

    @Test func thereIsNoDeviceOfAFamily() {
        #expect(MTLCreateSystemDefaultDevice()?.supportsFamily(.apple7) == nil && MTLGPUFamily.metal3.rawValue == 5001)
    }

    @Test func aContactHasAnIcon() {
        #expect(UIApplicationShortcutIcon(contact: CNContact()) == UIApplicationShortcutIcon(type: .contact))
    }
}
