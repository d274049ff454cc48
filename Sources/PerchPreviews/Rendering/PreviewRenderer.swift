import Foundation
import PerchHost
import Rasterizer
import SwiftUI

/// Draws previews to files.
@MainActor
enum PreviewRenderer {
    static func draw(_ entry: PreviewEntry, _ job: RenderJob) throws -> DrawnPicture {
        let messages = EngineMessages()
        Log.reset()
        messages.begin()
        defer { Log.redirect(nil) }
        let start = ContinuousClock.now
        let canvas = try ViewCanvas(entry, variant: job.variant)
        let options = canvas.snapshotOptions
        if options.isIgnored { return DrawnPicture(ignoring: canvas.scale) }
        if options.expandsScrollViews {
            canvas.session.expandScrollViews(limit: CGFloat(RasterPainter.longestSide) / canvas.scale)
        }
        let (file, size) = try picture(of: canvas, job, options)
        try writing(to: job.path) { try file.write(to: URL(fileURLWithPath: job.path), options: .atomic) }
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return DrawnPicture(
            pixelWidth: size.width, pixelHeight: size.height, scale: canvas.scale,
            milliseconds: (milliseconds * 100).rounded() / 100, messages: messages.take(),
            precision: options.precision, perceptualPrecision: options.perceptualPrecision,
            tree: job.tellsTrees ? canvas.tree : nil, accessibility: job.tellsTrees ? canvas.accessibility : nil)
    }

    private static func picture(
        of canvas: ViewCanvas, _ job: RenderJob, _ options: SnapshotOptions
    ) throws -> (Data, (width: Int, height: Int)) {
        if case .strip(let strip)? = job.time {
            let size = canvas.pixelSize(of: job.format == .apng ? nil : strip)
            return (try canvas.file(job.format, of: strip), size)
        }
        advance(canvas, job, options.delay)
        guard options.marksAccessibility, let picture = UIImage(data: try canvas.file(.png), scale: canvas.scale) else {
            return (try canvas.file(job.format), canvas.pixelSize())
        }
        let marked = try ViewCanvas(
            AccessibilityPicture(picture: picture, elements: ReadElement.elements(canvas.elements)),
            variant: Variant(layout: .sizeThatFits, scale: canvas.scale))
        return (try marked.file(job.format), marked.pixelSize())
    }

    /// A job that names no moment gets the settled screen: many views are empty in their first frame and appear with an animation.
    ///
    /// - Parameter delay: The moment to draw if the job names none.
    private static func advance(_ canvas: ViewCanvas, _ job: RenderJob, _ delay: Double?) {
        if case .moment(let time)? = job.time {
            canvas.draw(at: time)
        } else if let delay, delay.isFinite, (0...60).contains(delay) {
            canvas.draw(at: delay)
        } else {
            canvas.settle()
        }
    }
}
