import AVFoundation
import AVKit
import Foundation
import Locking
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct MediaTests {
    @Test func timesAreFractions() {
        let half = CMTime(value: 1, timescale: 2)
        #expect(half == CMTime(seconds: 0.5, preferredTimescale: 600))
        #expect((half + CMTime(value: 1, timescale: 3)) == CMTime(value: 5, timescale: 6))
        #expect((half - CMTime(value: 1, timescale: 2)) == .zero)
        #expect(CMTime(seconds: 1.0 / 3, preferredTimescale: 10).value == 3)
        #expect(CMTimeGetSeconds(half) == 0.5 && half < CMTime(value: 2, timescale: 3))
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > half && !CMTime.invalid.isValid)
        #expect(CMTimeRange(start: .zero, duration: half).containsTime(CMTime(value: 1, timescale: 4)))
        #expect(half.convertScale(600, method: .default).value == 300)
    }

    @Test func aPictureFitsIntoARectangle() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 160, height: 160))
        #expect(rect == CGRect(x: 0, y: 35, width: 160, height: 90))
    }

    @Test func aPlayersTimeFollowsTheSession() throws {
        let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
        let screen = try RenderedView(VideoPlayer(player: player).frame(width: 320, height: 180))
        #expect(player.timeControlStatus == .paused)
        screen.buttons["Play"].tap()
        #expect(player.timeControlStatus == .playing && player.rate == 1)
        screen.advance(by: .seconds(75))
        screen.update { #expect(abs(player.currentTime().seconds - 75) < 1) }
        #expect(screen.staticTexts["1:15"].exists)
        screen.buttons["Pause"].tap()
        screen.advance(by: .seconds(30))
        screen.update { #expect(abs(player.currentTime().seconds - 75) < 1) }
    }

    @Test func timeObserversAreCalled() throws {
        let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
        let times = Locked<[Double]>([])
        let screen = try RenderedView(Color.clear)
        screen.update {
            _ = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: nil) { time in
                times.withLock { $0.append(time.seconds.rounded()) }
            }
            player.seek(to: CMTime(value: 10, timescale: 1))
            player.play()
        }
        screen.advance(by: .seconds(3.5))
        #expect(times.withLock { $0 } == [11, 12, 13])
    }

    @Test func aPlayerIsDrawn() {
        let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
        assertSnapshot(of: VideoPlayer(player: player).frame(width: 320, height: 180), as: .image())
    }

    @Test func theSessionIsRemembered() async throws {
        try await DeviceState().perform {
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
            #expect(AVAudioSession.sharedInstance().category == .playback)
            #expect(session.categoryOptions == .mixWithOthers)
            #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
            #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
            #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
            #expect(AVCaptureDevice.default(for: .video) == nil)
        }
    }
}
