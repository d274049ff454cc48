import Foundation
import Nuke
import PerchStandIns
import SwiftUI
import UIKit

/// A request for an image.
public typealias ImageRequest = Nuke.ImageRequest
/// Loads images for code.
public typealias ImagePipeline = Nuke.ImagePipeline

/// A type that describes how far an image is loaded.
public protocol LazyImageState {
    /// The image after it is loaded.
    var image: Image? { get }
    /// The error: why there is no image.
    var error: (any Error)? { get }
    /// A Boolean value that indicates whether the image is loading.
    var isLoading: Bool { get }
    /// The request.
    var request: ImageRequest? { get }
}

private struct LoadingState: LazyImageState {
    let phase: AsyncImagePhase
    let request: ImageRequest?
    var image: Image? { phase.image }
    var error: (any Error)? { phase.error }
    var isLoading: Bool {
        if case .empty = phase { return request?.url != nil }
        return false
    }
}

/// A view that loads an image and shows it. It loads where `AsyncImage` does.
public struct LazyImage<Content: View>: View {
    /// Constants that describe what happens when the view disappears.
    public enum DisappearBehavior: Sendable {
        /// Loading stops.
        case cancel
        /// Loading continues with a lower priority.
        case lowerPriority
    }

    private var request: ImageRequest?
    private var animation: Animation?
    private let content: ((any LazyImageState) -> Content)?

    /// Shows the image, and gray until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(request: url.map { ImageRequest(url: $0) })
    }

    /// Shows the image, and gray until it is there.
    public init(request: ImageRequest?) where Content == Image {
        self.request = request
        content = nil
    }

    /// Shows content for each state.
    public init(url: URL?, @ViewBuilder content: @escaping (any LazyImageState) -> Content) {
        self.init(request: url.map { ImageRequest(url: $0) }, content: content)
    }

    /// Shows content for each state.
    public init(request: ImageRequest?, @ViewBuilder content: @escaping (any LazyImageState) -> Content) {
        self.request = request
        self.content = content
    }

    /// The contents of the view.
    public var body: some View {
        AsyncImage(url: request?.url, transaction: Transaction(animation: animation)) { phase in
            if let content {
                content(LoadingState(phase: phase, request: request))
            } else if let image = phase.image {
                image
            } else {
                Rectangle().foregroundStyle(Color(uiColor: .secondarySystemBackground))
            }
        }
    }

    private func with(_ change: (inout LazyImage) -> Void) -> LazyImage {
        var copy = self
        change(&copy)
        return copy
    }

    /// Sets the animation of a change of state.
    public func animation(_ animation: Animation?) -> Self { with { $0.animation = animation } }

    /// Sets the image processors. In Perch, this method has no effect, and the image does not change.
    public func processors(_ processors: [any ImageProcessing]?) -> Self {
        noEffect("LazyImage.processors(_:)", "images are shown as they are loaded")
        return with { $0.request?.processors = processors ?? [] }
    }

    /// Sets how urgent the request is. All requests are the same here.
    public func priority(_ priority: ImageRequest.Priority?) -> Self {
        with { $0.request?.priority = priority ?? .normal }
    }

    /// Sets the pipeline. In Perch, this method has no effect, and the image loads as with any pipeline.
    public func pipeline(_ pipeline: ImagePipeline) -> Self {
        noEffect("LazyImage.pipeline(_:)", "images load as in AsyncImage")
        return self
    }

    /// Sets the behavior when the view disappears. In Perch, this method has no effect: loading always stops.
    public func onDisappear(_ behavior: DisappearBehavior?) -> Self {
        noEffect("LazyImage.onDisappear(_:)", "loading always stops")
        return self
    }
}
