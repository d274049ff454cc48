import Foundation
import SwiftUI

/// The worker's side: reads requests, draws, replies.
@MainActor
enum WorkerLoop {
    /// Serves until the input ends.
    static func run() {
        // Replies go through a descriptor of their own, so that what a preview prints does not get in among them.
        let replies = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
        dup2(2, 1)
        let previews = Dictionary(PreviewCatalogue.listed.map { ($0.id, $0) }) { first, _ in first }
        while let line = readLine() {
            guard let request = try? JSONDecoder().decode(WorkerRequest.self, from: Data(line.utf8)) else {
                continue
            }
            let reply = serve(request, previews)
            guard var data = try? JSONEncoder().encode(reply) else { continue }
            data.append(UInt8(ascii: "\n"))
            try? replies.write(contentsOf: data)
        }
    }

    private static func serve(_ request: WorkerRequest, _ previews: [String: PreviewEntry]) -> WorkerReply {
        switch request {
        case .describeProvider(let index):
            let types = PreviewCatalogue.providerTypes
            guard types.indices.contains(index) else { return .provider([]) }
            return .provider(types[index].elements.map { ProviderElement(name: $0.name) })
        case .render(let job):
            do {
                guard
                    let preview = previews[job.previewID]
                        ?? PreviewCatalogue.provided(job.previewID)
                else { throw PreviewProblem.gone(job.previewID) }
                return .drawn(try PreviewRenderer.draw(preview, job))
            } catch {
                return .failed(String(describing: error))
            }
        }
    }
}
