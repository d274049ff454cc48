import Foundation
import SwiftUI
import HostKit
import UniformTypeIdentifiers

/// A request of a view to its host, such as to open an address, to pick a file, or to play haptic feedback.
///
/// A test's host does not perform requests. It stores them, and the test answers those that need an answer.
@MainActor
public struct RequestedAction {
    /// The kinds of requests.
    public enum Kind: Equatable, Sendable {
        /// A request to open an address.
        case openURL(URL)
        /// A request to share items. Each item is described by its text or address, or by the name of its data type.
        case share([String], subject: String?, message: String?)
        /// A request to pick files of some types.
        case importFiles([UTType], allowsMultipleSelection: Bool)
        /// A request to save files with the names that the view suggests.
        case exportFiles([String?])
        /// A request to move files.
        case moveFiles([URL])
        /// A request to pick photos, up to a limit.
        case pickPhotos(limit: Int?)
        /// A request to copy something.
        case copy
        /// A request for haptic feedback, such as `success`, `selection`, or `impact medium 1.0`.
        case haptic(String)
        /// A request to announce something through assistive technology.
        case announcement(String)
        /// A request to assistive technology to read the screen again.
        case screenChange
        /// A request to open a window by its identifier, or for a value, which is given as JSON.
        case openWindow(id: String?, value: String?)
        /// A request to close a window. If both values are nil, it is the window of the view.
        case dismissWindow(id: String?, value: String?)
    }

    /// The kind of the request.
    public let kind: Kind
    private let request: HostRequest
    private let requests: HostRequests

    init(_ request: HostRequest, _ requests: HostRequests) {
        kind = Kind(request.kind)
        self.request = request
        self.requests = requests
    }

    /// A Boolean value that indicates whether the view waits for an answer.
    public var isPending: Bool { requests.isPending(request.id) }

    /// Answers the request with files: the files or photos that were picked, or the destinations of saved or moved
    /// files. Returns whether the view waited for an answer.
    ///
    /// The canvas shows the effect after the next ``RenderedView/update(_:)``.
    @discardableResult public func choose(_ files: URL...) -> Bool {
        guard case .pickPhotos = request.kind else { return requests.answer(request.id, .files(files)) }
        do { return requests.answer(request.id, .photos(try files.map(HostRequest.PickedPhoto.init))) } catch {
            return fail(error)
        }
    }

    /// Answers that the user canceled the request. Returns whether the view waited for an answer.
    @discardableResult public func cancel() -> Bool { requests.answer(request.id, .cancelled) }

    /// Answers that the request failed. Returns whether the view waited for an answer.
    @discardableResult public func fail(_ error: any Error) -> Bool { requests.answer(request.id, .failed(error)) }

    /// Returns the data of an item to save or share. Without a type, returns the item's preferred type.
    ///
    /// - Throws: An error of the item, or a `CocoaError` if there is no such item.
    public func data(ofItem index: Int = 0, as type: UTType? = nil) async throws -> Data {
        let items: [HostRequest.FileExport]
        switch request.kind {
        case .exportFiles(let exports): items = exports
        case .share(let sharing): items = sharing.items
        default: items = []
        }
        guard items.indices.contains(index), let name = type?.identifier ?? items[index].types.first else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        return try await items[index].load(name)
    }
}

extension HostRequest.PickedPhoto {
    /// A photo from a file.
    fileprivate init(_ file: URL) throws {
        self.init(
            name: file.lastPathComponent, data: try Data(contentsOf: file),
            type: (UTType(filenameExtension: file.pathExtension) ?? .image).identifier)
    }
}

extension RequestedAction.Kind {
    init(_ kind: HostRequest.Kind) {
        switch kind {
        case .openURL(let url): self = .openURL(url)
        case .share(let sharing):
            self = .share(
                sharing.items.map { $0.text ?? $0.types.first ?? "" }, subject: sharing.subject,
                message: sharing.message)
        case .importFiles(let question):
            self = .importFiles(
                question.types.compactMap { UTType($0) }, allowsMultipleSelection: question.allowsMultipleSelection)
        case .exportFiles(let exports): self = .exportFiles(exports.map(\.name))
        case .moveFiles(let files): self = .moveFiles(files)
        case .pickPhotos(let pick): self = .pickPhotos(limit: pick.limit)
        case .copied: self = .copy
        case .haptic(.impact(let impact, let intensity)): self = .haptic("impact \(impact) \(intensity)")
        case .haptic(let haptic): self = .haptic("\(haptic)")
        case .announce(let announcement): self = announcement.text.map { .announcement($0) } ?? .screenChange
        case .openWindow(let name): self = .openWindow(id: name.id, value: name.value)
        case .dismissWindow(let name): self = .dismissWindow(id: name.id, value: name.value)
        }
    }
}

extension RenderedView {
    /// The requests of the view to its host so far, the oldest first.
    public var requests: [RequestedAction] {
        let requests = canvas.session.requests
        return requests.all.map { RequestedAction($0, requests) }
    }

    /// Removes the requests so far. Requests that wait for an answer continue to wait.
    public func clearRequests() { canvas.session.requests.clear() }
}
