import DisplayList
import Foundation
import UIKit
import UniformTypeIdentifiers

/// What a session's views ask of their host, passed on to the page: addresses, files, haptics, announcements.
///
/// Files go both ways in pieces, since a message has a bound, and come only for a request that is open.
@MainActor
final class PageRequests {
    private let requests: HostRequests
    private let send: ([UInt8]) -> Void
    private var files = SessionFiles()
    private var open: [UInt64: HostRequest.Kind] = [:]
    private var uploads = Uploads()
    let downloads: Downloads

    init(_ requests: HostRequests, send: @escaping ([UInt8]) -> Void) {
        self.requests = requests
        self.send = send
        downloads = Downloads(send: send)
        requests.onRequest = { [weak self] in self?.ask($0) }
        // The browser has its own dialogs for these.
        requests.takesOver = { kind in
            switch kind {
            case .share, .pickPhotos: true
            default: false
            }
        }
    }

    func end() {
        requests.onRequest = { _ in }
        requests.takesOver = { _ in false }
        takeDropped?(.failure(CocoaError(.userCancelled)))
        takeDropped = nil
        files.removeAll()
    }

    /// The number under which the page hands in files that were dropped on it; no request has it.
    private static let drop: UInt64 = 0
    private var takeDropped: ((Result<[URL], any Error>) -> Void)?

    /// Calls `take` with the files of a drop, once the page has handed them in.
    func awaitDrop(_ take: @escaping (Result<[URL], any Error>) -> Void) {
        takeDropped?(.failure(CocoaError(.userCancelled)))
        uploads.open(Self.drop)
        takeDropped = take
    }

    /// What the page has put on the pasteboard last; it has it already.
    private var pasted: String?

    /// Puts a text of the browser's clipboard on the session's pasteboard.
    func paste(_ text: String) {
        pasted = text
        UIPasteboard.general.string = text
    }

    // MARK: To the page

    private func post(_ values: [String: String]) { send(WireWriter.message(.request, values)) }

    private func ask(_ request: HostRequest) {
        switch request.kind {
        case .openURL(let url): post(["kind": "open", "url": url.absoluteString])
        case .haptic(let haptic): post(["kind": "haptic", "style": haptic.name])
        case .announce(let announcement):
            // On another screen reading begins again.
            if announcement.kind == .screenChanged { post(["kind": "screen"]) }
            guard let text = announcement.text else { return }
            post(["kind": "announce", "text": text, "urgent": announcement.kind == .announcement ? "0" : "1"])
        case .copied:
            guard let text = UIPasteboard.general.string, text != pasted else { return }
            post(["kind": "copy", "text": text])
        case .share(let sharing):
            let texts = [sharing.message].compactMap { $0 } + sharing.items.compactMap(\.text)
            post(["kind": "share", "title": sharing.subject ?? "", "text": texts.joined(separator: "\n")])
            save(sharing.items.filter { $0.text == nil }) { _ in }
        case .exportFiles(let exports):
            open[request.id] = request.kind
            save(exports) { [weak self] outcome in self?.finish(request.id, outcome) }
        case .importFiles(let wanted):
            pick(request, wanted.types.compactMap(Self.accepted), severalAtOnce: wanted.allowsMultipleSelection)
        case .pickPhotos(let wanted):
            let kinds = [wanted.allowsImages ? "image/*" : nil, wanted.allowsVideos ? "video/*" : nil]
            pick(request, kinds.compactMap { $0 }, severalAtOnce: wanted.limit != 1)
        case .moveFiles: finish(request.id, .cancelled)
        case .openWindow(let window): post(window.values.merging(["kind": "window"]) { $1 })
        case .dismissWindow(let window): post(window.values.merging(["kind": "dismiss"]) { $1 })
        }
    }

    private func pick(_ request: HostRequest, _ types: [String], severalAtOnce: Bool) {
        open[request.id] = request.kind
        uploads.open(request.id)
        post([
            "kind": "pick", "id": String(request.id), "types": types.joined(separator: ","),
            "several": severalAtOnce ? "1" : "0",
        ])
    }

    /// What a browser's file dialog calls a type; nil for types that represent any file.
    private static func accepted(_ identifier: String) -> String? {
        guard let type = UTType(identifier) else { return nil }
        if type == .image { return "image/*" }
        if type == .movie || type == .video { return "video/*" }
        if type == .audio { return "audio/*" }
        if type == .text { return "text/*" }
        return type.preferredMIMEType ?? type.preferredFilenameExtension.map { "." + $0 }
    }

    /// Hands files to the page, which saves them, and keeps a copy for the program to look at.
    private func save(_ exports: [HostRequest.FileExport], _ finish: @escaping @MainActor (HostRequest.Reply) -> Void) {
        Task { @MainActor in
            var saved: [URL] = []
            do {
                for export in exports {
                    let type = export.types.first ?? UTType.data.identifier
                    let data = try await export.load(type)
                    let name = Self.fileName(export.name ?? "Untitled", type)
                    saved.append(try files.keep(data, name))
                    downloads.add(
                        data, name: name, type: UTType(type)?.preferredMIMEType ?? "application/octet-stream")
                }
                finish(saved.isEmpty ? .cancelled : .files(saved))
            } catch { finish(.failed(error)) }
        }
    }

    /// Names come from programs and pages; what is left of them leads nowhere.
    static func fileName(_ name: String, _ type: String = "") -> String {
        let plain = String(
            (name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "").unicodeScalars
                .filter { $0.value >= 32 && $0.value != 127 }.map(Character.init)
        ).drop { $0 == "." }.prefix(120)
        let kept = plain.isEmpty ? "Untitled" : String(plain)
        guard !kept.contains("."), let more = UTType(type)?.preferredFilenameExtension else { return kept }
        return kept + "." + more
    }

    // MARK: From the page

    func receive(_ piece: FilePiece) {
        switch uploads.receive(piece) {
        case .taken(let receipt): tell(receipt)
        case .tooLarge:
            tell(Uploads.Receipt(request: piece.request, file: Int(clamping: piece.file), isWanted: false))
            finish(piece.request, CocoaError(.fileReadTooLarge))
        }
    }

    private func tell(_ receipt: Uploads.Receipt) {
        var writer = WireWriter()
        writer.byte(DownKind.taken.rawValue)
        writer.unsigned(receipt.request)
        writer.unsigned(UInt64(receipt.file))
        writer.unsigned(UInt64(receipt.bytes))
        writer.byte(receipt.isWanted ? 1 : 0)
        send(writer.bytes)
    }

    /// The page is done with a request, or gave it up.
    func answered(_ id: UInt64, isDone: Bool) {
        tell(Uploads.Receipt(request: id, file: 0, isWanted: false))
        guard open[id] != nil || id == Self.drop && takeDropped != nil else { return }
        guard let arrived = uploads.finish(id) else { return finish(id, CocoaError(.fileReadCorruptFile)) }
        func kept() -> Result<[URL], any Error> {
            Result { try arrived.map { try files.keep($0.data, Self.fileName($0.name)) } }
        }
        if id == Self.drop { return handOver(kept()) }
        guard isDone, !arrived.isEmpty else { return finish(id, .cancelled) }
        switch open[id] {
        case .importFiles:
            switch kept() {
            case .success(let files): finish(id, .files(files))
            case .failure(let error): finish(id, error)
            }
        case .pickPhotos:
            finish(
                id,
                .photos(
                    arrived.map {
                        .init(
                            name: Self.fileName($0.name), data: $0.data,
                            type: UTType(mimeType: $0.type)?.identifier ?? UTType.image.identifier)
                    }))
        default: finish(id, .done)
        }
    }

    /// Nothing came of a request, or of a drop.
    private func finish(_ id: UInt64, _ error: any Error) {
        guard id == Self.drop else { return finish(id, .failed(error)) }
        uploads.close(id)
        handOver(.failure(error))
    }

    private func handOver(_ files: Result<[URL], any Error>) {
        takeDropped?(files)
        takeDropped = nil
    }

    private func finish(_ id: UInt64, _ reply: HostRequest.Reply) {
        open[id] = nil
        uploads.close(id)
        requests.answer(id, reply)
    }
}

extension HostRequest.Haptic {
    /// What the page calls it.
    fileprivate var name: String {
        switch self {
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        case .impact: "impact"
        default: "selection"
        }
    }
}

extension HostRequest.WindowName {
    private static let longest = 4096

    /// What an address calls a window; nil if it says nothing of it.
    init?(_ values: [String: String]) {
        func part(_ name: String) -> String? {
            values[name].flatMap { $0.isEmpty || $0.utf8.count > Self.longest ? nil : $0 }
        }
        self.init(id: part("window"), type: part("type"), value: part("value"))
        if id == nil, type == nil { return nil }
    }

    var values: [String: String] {
        ["window": id, "type": type, "value": value].compactMapValues { $0 }
    }
}
