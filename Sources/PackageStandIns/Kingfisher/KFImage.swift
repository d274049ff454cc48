import Foundation
import SwiftUI
import UIKit

/// A view that loads an image and shows it. It loads where `AsyncImage` does.
public struct KFImage: View {
    private let url: URL?
    private var configurations: [@Sendable (SwiftUI.Image) -> SwiftUI.Image] = []
    private var placeholderView: AnyView?
    private var failureImage: UIImage?
    private var fadeDuration = 0.0
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?

    /// Creates a view for an address.
    public init(_ url: URL?) { self.url = url }

    /// Creates a view for a source.
    public init(source: Source?) { url = source?.url }

    /// Creates a view for an address. The cache key is ignored.
    public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

    /// Creates a view for a source.
    public static func source(_ source: Source?) -> KFImage { KFImage(source: source) }

    /// The contents of the view.
    public var body: some View {
        AsyncImage(url: url, transaction: Transaction(animation: animation)) { phase in
            Group {
                if let image = phase.image {
                    configurations.reduce(image) { $1($0) }
                        .onAppear { if let url { success?(RetrieveImageResult(source: .network(url))) } }
                } else if phase.error != nil, let failureImage {
                    configurations.reduce(SwiftUI.Image(uiImage: failureImage)) { $1($0) }
                } else if let placeholderView {
                    placeholderView
                } else {
                    Color.clear
                }
            }
            .onChange(of: phase.error != nil, initial: true) {
                if let error = phase.error { failure?(.responseError(reason: .URLSessionError(error: error))) }
            }
        }
    }

    private var animation: Animation? { fadeDuration > 0 ? .linear(duration: fadeDuration) : nil }

    private func with(_ change: (inout KFImage) -> Void) -> KFImage {
        var copy = self
        change(&copy)
        return copy
    }
}

extension KFImage {
    /// Changes the image before it is shown.
    public func configure(_ block: @escaping @Sendable (SwiftUI.Image) -> SwiftUI.Image) -> KFImage {
        with { $0.configurations.append(block) }
    }

    /// Lets the image fill its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: SwiftUI.Image.ResizingMode = .stretch
    ) -> KFImage {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }

    /// Sets how the image is drawn.
    public func renderingMode(_ renderingMode: SwiftUI.Image.TemplateRenderingMode?) -> KFImage {
        configure { $0.renderingMode(renderingMode) }
    }

    /// Sets the quality of scaling.
    public func interpolation(_ interpolation: SwiftUI.Image.Interpolation) -> KFImage {
        configure { $0.interpolation(interpolation) }
    }

    /// Sets whether edges are smooth.
    public func antialiased(_ isAntialiased: Bool) -> KFImage { configure { $0.antialiased(isAntialiased) } }

    /// Shows a view until the image is there.
    public func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> KFImage {
        let view = AnyView(content())
        return with { $0.placeholderView = view }
    }

    /// Shows a view until the image is there. The progress is always zero.
    public func placeholder<P: View>(@ViewBuilder _ content: (Progress) -> P) -> KFImage {
        let view = AnyView(content(Progress(totalUnitCount: 1)))
        return with { $0.placeholderView = view }
    }

    /// Shows another image if loading fails.
    public func onFailureImage(_ image: UIImage?) -> KFImage { with { $0.failureImage = image } }

    /// Calls an action when the image appears. The result has an image without contents.
    public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { with { $0.success = action } }

    /// Calls an action if loading fails.
    public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { with { $0.failure = action } }

    /// Fades the image in.
    public func fade(duration: TimeInterval) -> KFImage { with { $0.fadeDuration = duration } }
}
