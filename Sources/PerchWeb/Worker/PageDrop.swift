import Foundation
import Locking
import SwiftUI
import UniformTypeIdentifiers

/// Files that come over the page from outside and are dropped on a view.
///
/// Browsers tell of what types they are while they are dragged, and what is in them only once they are released. So
/// views are handed providers at once, which load when the files have arrived.
@MainActor
final class PageDrop {
    private var types: [String] = []
    private var files: [AwaitedFile] = []

    /// Takes a step of a drag; the code of views that runs is the session's. What is dropped is handed in by the page after it.
    func take(_ drag: FileDrag, _ controller: DragController, _ requests: PageRequests?) {
        let place = CGPoint(x: drag.x, y: drag.y)
        if drag.phase == .left {
            types = []
            return controller.cancel()
        }
        if !controller.isDragging || types != drag.types {
            types = drag.types
            files = types.map { _ in AwaitedFile() }
            controller.begin(zip(types, files).map { DragItem($1.provider(of: $0)) }, at: place)
        } else {
            controller.move(to: place)
        }
        guard drag.phase == .dropped else { return }
        types = []
        guard controller.drop(at: place), let requests else { return }
        let awaited = files
        requests.awaitDrop { result in
            for (index, file) in awaited.enumerated() {
                file.settle(
                    Result {
                        let files = try result.get()
                        guard files.indices.contains(index) else { throw CocoaError(.fileNoSuchFile) }
                        return files[index]
                    })
            }
        }
    }
}

/// A file that is on its way from the page.
private final class AwaitedFile: Sendable {
    private struct State {
        var outcome: Result<URL, any Error>?
        var waiting: [@Sendable (Result<URL, any Error>) -> Void] = []
    }

    private let state = Locked(State())

    /// The file is there, or will not come.
    func settle(_ outcome: Result<URL, any Error>) {
        let waiting = state.withLock { state in
            defer { state = State(outcome: outcome) }
            return state.waiting
        }
        for action in waiting { action(outcome) }
    }

    private func load(_ action: @escaping @Sendable (Result<URL, any Error>) -> Void) {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.waiting.append(action) }
            return state.outcome
        }
        if let outcome { action(outcome) }
    }

    /// What views are handed: the file's contents, or where it lies.
    func provider(of type: String) -> NSItemProvider {
        let provider = NSItemProvider()
        func register(_ type: UTType, _ data: @escaping @Sendable (URL) throws -> Data) {
            provider.registerDataRepresentation(for: type) { done in
                self.load { outcome in
                    do { done(try data(outcome.get()), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
        register(UTType(mimeType: type) ?? .data) { try Data(contentsOf: $0) }
        register(.fileURL) { Data($0.absoluteString.utf8) }
        return provider
    }
}
