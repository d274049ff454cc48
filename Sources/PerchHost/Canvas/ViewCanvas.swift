import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// A view set up in a variant, ready to be drawn to files or told as text.
@MainActor
public final class ViewCanvas {
    /// What is drawn.
    package let session: Session
    package private(set) var frame: Frame
    private lazy var painter = RasterPainter(scale: scale)

    /// In points.
    public var size: CGSize { session.size }
    /// Pixels for each point.
    public var scale: Double { session.scale }

    /// Sets up a view and draws its first frame.
    ///
    /// - Throws: if the variant names a device that is not known.
    public convenience init(_ view: some View, variant: Variant = Variant()) throws {
        self.init(try Session(view, variant: variant))
    }

    /// Sets up a preview and draws its first frame.
    ///
    /// - Throws: if the variant names a device that is not known, or the preview cannot be made.
    public convenience init(_ preview: PreviewEntry, variant: Variant = Variant()) throws {
        self.init(try Session(preview, variant: variant))
    }

    package init(_ session: Session) {
        self.session = session
        frame = session.frame()
    }

    /// Draws the frame at a moment, in seconds since the first.
    public func draw(at time: TimeInterval = 0) { frame = session.frame(at: time) }

    package var counters: FrameCounters { session.host.counters }
    package func resetCounters() { session.host.counters = FrameCounters() }

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
    public var tree: String { ElementTree.text(session.host.rootElement) }

    /// The accessibility elements, one a line.
    public var accessibility: String { AccessibilityTree.text(frame.accessibility) }
}

/// A view that could not be drawn to a file.
struct CanvasProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String?) { self.description = description ?? "The canvas could not be painted" }
}
