import Combine
import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import UIKit

/// An object that draws a view to an image or a PDF page.
///
/// The view gets no events and no device: its environment is the default one with what `content` sets on it.
public final class ImageRenderer<Content>: ObservableObject where Content: View {
    /// The view. Setting it announces a change.
    @MainActor public var content: Content {
        willSet { objectWillChange.send() }
    }

    /// The size that is proposed to the view. By default, the view has its ideal size.
    @MainActor public var proposedSize: ProposedViewSize = .unspecified {
        willSet { objectWillChange.send() }
    }

    /// The number of pixels per point. The default is 1, which also replaces values that are not positive.
    @MainActor public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }

    /// A Boolean value that indicates whether the image is opaque. Areas that the view does not draw are black. The
    /// default is false.
    @MainActor public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The color space of the images. In Perch, this property has no effect, and images are always in sRGB.
    @MainActor public var colorMode: ColorRenderingMode = .nonLinear {
        willSet {
            if newValue != .nonLinear { WithoutEffect.imageRendererColorMode.log() }
            objectWillChange.send()
        }
    }

    /// A publisher that emits when the image is about to change.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// Creates a renderer for a view.
    @MainActor public init(content view: Content) { content = view }

    /// The view as a bitmap. Nil if its size is invalid.
    @MainActor public var cgImage: CGImage? {
        guard let picture = paint() else { return nil }
        return CGImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    }

    /// The view as an image with its size in points. Nil if its size is invalid.
    @MainActor public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: usable(scale), orientation: .up) }
    }

    /// Draws the view as shapes and text.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels for each point of what can only be drawn as pixels.
    ///   - renderer: Gets the view's size in points, and a function that draws it at the origin of a context.
    @MainActor public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let list = draw(scale: usable(rasterizationScale))
        // A context's y goes up, a display list's down.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
        renderer(list.size) { context in
            context.add(.node(list.root), transform: flip.concatenating(context.ctm))
        }
    }

    private func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

    @MainActor private func draw(scale: CGFloat) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let host = ViewHost(content, size: .zero, environment: environment, isWindow: false)
        let wanted = host.sizeThatFits(proposedSize)
        func side(_ length: CGFloat) -> CGFloat {
            length.isFinite ? min(length, Self.longestSide) : Self.longestSide
        }
        host.resize(
            to: CGSize(width: side(wanted.width), height: side(wanted.height)), safeAreaInsets: EdgeInsets())
        return host.frame { _ in isOpaque ? .black : nil }.displayList
    }

    private static var longestSide: CGFloat { 10_000 }

    @MainActor private func paint() -> ImageData? {
        let scale = usable(scale)
        let painter = RasterPainter(scale: scale)
        painter.paint(draw(scale: scale))
        return painter.picture?.imageData(scale: scale)
    }
}
