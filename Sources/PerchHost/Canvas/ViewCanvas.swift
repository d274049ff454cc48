import DisplayList
import Foundation
import Rasterizer
import SwiftUI

/// A view in a variant, which can be drawn to files or described as text.
@MainActor
public final class ViewCanvas {
    /// What is drawn.
    package let session: Session
    package private(set) var frame: Frame
    private lazy var painter = RasterPainter(scale: scale)

    /// The size in points.
    public var size: CGSize { session.size }
    /// The number of pixels per point.
    public var scale: Double { session.scale }

    /// Creates a canvas for a view and draws the first frame.
    ///
    /// - Throws: An error if the variant names an unknown device.
    public convenience init(_ view: some View, variant: Variant = Variant()) throws {
        self.init(try Session(view, variant: variant))
    }

    /// Creates a canvas for a preview and draws the first frame.
    ///
    /// - Throws: An error if the variant names an unknown device, or the preview cannot be created.
    public convenience init(_ preview: PreviewEntry, variant: Variant = Variant()) throws {
        self.init(try Session(preview, variant: variant))
    }

    package init(_ session: Session) {
        self.session = session
        frame = session.frame()
    }

    /// Draws the frame at a moment, in seconds since the first frame. Without a moment, draws the latest frame.
    ///
    /// The program's tasks, timers, and queues run their work up to this moment.
    public func draw(at time: TimeInterval? = nil) { frame = session.frame(at: time) }

    /// How long `settle()` waits for motion to end, in seconds since the first frame.
    package static let settlingTime: TimeInterval = 1.5
    /// The time between the frames that are drawn while something moves, in seconds.
    private static let settlingStep: TimeInterval = 0.05

    /// Draws the frame in which what began with the first frame has ended: animations of `onAppear`, and tasks and timers that are
    /// due by then. Motion that does not end is drawn at `settlingTime`.
    package func settle() {
        while session.time < Self.settlingTime, let wake = session.nextWake, wake <= Self.settlingTime {
            draw(at: wake > session.time ? wake : min(session.time + Self.settlingStep, Self.settlingTime))
        }
    }

    package var counters: FrameCounters { session.host.tree.counters }
    package func resetCounters() { session.host.tree.counters = FrameCounters() }

    /// Updates the raster picture for the frame. Only changed areas are painted.
    public func paint() { painter.paint(frame.displayList) }

    /// Returns the frame as a file.
    ///
    /// - Throws: `CanvasProblem` if there is no area to draw.
    public func file(_ format: PictureFormat) throws -> Data {
        switch format {
        case .png:
            paint()
            guard let data = painter.picture?.pngData() else { throw CanvasProblem(painter.problem) }
            return data
        case .pdf, .svg: return try vectors(frame.displayList, format)
        case .apng: return try animation([session.time], delay: 0)
        }
    }

    /// Returns the frames of a strip as a file: side by side, or one after another in an animated PNG.
    ///
    /// Time advances to the end of the strip. For moments in the past, the current moment is drawn.
    ///
    /// - Throws: `CanvasProblem` if there is no area to draw, or the picture would be too large.
    public func file(_ format: PictureFormat, of strip: Strip) throws -> Data {
        if format == .apng { return try animation(strip.moments, delay: strip.interval) }
        let width = Int(strip.canvasSize(size).width * scale)
        guard format != .png || width <= RasterPainter.longestSide else {
            throw CanvasProblem(
                "\(strip.count) frames side by side would be \(width) pixels wide; \(RasterPainter.longestSide) are the "
                    + "most. Draw fewer, or with fewer pixels for each point")
        }
        let list = DisplayList(
            strip: strip.moments.map { moment in
                draw(at: max(moment, session.time))
                return frame.displayList
            })
        guard format == .png else { return try vectors(list, format) }
        let painter = RasterPainter(scale: scale)
        painter.paint(list)
        guard let data = painter.picture?.pngData() else { throw CanvasProblem(painter.problem) }
        return data
    }

    private func vectors(_ list: DisplayList, _ format: PictureFormat) throws -> Data {
        let data = format == .pdf ? PDFWriter.data(for: [list]) : SVGWriter.data(for: list)
        guard let data else { throw CanvasProblem(nil) }
        return data
    }

    private func animation(_ moments: [TimeInterval], delay: TimeInterval) throws -> Data {
        let pictures = try moments.map { moment in
            draw(at: max(moment, session.time))
            return try file(.png)
        }
        guard let data = AnimatedPNG.encode(pictures, delay: Int((delay * 1000).rounded())) else {
            throw CanvasProblem("The canvas has another size in each frame")
        }
        return data
    }

    /// The pixels across and down of a picture of one frame, or of those of a strip side by side.
    package func pixelSize(of strip: Strip? = nil) -> (width: Int, height: Int) {
        let size = strip?.canvasSize(size) ?? size
        return (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    }

    /// The elements with their frames in the canvas, one in each line.
    public var tree: String { ElementTree.text(session.host.rootElement) }

    /// The accessibility tree of the latest frame.
    package var elements: [AccessibilityNode] { session.host.accessibility }

    /// The accessibility elements, one in each line.
    public var accessibility: String { AccessibilityTree.text(elements) }
}

/// A view that could not be drawn to a file.
struct CanvasProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String?) { self.description = description ?? "The canvas could not be painted" }
}
