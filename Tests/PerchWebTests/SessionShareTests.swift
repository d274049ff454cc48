import DisplayList
import Foundation
import Testing

@testable import PerchWeb

@Suite("What a session may use") @MainActor
struct SessionShareTests {
    @Test("is a quarter of any second while others are there")
    func share() {
        let budget = SessionBudget { true }
        // Two seconds in which the session works whenever it may, each time for 10 ms.
        var work: [(start: Double, seconds: Double)] = []
        var now = 100.0
        while now < 102 {
            let wait = budget.wait(at: now)
            if wait > 0 {
                now += wait
            } else {
                budget.spend(0.01, at: now)
                work.append((now, 0.01))
                now += 0.01
            }
        }
        for (start, _) in work {
            let second = work.filter { $0.start >= start && $0.start < start + 0.95 }.reduce(0) { $0 + $1.seconds }
            #expect(second <= SessionBudget.share + 0.0101)
        }
        #expect(work.count >= 45)
    }

    @Test("is everything while it is alone")
    func alone() {
        let budget = SessionBudget { false }
        budget.spend(5, at: 100)
        #expect(budget.wait(at: 100) == 0)
    }

    @Test("comes back when a second is over")
    func recovery() {
        let budget = SessionBudget { true }
        budget.spend(0.6, at: 100)
        #expect(budget.wait(at: 100.5) > 0)
        #expect(budget.wait(at: 101.05) == 0)
        #expect(budget.use(at: 103) == 0)
    }
}

@Suite("The inbox of a worker")
struct SessionInboxTests {
    private func message(_ session: UInt32, _ kind: LinkKind = .message, bytes: Int = 0) -> LinkMessage {
        LinkMessage(session: session, kind: kind, bytes: [UInt8](repeating: 0, count: bytes))
    }

    @Test("keeps the messages of each session in order")
    func order() {
        let inbox = SessionInbox()
        for (session, kind) in [(1, LinkKind.open), (2, .open), (1, .message), (1, .detach)] as [(UInt32, LinkKind)] {
            #expect(inbox.add(message(session, kind)))
        }
        #expect(Set(inbox.sessions) == [1, 2])
        #expect([inbox.next(of: 1), inbox.next(of: 1), inbox.next(of: 1)].map(\.?.kind) == [.open, .message, .detach])
        #expect(inbox.next(of: 1) == nil)
        #expect(inbox.sessions == [2])
    }

    @Test("keeps at most a megabyte of a session, and drops all of it beyond")
    func bound() {
        let inbox = SessionInbox()
        _ = inbox.add(message(1, .attach))
        for _ in 0..<4 { #expect(inbox.add(message(1, bytes: 256 << 10))) }
        #expect(inbox.add(message(2, bytes: 256 << 10)))
        #expect(!inbox.add(message(1, bytes: 1)))
        #expect(inbox.next(of: 1)?.kind == .attach)
        #expect(inbox.next(of: 1) == nil)
        #expect(inbox.next(of: 2) != nil)
    }

    @Test("drops the backlog of a page that has left, and not its last words")
    func leaving() {
        let inbox = SessionInbox()
        _ = inbox.add(message(1, bytes: 100))
        _ = inbox.add(message(1, .detach))
        #expect(inbox.isLeaving(1))
        #expect(inbox.next(of: 1)?.kind == .message)
        for _ in 0..<3 { _ = inbox.add(message(2, bytes: 100_000)) }
        _ = inbox.add(message(2, .detach))
        #expect(inbox.next(of: 2)?.kind == .detach)
        _ = inbox.add(message(3, bytes: 100))
        _ = inbox.add(message(3, .close))
        #expect(inbox.next(of: 3)?.kind == .close)
    }
}

@Suite("Events of a message")
struct MergedEventTests {
    private func move(_ x: Double, id: UInt64 = 1, _ phase: PageEvent.Pointer.Phase = .moved) -> PageEvent {
        .pointer(.init(phase: phase, id: id, kind: .mouse, buttons: 0, modifiers: [], x: x, y: 0))
    }

    @Test("are merged where a pointer moves on")
    func moves() {
        #expect((0..<10_000).map { move(Double($0)) }.merged == [move(9999)])
        #expect([move(1), move(1, id: 2), move(2), move(2, id: 2)].merged == [move(2), move(2, id: 2)])
    }

    @Test("are kept where something else happens between")
    func others() {
        let events = [move(1), move(1, .down), move(2), move(3), move(3, .up), move(4)]
        #expect(events.merged == [move(1), move(1, .down), move(3), move(3, .up), move(4)])
        let held = PageEvent.pointer(
            .init(phase: .moved, id: 1, kind: .mouse, buttons: 0, modifiers: .shift, x: 5, y: 0))
        #expect([move(1), held].merged == [move(1), held])
    }

    @Test("are one turn of the wheel where it is turned at one place")
    func wheel() {
        let turn = PageEvent.wheel(x: 1, y: 2, dx: 0, dy: 10, [])
        #expect([turn, turn, turn].merged == [.wheel(x: 1, y: 2, dx: 0, dy: 30, [])])
        #expect([turn, .wheel(x: 1, y: 3, dx: 0, dy: 10, [])].merged.count == 2)
    }

    @Test("are steps, of which the last one answers the message")
    func steps() {
        let key = PageEvent.key("a", .down, [])
        #expect(PageMessage.events(7, [key, key]).steps == [.events(0, [key]), .events(7, [key])])
        #expect(PageMessage.events(7, []).steps == [.events(7, [])])
        #expect(PageMessage.visible(true).steps == [.visible(true)])
    }
}

@Suite("Questions of several pages")
struct QuestionQueueTests {
    private func question(_ session: UInt32, _ number: UInt8) -> QuestionQueue.Question {
        .init(session: session, bytes: [number])
    }

    @Test("are answered in turns, and none is dropped in silence")
    func turns() {
        var queue = QuestionQueue()
        let added = [question(1, 0), question(1, 1), question(1, 2), question(2, 9)].map { queue.add($0) }
        #expect(added == [true, true, true, true])
        let first = [queue.next(), queue.next()]
        #expect(first == [question(1, 0), question(2, 9)])
        queue.putBack(question(2, 9))
        let again = queue.next()
        #expect(again == question(2, 9))
        queue.forget(1)
        let none = queue.next()
        #expect(none == nil)
        let many = (0...QuestionQueue.mostOfSession).map { _ in queue.add(question(3, 0)) }
        #expect(many.count { $0 } == QuestionQueue.mostOfSession && many.last == false)
        let other = queue.add(question(4, 0))
        #expect(other)
    }
}
