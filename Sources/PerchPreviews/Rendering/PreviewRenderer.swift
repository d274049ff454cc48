import Foundation
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
        let (file, size) = try picture(of: canvas, job, after: options.delay)
        try writing(to: job.path) { try file.write(to: URL(fileURLWithPath: job.path), options: .atomic) }
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return DrawnPicture(
            pixelWidth: size.width, pixelHeight: size.height, scale: canvas.scale,
            milliseconds: (milliseconds * 100).rounded() / 100, messages: messages.take(),
            precision: options.precision, perceptualPrecision: options.perceptualPrecision,
            tree: job.tellsTrees ? canvas.tree : nil, accessibility: job.tellsTrees ? canvas.accessibility : nil)
    }

    /// A job that names no moment gets the settled screen: many views are empty in their first frame and appear with an animation.
    ///
    /// - Parameter delay: The moment to draw if the job names none.
    private static func picture(
        of canvas: ViewCanvas, _ job: RenderJob, after delay: Double?
    ) throws -> (Data, (width: Int, height: Int)) {
        switch job.time {
        case .strip(let strip)?:
            let size = canvas.pixelSize(of: job.format == .apng ? nil : strip)
            return (try canvas.file(job.format, of: strip), size)
        case .moment(let time)?: canvas.draw(at: time)
        case nil:
            if let delay, delay.isFinite, (0...60).contains(delay) { canvas.draw(at: delay) } else { canvas.settle() }
        }
        return (try canvas.file(job.format), canvas.pixelSize())
    }
}
