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
        let (file, size) = try picture(of: canvas, job)
        try writing(to: job.path) { try file.write(to: URL(fileURLWithPath: job.path), options: .atomic) }
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return DrawnPicture(
            pixelWidth: size.width, pixelHeight: size.height, scale: canvas.scale,
            milliseconds: (milliseconds * 100).rounded() / 100, messages: messages.take(),
            tree: job.tellsTrees ? canvas.tree : nil, accessibility: job.tellsTrees ? canvas.accessibility : nil)
    }

    private static func picture(of canvas: ViewCanvas, _ job: RenderJob) throws -> (Data, (width: Int, height: Int)) {
        switch job.time {
        case .strip(let strip)?:
            let size = canvas.pixelSize(of: job.format == .apng ? nil : strip)
            return (try canvas.file(job.format, of: strip), size)
        case .moment(let time)?: canvas.draw(at: time)
        case nil: break
        }
        return (try canvas.file(job.format), canvas.pixelSize())
    }
}
