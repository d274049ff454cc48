import AVFoundation
import Foundation
import Testing

@MainActor @Suite struct SoundTests {
    @Test func buffersHoldValues() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
        #expect(format.isStandard && format == AVAudioFormat(settings: format.settings))
        #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 2) == nil)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 9
        #expect(buffer.frameLength == 4 && buffer.int16ChannelData == nil)
        let data = try #require(buffer.floatChannelData)
        for frame in 0..<4 { data[1][frame] = Float(frame) }
        #expect(data[0][3] == 0 && data[1][3] == 3)

        let beside = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let numbers = try #require(AVAudioPCMBuffer(pcmFormat: beside, frameCapacity: 2))
        let channels = try #require(numbers.int16ChannelData)
        channels[1][0] = 7
        #expect(channels[0][1] == 7 && numbers.stride == 2)
    }

    @Test func enginesKnowTheirNodes() throws {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        let pitch = AVAudioUnitTimePitch()
        engine.attach(player)
        engine.attach(pitch)
        engine.connect(player, to: pitch, format: nil)
        engine.connect(pitch, to: engine.mainMixerNode, format: engine.mainMixerNode.outputFormat(forBus: 0))
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
        engine.inputNode.removeTap(onBus: 0)
        try engine.start()
        player.play()
        #expect(engine.isRunning && player.isPlaying && player.engine === engine)
        #expect(engine.attachedNodes.contains(pitch))
        engine.detach(pitch)
        engine.stop()
        #expect(!engine.isRunning && !engine.attachedNodes.contains(pitch))
        #expect(throws: AVError.self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/none.wav")) }
    }

    @Test func tracksAndVoicesTellWhatTheyAre() async throws {
        let track = try #require(
            AVMutableComposition().addMutableTrack(
                withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        #expect(try await track.load(.naturalSize) == .zero)
        #expect(try await track.load(.preferredTransform) == .identity)
        #expect(try await track.load(.nominalFrameRate) == 0)
        let voice = try #require(AVSpeechSynthesisVoice(language: "de-DE"))
        #expect(voice.quality == .default && voice.gender == .unspecified)
    }

    @Test func compositionsKnowTheirDurations() async throws {
        let composition = AVMutableComposition()
        let track = try #require(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        let second = CMTime(value: 1, timescale: 1)
        try track.insertTimeRange(CMTimeRange(start: .zero, duration: second), of: track, at: .zero)
        try track.insertTimeRange(CMTimeRange(start: .zero, duration: second + second), of: track, at: .zero)
        #expect(composition.duration.seconds == 3 && composition.tracks(withMediaType: .video).count == 1)
        track.removeTimeRange(CMTimeRange(start: .zero, duration: second + second))
        #expect(composition.duration.seconds == 1)
        let session = try #require(
            AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality))
        session.outputFileType = .mp4
        await session.export()
        #expect(session.status == .failed && session.error != nil)
    }

    @Test func metadataHasValues() {
        let item = AVMutableMetadataItem()
        item.identifier = .commonIdentifierTitle
        item.value = "Song"
        #expect(item.stringValue == "Song" && item.commonKey == .commonKeyTitle)
        #expect(
            AVMetadataItem.metadataItems(from: [item], filteredByIdentifier: .commonIdentifierArtist).isEmpty)
    }

    @Test func cameraErrorsArrive() {
        let taker = Taker()
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: taker)
        AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "/film.mov"), recordingDelegate: taker)
        #expect(taker.errors == 2)
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [], mediaType: .video, position: .back)
        #expect(search.devices.isEmpty)
    }

    @Test func interruptionsAreRead() {
        let info: [AnyHashable: Any] = [AVAudioSessionInterruptionTypeKey: UInt(1)]
        let type = (info[AVAudioSessionInterruptionTypeKey] as? UInt).flatMap(AVAudioSession.InterruptionType.init)
        #expect(type == .began && AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
    }
}

private final class Taker: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
    var errors = 0
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) { if error != nil { errors += 1 } }
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
    ) { if error != nil { errors += 1 } }
}
