import DisplayList
import Foundation
import LiteralValues
import PerchCommands
import PerchHost
import Rasterizer
import SwiftUI

/// What pages of previews ask beside the frames.
@MainActor
final class PageQuestions {
    let literals: PageLiterals
    let report: FrameReport
    private unowned let live: LiveSession
    private let long: LongQuestions
    private var page: PageConnection { live.page }
    private var session: Session? { live.session }
    private var preview: String { live.settings.preview }

    /// - Parameter budget: the CPU time that the session may use.
    init(about live: LiveSession, budget: SessionBudget) {
        self.live = live
        literals = PageLiterals(live.role.content)
        report = FrameReport(live.page, isLogged: live.role.isInspected)
        long = LongQuestions(budget: budget)
    }

    /// Answers a question of the page's, perhaps later.
    func ask(_ question: [String: String]) { long.ask(question) { [weak self] in self?.answer($0) } }

    /// The session is over. Nobody waits for what was asked.
    func endSession() { long.end() }

    /// Shows literals that were saved.
    func take(_ saved: [Int: LiteralValue]) {
        literals.take(saved, in: session)
        // What the page knows of other previews, and of sources, is no longer so.
        if live.role.content == .previews { answer(["what": "changed"]) }
    }

    func answer(_ question: [String: String]) {
        guard live.role.isInspected else { return }
        let what = question["what"] ?? ""
        var reply: [String: Any] = ["question": what]
        switch what {
        case "previews":
            reply["previews"] = PreviewDirectory.rows
            reply["devices"] = Device.all.map(\.values)
            reply["standard"] = Device.standard.name
            reply["program"] = ProcessInfo.processInfo.processName
        case "changed": break
        case "shows": reply["preview"] = preview
        case "preview":
            reply["preview"] = preview
            reply["source"] = PreviewDirectory.entry(preview).flatMap { PreviewSource($0)?.values }
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
            live.schedule.setNeedsFrame()
        case "literals": reply["calls"] = literals.calls(in: preview, of: session)
        case "literal":
            reply["id"] = question["id"] ?? ""
            reply["problem"] = literals.set(
                question["id"] ?? "", to: question["value"] ?? "", in: preview, of: session)
            reply["calls"] = literals.calls(in: preview, of: session)
        case "inspect":
            reply["element"] = element(at: question)
        case "frames": reply["frames"] = report.log.values
        case "bodies": return report.setShowsBodies(question["on"] == "1", of: session)
        case "tree": reply["text"] = session.map { ElementTree.text($0.host.rootElement) } ?? ""
        case "details":
            let line = question["line"].flatMap(Int.init) ?? -1
            reply["text"] = session.flatMap { ElementTree.details(line: line, of: $0.host.rootElement) } ?? ""
        case "audit": reply["findings"] = session.map { PageFindings($0).values } ?? []
        case "accessibility": reply["text"] = AccessibilityTree.text(live.elements.spoken)
        default: return
        }
        page.send(WireWriter.answer(reply))
    }

    /// Has another process answer: it runs code of previews that nobody has opened, or takes long.
    private func pass(_ question: [String: String]) {
        var writer = WireWriter()
        writer.strings(question)
        page.draft(writer.bytes)
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
            page.send(PageFile(try ViewCanvas(session).file(format), format, of: preview).message)
            live.schedule.setNeedsFrame()
        } catch { page.notice("The picture could not be created", "\(error)") }
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
