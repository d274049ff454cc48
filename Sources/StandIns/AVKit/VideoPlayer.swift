@_exported import AVFoundation
import StandInViews
import SwiftUI

/// A view that plays a movie, with its controls. The picture is hatching; the controls show and change the player's
/// state.
public struct VideoPlayer<VideoOverlay: View> {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a player with a view between the picture and the controls.
    @MainActor @preconcurrency public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a player.
    @MainActor @preconcurrency public init(player: AVPlayer?) {
        self.player = player
        overlay = EmptyView()
    }
}

extension VideoPlayer: View {
    public var body: some View { PlayerPage(player: player, showsControls: true) { overlay } }
}

/// Black ground, what is played, and a bar with the time.
struct PlayerPage<Overlay: View>: View {
    let player: AVPlayer?
    let showsControls: Bool
    @ViewBuilder let overlay: Overlay
    /// The player is no observable object.
    @State private var changes = 0

    private var isPlaying: Bool {
        _ = changes
        return player?.timeControlStatus == .playing
    }

    private var name: String {
        ((player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent).map { $0.isEmpty ? "Video" : $0 }
            ?? "No Video"
    }

    var body: some View {
        ZStack {
            Color.black
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: name).font(.footnote).lineLimit(1).truncationMode(.middle)
                Text(verbatim: "AVKit").font(.system(size: 11))
            }
            .foregroundStyle(.white.opacity(0.6))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding(8)
            overlay
            if showsControls, let player {
                TimelineView(.animation(minimumInterval: 0.25, paused: !isPlaying)) { _ in controls(player) }
            }
        }
        .environment(\.colorScheme, .dark)
        .clipped()
    }

    private func controls(_ player: AVPlayer) -> some View {
        ZStack {
            Button {
                if isPlaying { player.pause() } else { player.play() }
                changes += 1
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 36))
                    .frame(width: 64, height: 64)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: isPlaying ? "Pause" : "Play"))
            HStack(spacing: 8) {
                Text(verbatim: time(player)).font(.caption.monospacedDigit())
                Capsule().fill(.white.opacity(0.3)).frame(height: 6)
            }
            .padding(12)
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .foregroundStyle(.white)
    }

    private func time(_ player: AVPlayer) -> String {
        let seconds = Int(min(max(0, player.currentTime().seconds), 360_000))
        let (minutes, rest) = (seconds / 60 % 60, String(seconds % 60))
        let end = "\(minutes):\(rest.count < 2 ? "0" : "")\(rest)"
        return seconds < 3600 ? end : "\(seconds / 3600):\(minutes < 10 ? "0" : "")\(end)"
    }
}
