import DisplayList
import Foundation
import NIOCore
import PerchCommands

/// Questions that run code of previews which nobody has opened: what they are called, and how they look in the index.
///
/// A separate process answers them, one by one; sessions take turns. So code that traps, or never comes back, costs the answer to its own
/// question and nobody a session, and it is known whose it was.
final class Drafts {
    private typealias Question = QuestionQueue.Question

    /// Gives an answer to the page of a session.
    var answer: (UInt32, [UInt8]) -> Void = { _, _ in }

    private let loop: any EventLoop
    private let patience: WorkerLink.Patience
    private var worker: WorkerLink?
    private var current: Question?
    private var waiting = QuestionQueue()
    /// Questions that the process did not survive; they are not asked again before there is another build.
    private var failed: Set<[UInt8]> = []
    /// Questions that ended the process because a part of the sources was left out. They are asked again, and the views that call such
    /// parts are marked.
    private var marked: Set<[UInt8]> = []
    private var rest: Scheduled<Void>?
    /// The literals that say something else than was compiled; empty if there are none.
    private var literals: [UInt8] = []
    /// Whether the process has them.
    private var hasLiterals = true

    private static let mostFailed = 1000
    /// How long the process stays when nobody asks, in seconds.
    private static let rests: Int64 = 20

    init(_ loop: any EventLoop, _ limits: ServerConfiguration.Limits) {
        self.loop = loop
        patience = WorkerLink.Patience(ends: limits.draftPatience)
    }

    /// How many questions have no answer yet.
    var waitingCount: Int { waiting.count + (current == nil ? 0 : 1) }

    func ask(_ question: [UInt8], for session: UInt32) {
        let question = Question(session: session, bytes: question)
        guard waiting.add(question) else { return fail(question) }
        goOn()
    }

    /// The session is over.
    func forget(_ session: UInt32) { waiting.forget(session) }

    /// Another build answers from now on.
    func restart() {
        failed = []
        marked = []
        if let current { waiting.putBack(current) }
        current = nil
        literals = []
        let old = worker
        worker = nil
        old?.stop()
        goOn()
    }

    /// Answers are given with other literals from now on.
    func change(_ literals: [UInt8]) {
        failed = []
        self.literals = literals
        hasLiterals = false
    }

    /// The process that answers a question.
    private func worker(for question: Question) -> WorkerLink? {
        let role = marked.contains(question.bytes) ? WorkerRole.previews.markingMissingParts : .previews
        if let worker, worker.role == role { return worker }
        worker?.stop()
        hasLiterals = literals.isEmpty
        return WorkerLink.start(role, on: loop, for: self, patience: patience, backtrace: .none)
    }

    private func goOn() {
        guard current == nil else { return }
        rest?.cancel()
        while let next = waiting.next() {
            guard !failed.contains(next.bytes) else {
                fail(next)
                continue
            }
            worker = worker(for: next)
            guard let worker else { return fail(next) }
            current = next
            if !hasLiterals { worker.send(next.session, .literals, literals) }
            hasLiterals = true
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
            if MissingParts.areNamed(in: end.words), marked.count < Self.mostFailed,
                marked.insert(question.bytes).inserted
            {
                waiting.putBack(question)
                return goOn()
            }
            if failed.count < Self.mostFailed { failed.insert(question.bytes) }
            fail(question)
        }
        goOn()
    }
}
