import Foundation
import PerchStandIns
import SwiftUI

/// Shows an animation. Here it is a gray ground of the animation's size.
public struct LottieView<Placeholder: View>: View {
    private let animation: LottieAnimation?
    private let load: (() async throws -> LottieAnimation?)?
    private let placeholder: (() -> Placeholder)?
    private var isResizable = false
    @State private var loaded: LottieAnimation?

    /// Shows an animation.
    public init(animation: LottieAnimation?) where Placeholder == EmptyView {
        self.animation = animation
        load = nil
        placeholder = nil
    }

    /// Loads an animation and shows it.
    public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {
        self.init(loadAnimation, placeholder: EmptyView.init)
    }

    /// Loads an animation and shows it, and a placeholder until it is there.
    public init(
        _ loadAnimation: @escaping () async throws -> LottieAnimation?,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        animation = nil
        load = loadAnimation
        self.placeholder = placeholder
    }

    /// The contents of the view.
    public var body: some View {
        let shown = animation ?? loaded
        ZStack {
            if let shown {
                LottieGround()
                    .frame(
                        width: isResizable ? nil : shown.size.width, height: isResizable ? nil : shown.size.height)
            } else if let placeholder {
                placeholder()
            }
        }
        .task { if let load { loaded = try? await load() } }
    }

    private func unmoved(_ call: String) -> Self {
        noEffect("LottieView.\(call)", "animations are not drawn")
        return self
    }

    /// Lets the animation fill its space.
    public func resizable() -> Self {
        var copy = self
        copy.isResizable = true
        return copy
    }
    /// Gives the view the size of the animation.
    public func intrinsicSize() -> Self {
        var copy = self
        copy.isResizable = false
        return copy
    }
    /// Plays again and again. Nothing moves here.
    public func looping() -> Self { unmoved("looping()") }
    /// Plays once. Nothing moves here.
    public func playing() -> Self { unmoved("playing()") }
    /// Plays. Nothing moves here.
    public func playing(loopMode: LottieLoopMode) -> Self { unmoved("playing(loopMode:)") }
    /// Plays. Nothing moves here.
    public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { unmoved("playing(_:)") }
    /// Stops at a place.
    public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self { self }
    /// Sets how to play. Nothing moves here.
    public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self { unmoved("playbackMode(_:)") }
    /// Sets the speed. Nothing moves here.
    public func animationSpeed(_ animationSpeed: Double) -> Self { unmoved("animationSpeed(_:)") }
    /// Sets the progress. Nothing moves here.
    public func currentProgress(_ currentProgress: CGFloat?) -> Self { unmoved("currentProgress(_:)") }
    /// Sets an action for the end. It is not called.
    public func animationDidFinish(_ animationCompletionHandler: ((Bool) -> Void)?) -> Self {
        unmoved("animationDidFinish(_:)")
    }
    /// Changes the view of UIKit. There is none here.
    public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self { unmoved("configure(_:)") }
}

struct LottieGround: View {
    var body: some View {
        Color(uiColor: .secondarySystemBackground)
            .overlay(alignment: .bottomTrailing) {
                Text(verbatim: "Lottie").font(.system(size: 11)).foregroundStyle(.secondary).padding(6)
            }
    }
}
