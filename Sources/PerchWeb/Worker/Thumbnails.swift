import DisplayList
import Foundation
import PerchHost
import Rasterizer
import SwiftUI

/// Pictures of previews for the index: the first frame of a session that is given up at once.
///
/// They are made one by one, between what else is to be done, so that no session waits for all of them.
@MainActor
enum Thumbnails {
    private static var waiting: [([String: String], ([UInt8]) -> Void)] = []
    private static let most = 1000

    static func make(_ question: [String: String], _ send: @escaping ([UInt8]) -> Void) {
        guard waiting.count < most else { return }
        waiting.append((question, send))
        if waiting.count == 1 { goOn() }
    }

    private static func goOn() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let (question, send) = waiting.first else { return }
                draw(PageSettings(question), send)
                waiting.removeFirst()
                if !waiting.isEmpty { goOn() }
            }
        }
    }

    private static func draw(_ settings: PageSettings, _ send: ([UInt8]) -> Void) {
        guard let entry = PreviewDirectory.entry(settings.preview),
            let session = try? Session(entry, variant: settings.variant)
        else { return }
        let encoder = FrameEncoder(resources: PainterResources.shared)
        var writer = WireWriter()
        writer.byte(DownKind.thumbnail.rawValue)
        writer.string(settings.preview)
        writer.raw(encoder.encode(session.frame().displayList))
        send(writer.bytes)
    }
}
