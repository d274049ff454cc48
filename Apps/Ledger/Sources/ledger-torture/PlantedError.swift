import Foundation
import LedgerCore

/// Something that is wrong with a server, its network or a device, on purpose: a checker that does not find it is worth
/// nothing.
enum PlantedError: String, CaseIterable {
    // The server decides wrongly.
    case lostBatch, appliedTwice, halfBatch, halfCommand, anyoneMay, strangersMay
    // The server keeps something wrong.
    case amountIsOff, edgeIsMissing, linkIsOneSided, roomIsElsewhere, twoCategoriesOfOneName, lineageIsRewritten
    case newerFieldIsDropped, timeFromTheFuture, conflictIsDropped, checksumIsWrong, numberIsGivenTwice, invoiceSumIsOff
    // What is sent is not what is kept.
    case lastDocumentIsMissing, deletionsAreNotSent, refusedIsSaidToBeApplied, newerKindsAreNotSent
    // The device is wrong.
    case queueIsStuck, waitingBatchIsForgotten

    /// Spoils what a device sends, before the server looks at it.
    func spoil(_ request: inout PushRequest, _ server: SimulatedServer) {
        let isNew = { (batch: SyncBatch) in !server.account.history.contains { $0.batch.id == batch.id } }
        for index in request.batches.indices where isNew(request.batches[index]) {
            let batch = request.batches[index]
            switch self {
            case .lostBatch, .halfBatch:
                let left = self == .lostBatch ? [] : Array(batch.operations.dropLast())
                if batch.operations.count > 1 { request.batches[index].content = .operations(left) }
            case .appliedTwice:
                if case .sellToBusiness? = batch.command {
                    // Not by its name, so that it is not known for a repetition.
                    for document in server.account.documents(after: 0, limit: .max)
                    where document.kind == EntityKind.transaction.rawValue && document.key.hasPrefix("SALE_") {
                        keep(document, server) { state in
                            guard case .integer(let cents)? = state.values["amountCents"] else { return }
                            state.values["amountCents"] = .integer(cents * 2)
                        }
                    }
                }
            case .anyoneMay, .strangersMay:
                guard let user = batch.userID else { continue }
                let role: MemberRole = self == .anyoneMay ? .owner : .user
                let member = DocumentID(.member, user)
                guard let document = server.account.document(member) else { continue }
                if self == .anyoneMay ? document.state.isAlive : !document.state.isAlive {
                    keep(document, server) { state in
                        state.deletion = nil
                        state.values["role"] = .string(role.rawValue)
                    }
                }
            default: break
            }
        }
    }

    /// Spoils what a server has made of a request, and its answer.
    func spoil(
        _ answer: inout PushAnswer, _ request: PushRequest, since head: Int, _ server: SimulatedServer
    ) throws {
        let changed = server.account.documents(after: head, limit: .max)
        func each(_ kind: EntityKind, _ change: (SyncedDocument, inout DocumentState) -> Void) {
            for document in changed where document.kind == kind.rawValue && document.state.isAlive {
                keep(document, server) { change(document, &$0) }
            }
        }
        switch self {
        case .halfCommand:
            guard request.batches.contains(where: { $0.command != nil }) else { return }
            each(.item) { _, state in state.values["transactionId"] = nil }
        case .amountIsOff:
            each(.transaction) { document, state in
                guard document.key.hasPrefix("SALE_"), case .integer(let cents)? = state.values["amountCents"] else {
                    return
                }
                state.values["amountCents"] = .integer(cents + 1)
            }
        case .edgeIsMissing:
            each(.lineageEdge) { _, state in state.deletion = state.version?.next(node: "server") }
        case .linkIsOneSided:
            each(.transaction) { _, state in
                if let path = state.values.keys.filter({ $0.hasPrefix("itemIds/") }).min() { state.values[path] = nil }
            }
        case .roomIsElsewhere: each(.item) { _, state in state.values["spaceId"] = .string("room-q") }
        case .twoCategoriesOfOneName:
            for document in changed where document.state.values["mergedInto"] != nil {
                keep(document, server) { $0.deletion = nil }
            }
        case .lineageIsRewritten:
            for document in server.account.documents(after: 0, limit: .max)
            where document.kind == EntityKind.lineageEdge.rawValue && document.sequence <= head {
                keep(document, server) { $0.version = $0.version?.next(node: "server") }
                break
            }
        case .timeFromTheFuture:
            each(.item) { _, state in
                state.version = HybridTimestamp(milliseconds: server.now + 86_400_000, node: "x")
            }
        case .newerFieldIsDropped: each(.item) { _, state in state.values[History.newerField] = nil }
        case .conflictIsDropped:
            each(.conflict) { _, state in state = DocumentState() }
        case .numberIsGivenTwice:
            each(.invoice) { _, state in
                if state.values["number"] != nil { state.values["number"] = .string("2026-0001") }
            }
        case .invoiceSumIsOff:
            each(.invoice) { _, state in
                guard case .integer(let cents)? = state.values["totalCents"] else { return }
                state.values["totalCents"] = .integer(cents + 1)
            }
        case .checksumIsWrong:
            server.account.advance(
                head: server.account.head, clock: server.account.clock!, checksum: server.account.checksum &+ 1)
        case .refusedIsSaidToBeApplied:
            for index in answer.answers.indices {
                if case .refused = answer.answers[index].outcome { answer.answers[index].outcome = .applied }
            }
        default: break
        }
    }

    /// Spoils what a server sends.
    func spoil(_ answer: inout PullAnswer) {
        switch self {
        case .lastDocumentIsMissing where !answer.hasMore: _ = answer.documents.popLast()
        case .newerKindsAreNotSent: answer.documents.removeAll { EntityKind(rawValue: $0.kind) == nil }
        case .deletionsAreNotSent: answer.documents.removeAll { !$0.state.isAlive && $0.state.deletion != nil }
        default: break
        }
    }

    /// Keeps a document otherwise than it was decided.
    private func keep(_ document: SyncedDocument, _ server: SimulatedServer, _ change: (inout DocumentState) -> Void) {
        var spoilt = document
        change(&spoilt.state)
        guard spoilt != document else { return }
        spoilt.sequence = server.account.head + 1
        server.account.write([spoilt])
        server.account.advance(
            head: spoilt.sequence, clock: server.account.clock!,
            checksum: server.account.checksum &- document.fingerprint &+ spoilt.fingerprint)
    }
}
