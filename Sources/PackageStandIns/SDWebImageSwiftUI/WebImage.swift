import Foundation
import PerchStandIns
import SwiftUI
import UIKit

/// A view that loads an image and shows it. It loads where `AsyncImage` does.
public struct WebImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content
    private var configurations: [(Image) -> Image] = []
    private var failure: ((any Error) -> Void)?

    /// Shows the image, and nothing until it is there.
    public init(url: URL?, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
    }

    /// Shows content for the image, and a placeholder until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows content for each phase.
    public init(
        url: URL?, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    /// The contents of the view.
    public var body: some View {
        AsyncImage(url: url, scale: scale) { phase in
            content(configured(phase))
                .onChange(of: phase.error != nil, initial: true) {
                    if let error = phase.error { failure?(error) }
                }
        }
    }

    private func configured(_ phase: AsyncImagePhase) -> AsyncImagePhase {
        phase.image.map { image in .success(configurations.reduce(image) { $1($0) }) } ?? phase
    }

    private func with(_ change: (inout WebImage) -> Void) -> WebImage {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the image fill its space.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> WebImage
    {
        with { $0.configurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
    }

    /// Sets how the image is drawn.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
        with { $0.configurations.append { $0.renderingMode(renderingMode) } }
    }

    /// Calls an action if loading fails.
    public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage { with { $0.failure = action } }

    /// Sets an action for success. In Perch, this method has no effect, and the action is never called.
    public func onSuccess(
        perform action: ((_ image: UIImage, _ data: Data?, _ cacheType: SDImageCacheType) -> Void)? = nil
    ) -> WebImage {
        noEffect("WebImage.onSuccess(perform:)")
        return self
    }

    /// Shows a loading indicator. In Perch, this method has no effect.
    public func indicator(_ indicator: ProgressIndicatorStyle) -> WebImage {
        noEffect("WebImage.indicator(_:)")
        return self
    }
}

/// The look of a loading indicator.
public struct ProgressIndicatorStyle: Sendable {
    /// A spinning indicator.
    public static let activity = ProgressIndicatorStyle()
    /// A progress bar.
    public static let progress = ProgressIndicatorStyle()
}

// The forms of version 2, in which the image had no content closure.
extension WebImage where Content == Image {
    /// Shows a view until the image is there.
    public func placeholder(@ViewBuilder content: @escaping () -> some View) -> WebImage<AnyView> {
        var copy = WebImage<AnyView>(url: url, scale: scale) { phase in
            phase.image.map { AnyView($0) } ?? AnyView(content())
        }
        copy.configurations = configurations
        copy.failure = failure
        return copy
    }

    /// Shows an image until the image is there.
    public func placeholder(_ image: Image) -> WebImage<AnyView> { placeholder { image } }
}

/// Constants that describe where an image was found.
public enum SDImageCacheType: Int, Sendable {
    /// The sdimage cache types: on the network, on the disk, in memory, or anywhere.
    case none, disk, memory, all
}
