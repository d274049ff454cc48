import ArgumentParser
import DisplayList
import Foundation
import LiveLiterals
import NIOCore
import NIOPosix
import PerchHost

/// The sessions of this process. What pages say comes in over the line to the server, which is the standard input that the
/// server gave this process; user code finds an empty one in its place.
///
/// Messages wait in the inbox and are handled in turns of a few milliseconds: the session that has used the least CPU time in the
/// last second goes first, and each step is one event of a page. So no session waits for the backlog of another.
@MainActor
final class SessionWorker {
    /// A session, what it may use and keeps, and what is left of its page's last message.
    private final class Member {
        let session: LiveSession
        let budget: SessionBudget
        let defaults: SessionDefaults
        var steps: CircularBuffer<PageMessage> = []

        init(_ session: LiveSession, _ budget: SessionBudget, _ defaults: SessionDefaults) {
            self.session = session
            self.budget = budget
            self.defaults = defaults
        }
    }

    private let role: WorkerRole
    private let inbox: SessionInbox
    private var members: [UInt32: Member] = [:]
    /// What views of sessions that are to be made held in the build before.
    private var saved: [UInt32: [String: Data]] = [:]
    /// What the program keeps for the browsers of sessions that are to be made.
    private var remembered: [UInt32: [String: Data]] = [:]
    private var channel: (any Channel)?
    private var isTurnDue = false
    /// Begins a turn when a session that has used its share may continue.
    private let timer = FrameTimer()

    /// The CPU time that sessions take to begin, so that nobody stops a worker by opening pages.
    private lazy var openings = SessionBudget { [weak self] in
        self?.members.contains { $0.value.session.presence.isWatched } ?? false
    }

    /// How long a turn takes, in seconds, unless a single step takes longer.
    private static let turn = 0.004
    /// So many steps of a page that has left are still done.
    private static let mostStepsOfLeaving = 100

    private init(_ role: WorkerRole, _ inbox: SessionInbox) {
        self.role = role
        self.inbox = inbox
    }

    static func run(_ role: WorkerRole) throws {
        signal(SIGPIPE, SIG_IGN)
        // With it ends what it starts, such as the program that writes a backtrace when it traps.
        setpgid(0, 0)
        let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        guard line >= 0 else { throw ExitCode.failure }
        let inbox = SessionInbox()
        let worker = SessionWorker(role, inbox)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        worker.channel = try ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        ByteToMessageHandler(LinkDecoder()),
                        LinkHandler(
                            receive: { message in
                                let hasRoom = inbox.add(message)
                                DispatchQueue.main.async {
                                    MainActor.assumeIsolated {
                                        if hasRoom { worker.beginTurn() } else { worker.overrun(message.session) }
                                    }
                                }
                            },
                            // Without a server there is nobody to show anything to.
                            closed: { exit(0) }),
                    ])
                }
            }
            .withConnectedSocket(line).wait()
        // The main queue alone keeps no run loop going.
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    // MARK: Turns

    private func beginTurn() {
        guard !isTurnDue else { return }
        isTurnDue = true
        // Behind frames and tasks that wait already.
        DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
    }

    private func takeTurn() {
        isTurnDue = false
        let end = FrameTimer.uptime + Self.turn
        repeat {
            let now = FrameTimer.uptime
            let busy = Set(inbox.sessions).union(members.filter { !$0.value.steps.isEmpty }.keys)
            let waits = busy.filter { $0 != Self.server || mayAnswer(at: now, busy) }
                .map { ($0, (members[$0]?.budget ?? openings).wait(at: now)) }
            guard
                let next = waits.filter({ $0.1 == 0 })
                    .min(by: { use(of: $0.0, at: now) < use(of: $1.0, at: now) })?.0
            else {
                if let wait = waits.map(\.1).min() { timer.set(wait) { [weak self] in self?.beginTurn() } }
                return
            }
            step(next)
        } while FrameTimer.uptime < end
        beginTurn()
    }

    /// The number under which the server itself asks.
    private static let server: UInt32 = 0
    /// How long the server's question waits for the sessions that had something to do before it, in seconds.
    private static let longestWait = 1.0
    /// When the server asked whether the worker takes anything in, and the sessions that had something to do by then.
    private var question: (time: Double, sessions: Set<UInt32>)?

    /// Whether the server may be answered. What came before its question is done first: code that never comes back would leave
    /// nobody to ask again.
    private func mayAnswer(at now: Double, _ busy: Set<UInt32>) -> Bool {
        var asked = question ?? (now, busy.subtracting([Self.server]))
        asked.sessions.formIntersection(busy)
        question = asked
        return asked.sessions.isEmpty || now - asked.time > Self.longestWait
    }

    private func use(of id: UInt32, at now: Double) -> Double { members[id]?.budget.use(at: now) ?? 0 }

    /// Takes one step for a session: an event of its page, or another message.
    private func step(_ id: UInt32) {
        if let member = members[id], !member.steps.isEmpty {
            if member.steps.count > Self.mostStepsOfLeaving, inbox.isLeaving(id) { return member.steps.removeAll() }
            let step = member.steps.removeFirst()
            if case .drawn = step { member.budget.hasBegun() }
            member.budget.charge { member.session.take(step) }
        } else if let message = inbox.next(of: id) {
            if let member = members[id] {
                member.budget.charge { receive(message) }
            } else {
                receive(message)
            }
        }
    }

    /// A page sends more than its session can handle.
    private func overrun(_ id: UInt32) {
        members[id]?.steps.removeAll()
        answer(id, .overrun, [])
        beginTurn()
    }

    private func receive(_ message: LinkMessage) {
        let id = message.session
        let session = members[id]?.session
        switch message.kind {
        case .open: begin(id, settings(message))
        case .restore: saved[id] = values(message)
        case .remembered:
            if let session { session.take(values(message)) } else { remembered[id] = values(message) }
        case .noted: members[id]?.defaults.noted(values(message).keys)
        case .save:
            var writer = WireWriter()
            writer.states(session?.states ?? [:])
            answer(id, .save, writer.bytes)
        case .attach: session?.attach(settings(message))
        case .message:
            guard let session else { return }
            members[id]?.steps.append(contentsOf: session.read(message.bytes))
        case .detach: session?.detach()
        case .draft: answer(id, .draft, Draft.answer(settings(message)) ?? [])
        case .ping:
            question = nil
            answer(id, .ping, [])
        case .literals:
            var reader = WireReader(message.bytes)
            guard let literals = try? reader.literals() else { return }
            LiveLiterals.set(literals)
            session?.questions.take(literals)
            session?.schedule.setNeedsFrame()
        case .overrun: break
        case .close:
            session?.end()
            members[id] = nil
        }
    }

    private func begin(_ id: UInt32, _ settings: [String: String]) {
        let budget = SessionBudget(beginning: openings) { [weak self] in
            self?.members.contains { $0.key != id && $0.value.session.presence.isWatched } ?? false
        }
        let defaults = defaults(of: id)
        let page = PageConnection(
            send: { [weak self] in self?.answer(id, .message, $0) },
            draft: { [weak self] in self?.answer(id, .draft, $0) })
        let session = budget.charge {
            LiveSession(
                settings: settings, role: role, states: saved.removeValue(forKey: id) ?? [:], defaults: defaults,
                budget: budget, page: page)
        }
        members[id] = Member(session, budget, defaults)
    }

    /// The defaults of a session: kept by the server where its page is in a browser that is known.
    private func defaults(of id: UInt32) -> SessionDefaults {
        guard let remembered = remembered.removeValue(forKey: id), let channel else { return SessionDefaults() }
        return SessionDefaults(remembered: remembered) { changes in
            var writer = WireWriter()
            writer.states(changes)
            // Programs set defaults on any thread.
            channel.writeAndFlush(
                LinkMessage(session: id, kind: .remembered, bytes: writer.bytes).buffer, promise: nil)
        }
    }

    private func values(_ message: LinkMessage) -> [String: Data] {
        var reader = WireReader(message.bytes)
        return (try? reader.states()) ?? [:]
    }

    private func answer(_ id: UInt32, _ kind: LinkKind, _ bytes: [UInt8]) {
        channel?.writeAndFlush(LinkMessage(session: id, kind: kind, bytes: bytes).buffer, promise: nil)
    }

    private func settings(_ message: LinkMessage) -> [String: String] {
        var reader = WireReader(message.bytes)
        return (try? reader.strings(most: 64)) ?? [:]
    }
}
