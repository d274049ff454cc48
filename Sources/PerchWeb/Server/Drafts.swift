import DisplayList
import Foundation
import NIOCore

/// Questions that run code of previews which nobody has opened: what they are called, and how they look in the index.
///
/// A process of its own answers them, one after the other. So code that traps, or never comes back, costs the answer to its own
/// question and nobody a session, and it is known whose it was.
final class Drafts {
    private struct Question {
        var session: UInt32
        var bytes: [UInt8]
    }

    /// Gives an answer to the page of a session.
    var answer: (UInt32, [UInt8]) -> Void = { _, _ in }

    private let loop: any EventLoop
    private let patience: WorkerLink.Patience
    private var worker: WorkerLink?
    private var current: Question?
    private var waiting: [Question] = []
    /// Questions that the process did not survive; they are not asked again before there is another build.
    private var failed: Set<[UInt8]> = []
    private var rest: Scheduled<Void>?

    private static let most = 1000
    /// How long the process stays when nobody asks, in seconds.
    private static let rests: Int64 = 20

    init(_ loop: any EventLoop, _ limits: ServerConfiguration.Limits) {
        self.loop = loop
        patience = WorkerLink.Patience(ends: limits.draftPatience)
    }

    func ask(_ question: [UInt8], for session: UInt32) {
        guard waiting.count < Self.most else { return }
        waiting.append(Question(session: session, bytes: question))
        goOn()
    }

    /// The session is over.
    func forget(_ session: UInt32) { waiting.removeAll { $0.session == session } }

    /// Another build answers from now on.
    func restart() {
        failed = []
        if let current { waiting.insert(current, at: 0) }
        current = nil
        let old = worker
        worker = nil
        old?.stop()
        goOn()
    }

    private func goOn() {
        guard current == nil else { return }
        rest?.cancel()
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard !failed.contains(next.bytes) else {
                fail(next)
                continue
            }
            worker = worker ?? WorkerLink.start(on: loop, for: self, patience: patience, backtrace: .none)
            guard let worker else { return fail(next) }
            current = next
            return worker.send(next.session, .draft, next.bytes)
        }
        let this = NIOLoopBound(self, eventLoop: loop)
        rest = loop.scheduleTask(in: .seconds(Self.rests)) {
            this.value.worker?.stop()
            this.value.worker = nil
        }
    }

    private func fail(_ question: Question) {
        var reader = WireReader(question.bytes)
        let values = (try? reader.strings(most: 64)) ?? [:]
        answer(question.session, WireWriter.answer(["question": "failed", "preview": values["preview"] ?? ""]))
    }
}

extension Drafts: WorkerOwner {
    func worker(_ worker: WorkerLink, said kind: LinkKind, of session: UInt32, _ bytes: [UInt8]) {
        guard worker === self.worker, kind == .draft, let question = current else { return }
        current = nil
        if bytes.isEmpty { fail(question) } else { answer(question.session, bytes) }
        goOn()
    }

    func worker(_ worker: WorkerLink, isBusy: Bool) {}

    func workerEnded(_ worker: WorkerLink, _ end: WorkerLink.End) {
        guard worker === self.worker else { return }
        self.worker = nil
        if let question = current {
            current = nil
            if failed.count < Self.most { failed.insert(question.bytes) }
            fail(question)
        }
        goOn()
    }
}
