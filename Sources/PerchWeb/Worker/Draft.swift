import DisplayList
import PerchHost
import Rasterizer

/// Answers questions that run code of previews which nobody has opened.
@MainActor
enum Draft {
    /// What the page is to be told; nil if there is no such preview, or it cannot be made.
    static func answer(_ question: [String: String]) -> [UInt8]? {
        let preview = question["preview"] ?? ""
        switch question["what"] {
        case "thumbnail": return thumbnail(PageSettings(question), question["scheme"] ?? "")
        case "picture": return movingPicture(PageSettings(question))
        case "provided":
            return PreviewDirectory.provided(preview).map {
                WireWriter.answer(["question": "provided", "preview": preview, "previews": $0])
            }
        default: return nil
        }
    }

    /// The first frame of a session that is given up at once.
    private static func thumbnail(_ settings: PageSettings, _ scheme: String) -> [UInt8]? {
        guard let entry = PreviewDirectory.entry(settings.preview),
            let session = try? Session(entry, variant: settings.variant)
        else { return nil }
        let encoder = FrameEncoder(resources: PainterResources.shared)
        var writer = WireWriter()
        writer.byte(DownKind.thumbnail.rawValue)
        writer.string(settings.preview)
        writer.string(scheme)
        writer.raw(encoder.encode(session.frame().displayList))
        return writer.bytes
    }

    /// The first second of a preview, as a picture that plays.
    private static func movingPicture(_ settings: PageSettings) -> [UInt8]? {
        guard let entry = PreviewDirectory.entry(settings.preview),
            let canvas = try? ViewCanvas(entry, variant: settings.variant),
            let data = try? canvas.file(.apng, of: Strip(0...1, frames: 31))
        else { return nil }
        return PageFile(data, .apng, of: settings.preview).message
    }
}
