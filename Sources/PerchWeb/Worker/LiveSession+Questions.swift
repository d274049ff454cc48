import DisplayList
import Foundation
import PerchCommands
import PerchHost
import Rasterizer
import SwiftUI

/// What pages of previews ask beside the frames.
extension LiveSession {
    func answer(_ question: [String: String]) {
        guard role.isInspected else { return }
        let what = question["what"] ?? ""
        var reply: [String: Any] = ["question": what]
        switch what {
        case "previews":
            reply["previews"] = PreviewDirectory.rows
            reply["devices"] = Device.all.map(\.values)
            reply["standard"] = Device.standard.name
            reply["program"] = ProcessInfo.processInfo.processName
        case "changed": break
        case "shows": reply["preview"] = settings.preview
        case "preview":
            reply["preview"] = settings.preview
            reply["source"] = PreviewDirectory.entry(settings.preview).flatMap { PreviewSource($0)?.values }
        case "picture":
            guard question["format"] != PictureFormat.apng.rawValue else { return pass(question) }
            return sendPicture(question["format"] ?? "")
        case "thumbnail", "provided": return pass(question)
        case "states":
            reply["states"] =
                session.map { session in session.perform { StateControls.all(in: session.host).map(\.values) } } ?? []
        case "set":
            guard let session else { return }
            reply["id"] = question["id"] ?? ""
            reply["isSet"] = session.perform {
                StateControls.set(question["id"] ?? "", to: question["value"] ?? "", in: session.host)
            }
            setNeedsFrame()
        case "literals": reply["calls"] = literalCalls
        case "literal":
            reply["id"] = question["id"] ?? ""
            reply["problem"] = setLiteral(question["id"] ?? "", to: question["value"] ?? "")
            reply["calls"] = literalCalls
        case "inspect":
            reply["element"] = element(at: question)
        case "frames": reply["frames"] = frameLog.values
        case "bodies":
            showsBodies = question["on"] == "1"
            return
        case "tree": reply["text"] = session.map { ElementTree.text($0.host.rootElement) } ?? ""
        case "details":
            let line = question["line"].flatMap(Int.init) ?? -1
            reply["text"] = session.flatMap { ElementTree.details(line: line, of: $0.host.rootElement) } ?? ""
        case "audit": reply["findings"] = findings
        case "accessibility": reply["text"] = AccessibilityTree.text(spoken)
        default: return
        }
        send(WireWriter.answer(reply))
    }

    /// Has another process answer: it runs code of previews that nobody has opened, or takes long.
    private func pass(_ question: [String: String]) {
        var writer = WireWriter()
        writer.strings(question)
        draft(writer.bytes)
    }

    private func element(at question: [String: String]) -> [String: Any]? {
        guard let session, let x = question["x"].flatMap(Double.init), let y = question["y"].flatMap(Double.init) else {
            return nil
        }
        return session.perform { ElementInspection(at: CGPoint(x: x, y: y), in: session.host)?.values }
    }

    /// Sends a picture of what is shown now, for the browser to save.
    private func sendPicture(_ name: String) {
        guard let session, let format = PictureFormat(rawValue: name) else { return }
        do {
            send(PageFile(try ViewCanvas(session).file(format), format, of: settings.preview).message)
            setNeedsFrame()
        } catch { notice("The picture could not be created", "\(error)") }
    }
}

/// A picture of a preview that the browser saves.
@MainActor
struct PageFile {
    let message: [UInt8]

    init(_ data: Data, _ format: PictureFormat, of preview: String) {
        let title = PreviewDirectory.entry(preview)?.title ?? "Preview"
        var writer = WireWriter()
        writer.byte(DownKind.picture.rawValue)
        writer.string(
            PageRequests.fileName(title.replacingOccurrences(of: ":", with: " ") + "." + format.fileExtension))
        writer.string(format.mediaType)
        writer.raw(Array(data))
        message = writer.bytes
    }
}

extension PictureFormat {
    fileprivate var mediaType: String {
        switch self {
        case .png, .apng: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}

extension PreviewSource {
    /// For the page.
    fileprivate var values: [String: Any] {
        var values: [String: Any] = ["path": path, "line": line, "text": text]
        values["component"] = component
        values["documentation"] = documentation
        if let declaration {
            values["declaration"] = ["path": declaration.path, "line": declaration.line] as [String: Any]
        }
        return values
    }
}

extension Device {
    /// For the page.
    fileprivate var values: [String: Any] {
        [
            "name": name, "isPhone": family == .phone, "width": Double(size.width), "height": Double(size.height),
            "top": portraitInsets.top, "bottom": portraitInsets.bottom,
        ]
    }
}
