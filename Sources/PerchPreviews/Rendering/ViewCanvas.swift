import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// A view set up in a variant, ready to be drawn to files or told as text.
@MainActor
public final class ViewCanvas {
    /// In points.
    public let size: CGSize
    /// Pixels for each point.
    public let scale: Double
    package private(set) var frame: Frame
    private let host: ViewHost
    private let stage: Stage
    private lazy var painter = RasterPainter(scale: scale)

    /// Sets up a view and draws its first frame.
    ///
    /// - Throws: if the variant names a device that is not known.
    public convenience init(_ view: some View, variant: Variant = Variant()) throws {
        try self.init(view, variant: variant, preferences: CanvasPreferences())
    }

    /// Sets up a view; what the variant leaves open comes from `preferences`.
    ///
    /// - Throws: `UsageProblem.unknownDevice`.
    package convenience init(_ view: some View, variant: Variant, preferences: CanvasPreferences) throws {
        self.init(view, on: try Stage(variant, preferences))
    }

    /// Sets up a view on a stage and draws its first frame.
    init(_ view: some View, on stage: Stage) {
        Surroundings.pin()
        self.stage = stage
        scale = stage.scale
        let screen = stage.screen
        (host, size) = stage.perform {
            switch stage.layout {
            case .device:
                let host = ViewHost(
                    view, size: screen.size, safeAreaInsets: screen.safeAreaInsets, environment: stage.environment)
                return (host, screen.size)
            case .fixed(let width, let height):
                let size = CGSize(width: width, height: height)
                return (ViewHost(view, size: size, environment: stage.environment), size)
            case .sizeThatFits:
                // A view that takes all it is offered is offered the screen.
                let host = ViewHost(view, size: screen.size, environment: stage.environment)
                let size = Self.pixelAligned(host.sizeThatFits(ProposedViewSize(screen.size)), stage.scale)
                host.resize(to: size, safeAreaInsets: EdgeInsets())
                return (host, size)
            }
        }
        frame = stage.perform { [host] in host.frame(background: Self.background) }
    }

    /// What lies under a view: white, or black where the canvas is dark.
    private static func background(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? .black : .white }

    /// At least one pixel, at most what a picture may have, and no fraction of a pixel.
    private static func pixelAligned(_ size: CGSize, _ scale: Double) -> CGSize {
        func align(_ length: Double) -> Double {
            let whole = length.isFinite ? length : Double(CanvasLayout.longestSide)
            return (min(max(whole, 1 / scale), Double(CanvasLayout.longestSide)) * scale - 0.001).rounded(.up)
                / scale
        }
        return CGSize(width: align(size.width), height: align(size.height))
    }

    /// Hands a URL to the view, as if the program were asked to open it. Returns whether a view takes it.
    @discardableResult package func open(_ url: URL) -> Bool { host.externalEvents.open(url) }

    /// Changes what the window tells its views, such as the phase that it is in.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { host.setEnvironment(change) }

    /// Draws the frame at a moment, in seconds since the first.
    public func draw(at time: TimeInterval = 0) {
        frame = stage.perform { host.frame(at: time, background: Self.background) }
    }

    package var counters: FrameCounters { host.counters }
    package func resetCounters() { host.counters = FrameCounters() }

    /// Brings the raster picture up to date with the frame; only what changed is painted.
    public func paint() { painter.paint(frame.displayList) }

    /// The frame as a file.
    ///
    /// - Throws: `CanvasProblem` where there is nothing to draw on.
    public func file(_ format: PictureFormat) throws -> Data {
        switch format {
        case .png:
            paint()
            guard let data = painter.picture?.pngData() else { throw CanvasProblem(painter.problem) }
            return data
        case .pdf:
            guard let data = PDFWriter.data(for: [frame.displayList]) else { throw CanvasProblem(nil) }
            return data
        case .svg:
            guard let data = SVGWriter.data(for: frame.displayList) else { throw CanvasProblem(nil) }
            return data
        }
    }

    /// The pixels across and down.
    package var pixelSize: (width: Int, height: Int) {
        (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    }

    /// The elements with their frames in the canvas, one a line.
    public var tree: String { ElementTree.text(host.rootElement) }

    /// The accessibility elements, one a line.
    public var accessibility: String { AccessibilityTree.text(frame.accessibility) }
}

/// What a preview asks for, where the variant does not say otherwise.
package struct CanvasPreferences {
    package var device: String?
    package var layout: CanvasLayout?
    package var isLandscape = false

    package init(device: String? = nil, layout: CanvasLayout? = nil, isLandscape: Bool = false) {
        self.device = device
        self.layout = layout
        self.isLandscape = isLandscape
    }
}

/// A view that could not be drawn to a file.
struct CanvasProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String?) { self.description = description ?? "The canvas could not be painted" }
}
