import AVFoundation
import AVKit
import Foundation
import Photos
import Testing
import UIKit

@MainActor @Suite struct CaptureFormTests {
    private final class Follower: NSObject, AVPictureInPictureControllerDelegate {
        var failures = 0
        func pictureInPictureController(
            _ pictureInPictureController: AVPictureInPictureController,
            failedToStartPictureInPictureWithError error: any Error
        ) { failures += 1 }
    }

    @Test func aPreviewHasAConnection() throws {
        let connection = try #require(AVCaptureVideoPreviewLayer(session: AVCaptureSession()).connection)
        connection.videoOrientation = .landscapeLeft
        #expect(connection.videoOrientation.rawValue == 4 && connection.isVideoRotationAngleSupported(90))
        #expect(!connection.isVideoRotationAngleSupported(45) && !connection.isActive)
        #expect(AVCaptureVideoPreviewLayer().connection == nil)
    }

    @Test func pictureInPictureIsNotSupported() {
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
        let source = AVPictureInPictureController.ContentSource(
            activeVideoCallSourceView: UIView(), contentViewController: AVPictureInPictureVideoCallViewController())
        let controller = AVPictureInPictureController(contentSource: source)
        let follower = Follower()
        controller.delegate = follower
        controller.startPictureInPicture()
        #expect(follower.failures == 1 && !controller.isPictureInPictureActive)
    }

    @Test func aButtonSelectsADevice() {
        let view = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.width == 44 && view.subviews.first?.accessibilityLabel == "AirPlay")
    }

    @Test func aPhotoIsMadeOfResources() {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, data: Data(), options: PHAssetResourceCreationOptions())
        request.creationDate = .distantPast
        #expect(request.creationDate == .distantPast)
        #expect(PHAssetCreationRequest.supportsAssetResourceTypes([1, 9]))
        #expect(!PHAssetCreationRequest.supportsAssetResourceTypes([3]))
    }
}
