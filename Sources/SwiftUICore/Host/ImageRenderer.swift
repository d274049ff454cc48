import Combine
import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import UIKit

/// Draws a view to an image or a PDF page.
///
/// The view gets no events and no device: its environment is the default one with what `content` sets on it.
public final class ImageRenderer<Content>: ObservableObject where Content: View {
    /// The view. Setting it announces a change.
    @MainActor public var content: Content {
        willSet { objectWillChange.send() }
    }

    /// The size that is suggested to the view; by default none, which gives it its ideal size.
    @MainActor public var proposedSize: ProposedViewSize = .unspecified {
        willSet { objectWillChange.send() }
    }

    /// Pixels for each point. The default is 1; what is not above 0 counts as 1.
    @MainActor public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
    }

    /// A Boolean value that indicates whether the image is without transparency: what the view leaves free is black.
    /// The default is no.
    @MainActor public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The color space that images are drawn in. Images are in sRGB, regardless of this setting.
    @MainActor public var colorMode: ColorRenderingMode = .nonLinear {
        willSet {
            if newValue != .nonLinear { WithoutEffect.imageRendererColorMode.log() }
            objectWillChange.send()
        }
    }

    /// Announces that another image will come out.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// Creates a renderer for a view.
    @MainActor public init(content view: Content) { content = view }

    /// The view as a bitmap; nil if it has no size.
    @MainActor public var cgImage: CGImage? {
        guard let picture = paint() else { return nil }
        return CGImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    }

    /// The view as an image of its size in points; nil if it has no size.
    @MainActor public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: usable(scale), orientation: .up) }
    }

    /// Draws the view alone, as shapes and text.
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
