import DisplayList
import Foundation
import LiteralValues
import NIOCore
import PerchCommands

/// All sessions: which worker holds each, and which page it is shown on.
///
/// A session outlives its connection. Anyone who knows its secret gets it back, also while the old connection seems to be alive:
/// a phone that changes networks leaves one behind that nobody reads any more.
final class SessionDirectory {
    struct Refusal: Error {
        var code = CloseCode.full
        var reason: String
    }

    private final class Entry {
        let id: UInt32
        var worker: WorkerLink
        var settings: [String: String]
        var secret: String
        /// The secret before, which counts until the page has shown that it has the new one.
        var lastSecret: String?
        var socket: SocketHandler?
        /// Until when it waits for a page, if it has none.
        var keptUntil: NIODeadline?
        /// What its views held when a newer build came.
        var saved: [UInt8]?
        /// When its worker was told to make it.
        var start = NIODeadline.now()
        var preview: String { settings["preview"] ?? "" }
        /// The browser for which the program keeps its defaults; nil for a preview, which is the same for everyone.
        let browser: String?

        init(_ id: UInt32, _ worker: WorkerLink, _ settings: [String: String], _ browser: String?) {
            self.browser = worker.role.content == .program ? browser : nil
            self.id = id
            self.worker = worker
            self.settings = settings
            secret = Secret.make()
        }
    }

    var port = 0
    private let configuration: ServerConfiguration
    private var limits: ServerConfiguration.Limits { configuration.limits }
    private let loop: any EventLoop
    private var entries: [UInt32: Entry] = [:]
    private var secrets: [String: UInt32] = [:]
    private var workers: [WorkerLink] = []
    private var lastID: UInt32 = 0
    private var connections = 0
    private var connectionsByAddress: [String: Int] = [:]
    private var failures = FailedStarts()
    private let drafts: Drafts
    /// The literals that say something else than was compiled, as workers receive them; empty if there are none.
    private var literals: [UInt8] = []
    var metrics = ServerMetrics()
    /// Whether no new sessions are begun, since the server is about to end.
    private(set) var isDraining = false
    private var log: ServerLog { configuration.log }
    private var memory: BrowserMemory

    init(_ configuration: ServerConfiguration, _ loop: any EventLoop, _ memory: BrowserMemory) {
        self.memory = memory
        self.configuration = configuration
        self.loop = loop
        drafts = Drafts(loop, configuration.limits)
        let this = NIOLoopBound(self, eventLoop: loop)
        drafts.answer = { this.value.entries[$0]?.socket?.send($1) }
        loop.scheduleRepeatedTask(initialDelay: .seconds(5), delay: .seconds(5)) { _ in this.value.dropOld() }
    }

    // MARK: Connections

    /// Whether one more connection may be made; it is counted until it ends.
    func admit(_ channel: any Channel) -> Bool {
        let address = channel.remoteAddress?.ipAddress ?? ""
        guard connections < limits.connections,
            connectionsByAddress[address, default: 0] < limits.connectionsPerAddress
        else {
            metrics.connectionsRefused += 1
            return false
        }
        connections += 1
        connectionsByAddress[address, default: 0] += 1
        let this = NIOLoopBound(self, eventLoop: loop)
        channel.closeFuture.whenComplete { _ in this.value.left(address) }
        return true
    }

    private func left(_ address: String) {
        connections -= 1
        let others = connectionsByAddress[address, default: 1] - 1
        connectionsByAddress[address] = others > 0 ? others : nil
    }

    /// Gives a page its session: the one whose secret it knows, or a new one.
    func open(_ settings: [String: String], for socket: SocketHandler) -> Result<UInt32, Refusal> {
        let outcome = find(settings, for: socket)
        switch outcome {
        case .success(let id): log.note("session", ["id": socket.requestID, "session": Int(id)])
        case .failure(let refusal):
            metrics.sessionsRefused[Int(refusal.code.rawValue), default: 0] += 1
            log.note("refused", ["id": socket.requestID, "code": Int(refusal.code.rawValue), "reason": refusal.reason])
        }
        return outcome
    }

    private func find(_ settings: [String: String], for socket: SocketHandler) -> Result<UInt32, Refusal> {
        var settings = settings
        let secret = settings.removeValue(forKey: "secret") ?? ""
        let role = role(for: settings)
        if role.content == .previews, !configuration.servesPreviews {
            return .failure(Refusal(reason: "Previews are not available. Start the server with --previews."))
        }
        if !secret.isEmpty, let id = secrets[secret], let entry = entries[id], entry.worker.role == role {
            entry.socket?.detach(.taken, "The session is now open in another page.")
            metrics.sessionsResumed += 1
            attach(entry, socket, settings, isNew: false)
            return .success(id)
        }
        guard !isDraining else { return .failure(Refusal(reason: "The server is shutting down. Try again later.")) }
        if entries.count >= limits.sessions { endLongestWaiting() }
        guard entries.count < limits.sessions else {
            return .failure(Refusal(reason: "There are too many sessions. Close another page."))
        }
        guard !failures.refuses(settings["preview"] ?? "", .now()) else {
            return .failure(
                Refusal(code: .ended, reason: Self.tooManyFailures))
        }
        guard let worker = worker(role) else { return .failure(Refusal(reason: "No process could be started.")) }
        lastID += 1
        let entry = Entry(lastID, worker, settings, socket.browser)
        entries[entry.id] = entry
        worker.sessions.insert(entry.id)
        metrics.sessionsOpened += 1
        attach(entry, socket, settings, isNew: true, hadSecret: !secret.isEmpty)
        return .success(entry.id)
    }

    private func attach(
        _ entry: Entry, _ socket: SocketHandler, _ settings: [String: String], isNew: Bool, hadSecret: Bool = false
    ) {
        entry.socket = socket
        entry.settings = settings
        entry.keptUntil = nil
        // A secret is good for one time, or until a page that got a new one has said something.
        forgetLastSecret(of: entry)
        if isNew { secrets[entry.secret] = nil } else { entry.lastSecret = entry.secret }
        entry.secret = Secret.make()
        secrets[entry.secret] = entry.id
        // A page that comes with a secret nobody knows had a session that is gone.
        let state = isNew ? (hadSecret ? "anew" : "new") : "resumed"
        socket.send(WireWriter.message(.welcome, ["secret": entry.secret, "state": state]))
        if isNew { return open(entry) }
        var writer = WireWriter()
        writer.strings(settings)
        entry.worker.send(entry.id, .attach, writer.bytes)
    }

    /// Has the entry's worker make its session.
    private func open(_ entry: Entry) {
        if let saved = entry.saved { entry.worker.send(entry.id, .restore, saved) }
        entry.saved = nil
        if !literals.isEmpty { entry.worker.send(entry.id, .literals, literals) }
        if let browser = entry.browser { remember(memory.values(of: browser), in: entry) }
        entry.start = .now()
        var writer = WireWriter()
        writer.strings(entry.settings)
        entry.worker.send(entry.id, .open, writer.bytes)
        if entry.socket == nil { entry.worker.send(entry.id, .detach, []) }
    }

    private func remember(_ values: [String: Data], in entry: Entry) {
        var writer = WireWriter()
        writer.states(values)
        entry.worker.send(entry.id, .remembered, writer.bytes)
    }

    /// Keeps what a session has changed of what its program keeps for the browser, and tells the browser's other sessions.
    private func keep(_ bytes: [UInt8], of entry: Entry) {
        var reader = WireReader(bytes)
        guard let browser = entry.browser, let changes = try? reader.states() else { return }
        let taken = memory.take(changes, of: browser)
        entry.worker.send(entry.id, .noted, bytes)
        for other in entries.values where other.browser == browser && other !== entry { remember(taken, in: other) }
    }

    func receive(_ bytes: [UInt8], for id: UInt32) {
        guard let entry = entries[id] else { return }
        metrics.messagesReceived += 1
        metrics.bytesReceived += bytes.count
        forgetLastSecret(of: entry)
        if bytes.first == UpKind.settings.rawValue, !follow(bytes, entry) { return }
        entry.worker.send(id, .message, bytes)
    }

    /// Notes what a page wants to see by now: another process has to begin with it. Returns whether it may be begun; otherwise the
    /// session is over.
    private func follow(_ message: [UInt8], _ entry: Entry) -> Bool {
        var reader = WireReader(Array(message.dropFirst()))
        guard let settings = try? reader.strings(most: 64), role(for: settings) == entry.worker.role
        else {
            return true
        }
        let preview = settings["preview"] ?? ""
        if preview != entry.preview {
            guard !failures.refuses(preview, .now()) else {
                let socket = entry.socket
                end(entry.id)
                socket?.detach(.ended, Self.tooManyFailures)
                return false
            }
            entry.start = .now()
        }
        entry.settings = settings
        return true
    }

    private static let tooManyFailures = "It ended immediately after each start. Try again later."

    private func forgetLastSecret(of entry: Entry) {
        if let last = entry.lastSecret { secrets[last] = nil }
        entry.lastSecret = nil
    }

    /// The connection is lost; the session waits for its page, and not for long where that was closed.
    func detach(_ id: UInt32, from socket: SocketHandler, isLeaving: Bool) {
        guard let entry = entries[id], entry.socket === socket else { return }
        entry.socket = nil
        entry.keptUntil = .now() + .seconds(Int64(isLeaving ? limits.leavingTime : limits.detachedTime))
        entry.worker.send(id, .detach, [])
    }

    /// The page does not want the session any more.
    func end(_ id: UInt32) {
        guard let entry = entries[id] else { return }
        entry.worker.send(id, .close, [])
        remove(entry)
    }

    private func remove(_ entry: Entry) {
        entries[entry.id] = nil
        secrets[entry.secret] = nil
        forgetLastSecret(of: entry)
        entry.worker.sessions.remove(entry.id)
        if configuration.isProcessPerSession {
            workers.removeAll { $0 === entry.worker }
            entry.worker.stop()
        }
        drafts.forget(entry.id)
    }

    /// Ends the session that has waited longest for its page, so that somebody else finds room.
    private func endLongestWaiting() {
        let waiting = entries.values.compactMap { entry in entry.keptUntil.map { (entry.id, $0) } }
        if let (id, _) = waiting.min(by: { $0.1 < $1.1 }) { end(id) }
    }

    /// Ends sessions that have waited too long, or that are too many; the longest first.
    private func dropOld() {
        let waiting = entries.values.compactMap { entry in entry.keptUntil.map { (entry, $0) } }
            .sorted { $0.1 < $1.1 }
        let now = NIODeadline.now()
        for (index, (entry, last)) in waiting.enumerated() where last < now || waiting.count - index > limits.detached {
            end(entry.id)
        }
    }

    // MARK: Workers

    /// The previews that ended a worker because they call a part of the sources that was left out; empty text for the program.
    private var markedPreviews: Set<String> = []

    /// The role of the worker that shows what a page asks for.
    private func role(for settings: [String: String]) -> WorkerRole {
        let role = configuration.role(for: settings)
        return markedPreviews.contains(settings["preview"] ?? "") ? role.markingMissingParts : role
    }

    /// The worker of a role with the fewest sessions; a new one while there are fewer than wanted and none is idle, and always
    /// where no two sessions share one.
    private func worker(_ role: WorkerRole) -> WorkerLink? {
        let workers = workers.filter { $0.role == role }
        let least = configuration.isProcessPerSession ? nil : workers.min { $0.sessions.count < $1.sessions.count }
        if let least, least.sessions.isEmpty || workers.count >= configuration.workers { return least }
        let patience = WorkerLink.Patience(ends: limits.patience)
        guard let worker = WorkerLink.start(role, on: loop, for: self, patience: patience) else { return least }
        metrics.workersStarted += 1
        log.note("worker", ["process": Int(worker.processID), "role": role.content.rawValue])
        self.workers.append(worker)
        return worker
    }

    /// Sessions that have not told yet what their views hold, by workers that are to leave.
    private var leaving: [ObjectIdentifier: Set<UInt32>] = [:]

    /// Moves all sessions to workers of a new build. Their settings, and what their views hold, go along; the pages' connections
    /// stay.
    func restart() {
        let old = workers
        workers = []
        literals = []
        markedPreviews = []
        drafts.restart()
        failures = FailedStarts()
        for worker in old {
            leaving[ObjectIdentifier(worker)] = worker.sessions
            for id in worker.sessions { worker.send(id, .save, []) }
            if worker.sessions.isEmpty { replace(worker) }
            let this = NIOLoopBound((self, worker), eventLoop: loop)
            // A worker that has come to hang says nothing.
            loop.scheduleTask(in: .seconds(1)) { this.value.0.replace(this.value.1) }
        }
    }

    /// Shows all sessions with other literals. Their workers stay.
    func change(_ values: [Int: LiteralValue]) {
        var writer = WireWriter()
        writer.literals(values)
        literals = writer.bytes
        drafts.change(literals)
        failures = FailedStarts()
        for entry in entries.values { entry.worker.send(entry.id, .literals, literals) }
    }

    private func replace(_ worker: WorkerLink) {
        guard leaving.removeValue(forKey: ObjectIdentifier(worker)) != nil else { return }
        let sessions = worker.sessions
        worker.sessions = []
        worker.stop()
        for id in sessions {
            guard let entry = entries[id], let next = self.worker(worker.role) else { continue }
            move(entry, to: next)
        }
    }

    /// Shows a session in another worker, from its first moment on.
    private func move(_ entry: Entry, to worker: WorkerLink) {
        entry.worker = worker
        worker.sessions.insert(entry.id)
        if let socket = entry.socket {
            attach(entry, socket, entry.settings, isNew: true)
        } else {
            open(entry)
        }
    }

    /// Shows the sessions of a worker that ended because a part of the sources was left out. Which session called it is not known.
    private func markMissingParts(of worker: WorkerLink) {
        for id in worker.sessions {
            guard let entry = entries[id] else { continue }
            markedPreviews.insert(entry.preview)
            guard let next = self.worker(worker.role.markingMissingParts) else {
                let socket = entry.socket
                remove(entry)
                socket?.detach(.ended, "No process could be started.")
                continue
            }
            move(entry, to: next)
        }
        worker.sessions = []
    }

    // MARK: For the operator

    func note(_ event: String, _ values: @autoclosure () -> [String: any Sendable]) { log.note(event, values()) }

    /// What there is at the moment.
    var state: ServerMetrics.State {
        let detached = entries.values.count { $0.socket == nil }
        return ServerMetrics.State(
            isDraining: isDraining, connections: connections, attached: entries.count - detached, detached: detached,
            mostSessions: limits.sessions, mostConnections: limits.connections,
            workers: workers.map { ($0.processID, $0.role.content.rawValue, $0.sessions.count) },
            questions: drafts.waitingCount)
    }

    /// Begins no more sessions, and tells pages that the server is about to end.
    func drain() {
        isDraining = true
        tellAll(["kind": "drain", "title": "The server is shutting down", "text": "Finish what you are doing here."])
    }

    /// Whether no page shows a session any more.
    var isIdle: Bool { entries.values.allSatisfy { $0.socket == nil } }

    /// Tells all pages something.
    func tellAll(_ values: [String: String]) {
        for entry in entries.values { entry.socket?.send(WireWriter.message(.notice, values)) }
    }
}

extension SessionDirectory: WorkerOwner {
    func worker(_ worker: WorkerLink, said kind: LinkKind, of id: UInt32, _ bytes: [UInt8]) {
        guard let entry = entries[id], entry.worker === worker else { return }
        switch kind {
        case .message:
            metrics.bytesSent += bytes.count
            entry.socket?.send(bytes)
        case .close:
            entry.socket?.detach(.over, String(decoding: bytes.prefix(100), as: UTF8.self))
            remove(entry)
        case .save:
            entry.saved = bytes
            leaving[ObjectIdentifier(worker)]?.remove(id)
            if leaving[ObjectIdentifier(worker)]?.isEmpty == true { replace(worker) }
        case .draft: drafts.ask(bytes, for: id)
        case .remembered: keep(bytes, of: entry)
        case .overrun: entry.socket?.close(.tooMuch, "The page sends more than its session can handle.")
        case .open, .attach, .detach, .restore, .ping, .noted, .literals: break
        }
    }

    func worker(_ worker: WorkerLink, isBusy: Bool) {
        let title = isBusy ? "The program is busy …" : ""
        for id in worker.sessions {
            entries[id]?.socket?.send(WireWriter.message(.notice, ["kind": "busy", "title": title, "text": ""]))
        }
    }

    /// A process is gone, and with it its sessions; pages are notified, and can start again.
    func workerEnded(_ worker: WorkerLink, _ end: WorkerLink.End) {
        workers.removeAll { $0 === worker }
        leaving[ObjectIdentifier(worker)] = nil
        metrics.workersFailed += 1
        log.note(
            "worker ended", ["process": Int(worker.processID), "sessions": worker.sessions.count, "reason": end.title])
        guard worker.role.marksMissingParts || !MissingParts.areNamed(in: end.words) else {
            return markMissingParts(of: worker)
        }
        metrics.sessionsLost += worker.sessions.count
        failures.note(worker.sessions.compactMap { entries[$0].map { ($0.preview, $0.start) } }, ended: .now())
        for id in worker.sessions {
            guard let entry = entries[id] else { continue }
            let socket = entry.socket
            remove(entry)
            socket?.send(
                WireWriter.message(.notice, ["kind": "crash", "title": end.title, "text": end.words]))
            socket?.detach(.ended, end.title)
        }
        worker.sessions = []
    }
}
