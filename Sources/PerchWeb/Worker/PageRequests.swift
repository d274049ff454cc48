import DisplayList
import Foundation
import UIKit
import UniformTypeIdentifiers

/// What a session's views ask of their host, handed on to the page: addresses, files, haptics, announcements.
///
/// Files come in pieces, since a message has a bound, and only for a request that is open; they lie in a folder of the session's
/// own until it ends.
@MainActor
final class PageRequests {
    /// The bytes of all files that a session may hold.
    private static let mostBytes = 20 << 20

    private let requests: HostRequests
    private let send: ([UInt8]) -> Void
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("perch-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    private var held = 0
    private var open: [UInt64: HostRequest.Kind] = [:]
    /// What has come for an open request: names, types and bytes.
    private var arrived: [UInt64: [HostRequest.PickedPhoto]] = [:]

    init(_ requests: HostRequests, send: @escaping ([UInt8]) -> Void) {
        self.requests = requests
        self.send = send
        requests.onRequest = { [weak self] in self?.ask($0) }
        // The browser has dialogs of its own for these.
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
        try? FileManager.default.removeItem(at: folder)
    }

    /// The number under which the page hands in files that were dropped on it; no request has it.
    private static let drop: UInt64 = 0
    private var takeDropped: ((Result<[URL], any Error>) -> Void)?

    /// Calls `take` with the files of a drop, once the page has handed them in.
    func awaitDrop(_ take: @escaping (Result<[URL], any Error>) -> Void) {
        takeDropped?(.failure(CocoaError(.userCancelled)))
        arrived[Self.drop] = []
        takeDropped = take
    }

    // MARK: To the page

    private func post(_ values: [String: String]) { send(WireWriter.message(.request, values)) }

    private func ask(_ request: HostRequest) {
        switch request.kind {
        case .openURL(let url): post(["kind": "open", "url": url.absoluteString])
        case .haptic(let haptic): post(["kind": "haptic", "style": haptic.name])
        case .announce(let announcement):
            guard let text = announcement.text else { return }
            post(["kind": "announce", "text": text, "urgent": announcement.kind == .announcement ? "0" : "1"])
        case .copied:
            guard let text = UIPasteboard.general.string else { return }
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
        case .openWindow, .dismissWindow: break
        }
    }

    private func pick(_ request: HostRequest, _ types: [String], severalAtOnce: Bool) {
        open[request.id] = request.kind
        arrived[request.id] = []
        post([
            "kind": "pick", "id": String(request.id), "types": types.joined(separator: ","),
            "several": severalAtOnce ? "1" : "0",
        ])
    }

    /// What a browser's file dialog calls a type; nil for types that stand for any file.
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
            var files: [URL] = []
            do {
                for export in exports {
                    let type = export.types.first ?? UTType.data.identifier
                    let data = try await export.load(type)
                    let name = Self.fileName(export.name ?? "Untitled", type)
                    files.append(try keep(data, name))
                    var writer = WireWriter()
                    writer.byte(DownKind.file.rawValue)
                    writer.string(name)
                    writer.string(UTType(type)?.preferredMIMEType ?? "application/octet-stream")
                    writer.raw(Array(data))
                    send(writer.bytes)
                }
                finish(files.isEmpty ? .cancelled : .files(files))
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

    private func keep(_ data: Data, _ name: String) throws -> URL {
        guard held + data.count <= Self.mostBytes else { throw CocoaError(.fileWriteOutOfSpace) }
        held += data.count
        let place = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let url = place.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    // MARK: From the page

    /// A piece of a file; the first piece of each says its name and type.
    func receive(_ piece: FilePiece) {
        guard var files = arrived[piece.request] else { return }
        if piece.isFirst {
            files.append(.init(name: piece.name, data: Data(), type: piece.type))
        }
        guard !files.isEmpty, files.map(\.data.count).reduce(held + piece.bytes.count, +) <= Self.mostBytes,
            files.count <= 100
        else {
            arrived[piece.request] = nil
            guard piece.request != Self.drop else { return handOver(.failure(CocoaError(.fileReadTooLarge))) }
            return finish(piece.request, .failed(CocoaError(.fileReadTooLarge)))
        }
        files[files.count - 1].data += piece.bytes
        arrived[piece.request] = files
    }

    /// The page is done with a request, or gave it up.
    func answered(_ id: UInt64, isDone: Bool) {
        if id == Self.drop {
            let files = arrived.removeValue(forKey: id) ?? []
            return handOver(Result { try files.map { try keep($0.data, Self.fileName($0.name)) } })
        }
        guard let kind = open[id] else { return }
        let files = arrived.removeValue(forKey: id) ?? []
        guard isDone, !files.isEmpty else { return finish(id, .cancelled) }
        switch kind {
        case .importFiles:
            do { finish(id, .files(try files.map { try keep($0.data, Self.fileName($0.name)) })) } catch {
                finish(id, .failed(error))
            }
        case .pickPhotos:
            finish(
                id,
                .photos(
                    files.map {
                        .init(
                            name: Self.fileName($0.name), data: $0.data,
                            type: UTType(mimeType: $0.type)?.identifier ?? UTType.image.identifier)
                    }))
        default: finish(id, .done)
        }
    }

    private func handOver(_ files: Result<[URL], any Error>) {
        takeDropped?(files)
        takeDropped = nil
    }

    private func finish(_ id: UInt64, _ reply: HostRequest.Reply) {
        open[id] = nil
        arrived[id] = nil
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
