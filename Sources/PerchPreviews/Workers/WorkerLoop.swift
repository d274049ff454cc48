import Audit
import Foundation
import PerchAudit
import SwiftUI

/// The worker's side: reads requests, draws, replies.
@MainActor
enum WorkerLoop {
    /// Serves until the input ends.
    static func run() {
        // Replies go through their own descriptor, so that what a preview prints does not get in among them.
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
            // The number of its previews is unknown. One shows the reason.
            if BodyProbe.missingPart(of: { _ = types[index].elements }) != nil { return .provider([ProviderElement()]) }
            return .provider(types[index].elements.map { ProviderElement(name: $0.name) })
        case .render(let job):
            return answer(job.previewID, previews) { .drawn(try PreviewRenderer.draw($0, job)) }
        case .audit(let job):
            let rules = AuditRule.all.filter { job.rules.isEmpty || job.rules.contains($0.id) }
            return answer(job.previewID, previews) {
                .audited(try PreviewAudit.observe($0, in: job.variants, rules: rules))
            }
        case .mark(let job):
            return answer(job.previewID, previews) { preview in
                let data = try MarkedPicture.png(preview, job.variant, job.marks)
                try writing(to: job.path) { try data?.write(to: URL(fileURLWithPath: job.path), options: .atomic) }
                return .marked
            }
        }
    }

    /// What is made of a preview, or why nothing can be.
    private static func answer(
        _ id: String, _ previews: [String: PreviewEntry], _ make: (PreviewEntry) throws -> WorkerReply
    ) -> WorkerReply {
        do {
            guard let preview = previews[id] ?? PreviewCatalogue.provided(id) else { throw PreviewProblem.gone(id) }
            return try make(preview)
        } catch {
            return .failed(String(describing: error))
        }
    }
}
