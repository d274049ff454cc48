import LedgerCore
import LedgerSamples
import LedgerStore

/// A file that several processes write to, and what they were told of it.
struct WrittenFile {
    let path: String
    /// Each write that the store has acknowledged, as a document's key and its note; `-` where it was deleted.
    var told: Set<String> = []

    init(path: String) { self.path = path }

    init(making path: String) throws {
        self.path = path
        let store = try LocalStore(path: path)
        try SampleFirm(size: .init(projects: 1, items: 20, spacesPerProject: 2)).load(into: store)
        try store.close()
    }

    /// Opens the file as anyone would, checks it, and looks for every acknowledged write.
    func examine(after what: String) throws {
        let store = try LocalStore(path: path)
        defer { try? store.close() }
        let report = try store.check()
        guard report.findings.isEmpty else { throw Failure("after \(what): \(report.findings)") }
        var known: Set<String> = []
        var last: [String: String] = [:]
        for operation in try store.outbox(operations: .max).flatMap(\.operations) where operation.kind == .item {
            let value: String
            if operation.action == .delete {
                value = "-"
            } else if case .string(let note)? = operation.patch["notes"] {
                value = note
            } else {
                continue
            }
            known.insert("\(operation.key) \(value)")
            last[operation.key] = value
        }
        if let lost = told.subtracting(known).sorted().first {
            throw Failure(
                "after \(what): the write of \(lost) is lost, and \(told.subtracting(known).count - 1) others")
        }
        // What is in the history is also what the documents hold.
        var notes: [String: String] = [:]
        for item in try store.value(of: DocumentsQuery<Item>(accountID: SampleFirm.accountID)) {
            notes[item.id!] = item.notes ?? ""
        }
        for (key, value) in last where (notes[key] ?? "-") != value {
            throw Failure("after \(what): \(key) holds \(notes[key] ?? "-"), and was last written \(value)")
        }
    }
}
