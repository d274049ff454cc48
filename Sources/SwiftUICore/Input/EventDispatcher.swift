import Foundation

/// Hands pointer events to the gestures of the content under the finger, and settles which of them wins.
///
/// Each finger has an arena: the gestures of the element under it and of those around, the innermost first. The first that
/// occurs has the finger for itself; of those that occur by the same event, the first in line. A gesture of several
/// fingers is in several arenas and needs to win them all.
@MainActor package final class EventDispatcher {
    /// A gesture that takes part in touches, in as many arenas as it follows fingers.
    @MainActor private final class Participant {
        let node: any GestureElement
        var outcome = GestureOutcome.possible
        var pointers: Set<PointerID> = []
        /// Whether it is over and its element may begin another one.
        var isSettled = false

        init(_ node: any GestureElement) { self.node = node }

        var recognizer: any AnyGestureRecognizer { node.recognizer! }
        var isSimultaneous: Bool { node.priority == .simultaneous }
        var mayComeAbout: Bool { outcome == .possible || outcome == .active }
    }

    @MainActor private final class Arena {
        let pointer: PointerID
        let start: TimeInterval
        /// The first in line first.
        let participants: [Participant]
        var velocity = VelocityTracker()
        /// The last event, with where the finger is.
        var last: PointerEvent
        /// The one that has the finger for itself.
        var winner: Participant?
        /// Came about when the finger was lifted, but one before them in line may still occur with another touch.
        var deferred: [Participant] = []

        init(_ event: PointerEvent, _ participants: [Participant]) {
            pointer = event.pointer
            start = event.time
            last = event
            self.participants = participants
        }
    }

    private let root: RootRenderNode
    /// Of the fingers that are down, the one that came down first first.
    private var arenas: [Arena] = []
    /// Of fingers that have been lifted, while something has to wait.
    private var undecided: [Arena] = []
    /// Gestures that wait for another touch.
    private var waiting: [Participant] = []
    private var appointment: Moments.Appointment?

    package init(root: RootRenderNode) { self.root = root }

    /// Whether a finger is down, so that time may bring something about.
    package var isTracking: Bool { !arenas.isEmpty }

    /// How many gestures take part in touches now, or wait for one.
    package var participantCount: Int {
        var all = Set(waiting.map(ObjectIdentifier.init))
        for arena in arenas + undecided { all.formUnion(arena.participants.map(ObjectIdentifier.init)) }
        return all.count
    }

    /// Whether a gesture has taken a finger for itself that is down, or that the latest event was about.
    package var isTouchTaken: Bool { isLatestTaken || arenas.contains { $0.winner != nil } }
    private var isLatestTaken = false

    // MARK: Events

    package func send(_ event: PointerEvent) {
        guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return }
        tick(event.time)
        isLatestTaken = false
        if event.phase == .down { begin(event) }
        guard let arena = arenas.first(where: { $0.pointer == event.pointer }) else { return }
        arena.last = event
        arena.velocity.add(event.location, at: event.time)
        for participant in arena.participants where participant.pointers.contains(event.pointer) {
            deliver(to: participant, arena) { $0.receive(event, $1) }
        }
        judgeThoseWhoWaited(arena, at: event.time)
        isLatestTaken = arena.winner != nil || !arena.deferred.isEmpty
        if event.phase == .up || event.phase == .cancelled { end(arena) }
        keepAppointment()
    }

    /// Time passed; long presses occur without an event, and those who waited have waited long enough.
    package func tick(_ time: TimeInterval) {
        guard !arenas.isEmpty || !waiting.isEmpty else { return }
        leaveTheGone()
        for arena in arenas {
            for participant in arena.participants where participant.pointers.contains(arena.pointer) {
                deliver(to: participant, arena, at: time) { recognizer, _ in recognizer.tick(time) }
            }
            judgeThoseWhoWaited(arena, at: time)
        }
        for participant in waiting {
            participant.recognizer.tick(time)
            participant.outcome = participant.recognizer.outcome
            if participant.outcome.isOver { settle(participant) }
        }
        decide()
        keepAppointment()
    }

    /// Gives up all touches, as when a window is left.
    package func cancelAll() {
        for arena in arenas {
            var event = arena.last
            event.phase = .cancelled
            send(event)
        }
        for participant in waiting { leave(participant) }
        decide()
    }

    private func begin(_ event: PointerEvent) {
        if let arena = arenas.first(where: { $0.pointer == event.pointer }) {
            var lost = event
            lost.phase = .cancelled
            for participant in arena.participants where participant.pointers.contains(event.pointer) {
                deliver(to: participant, arena) { $0.receive(lost, $1) }
            }
            end(arena)
        }
        let participants = gestures(at: event.location).compactMap { participant(for: $0, event) }
        // Who waited for a touch here waits no longer when it goes elsewhere.
        for other in waiting where !participants.contains(where: { $0 === other }) { leave(other) }
        waiting = []
        decide()
        let arena = Arena(event, participants)
        arenas.append(arena)
    }

    /// The gestures of what lies at a place, in the order in which they have the first say.
    private func gestures(at location: CGPoint) -> [any GestureElement] {
        var chain: [any GestureElement] = []
        var node = root.hitTest(location)
        if let text = node as? TextRenderNode,
            let link = TextLinkTouch(text, at: text.convertFromRoot(location))
        {
            chain.append(link)
        }
        // What follows touches on UIKit's views comes after what the views themselves do with them.
        var recognizers: [any GestureElement] = []
        while let current = node {
            if let gesture = current as? GestureRenderNode {
                chain.append(gesture)
                chain += recognizers
                recognizers = []
            } else if let gesture = current as? RecognizerRenderNode {
                if let element = gesture.recognizerElement { chain.append(element) }
            } else if let window = current as? any WindowShowing {
                recognizers = window.recognizers(at: location)
            }
            node = current.parent
        }
        // A mask without `subviews` silences the content below.
        if let outermost = chain.lastIndex(where: { !$0.mask.contains(.subviews) }) {
            chain.removeFirst(outermost)
        }
        let active = chain.filter { $0.mask.contains(.gesture) }
        return active.reversed().filter { $0.priority == .high } + active.filter { $0.priority != .high }
    }

    /// Lets a gesture take part in another touch; nil if it has one already and follows no second finger.
    private func participant(for node: any GestureElement, _ event: PointerEvent) -> Participant? {
        let pointer = event.pointer
        let known = (arenas + undecided).flatMap(\.participants) + waiting
        if let present = known.first(where: { $0.node === node && !$0.isSettled }) {
            guard present.mayComeAbout, present.pointers.isEmpty || present.recognizer.takesSeveralPointers else {
                return nil
            }
            present.pointers.insert(pointer)
            return present
        }
        guard node.prepareRecognizer() else { return nil }
        if let recognizer = node.recognizer, recognizer.buttons.isDisjoint(with: event.buttons) { return nil }
        let participant = Participant(node)
        participant.pointers = [pointer]
        return participant
    }

    // MARK: Deciding

    private func deliver(
        to participant: Participant, _ arena: Arena, at time: TimeInterval? = nil,
        _ handle: (any AnyGestureRecognizer, GestureContext) -> Void
    ) {
        guard participant.mayComeAbout else { return }
        let now = time ?? arena.last.time
        handle(
            participant.recognizer,
            GestureContext(node: participant.node.element, velocity: arena.velocity.velocity(at: now)))
        participant.outcome = participant.recognizer.outcome
        if participant.recognizer.hasNews { judge(participant, arena, now) }
    }

    private func judge(_ participant: Participant, _ arena: Arena, _ time: TimeInterval) {
        switch participant.outcome {
        case .possible:
            if isHeldBack(participant, arena, time) { return }
            tell(participant)
        case .active, .ended:
            if participant.isSimultaneous { return tell(participant) }
            let own = arenas.filter { $0.participants.contains { $0 === participant } }
            if own.contains(where: { $0.winner.map { $0 !== participant && !runsBeside($0, participant) } ?? false }) {
                return cancel(participant)
            }
            if participant.outcome == .ended, mustWait(participant, arena) {
                if !arena.deferred.contains(where: { $0 === participant }) { arena.deferred.append(participant) }
                return
            }
            // It has news until those have failed that it waits for; see `judgeThoseWhoWaited`.
            if waitsForAnother(participant, arena) { return }
            for arena in own { win(arena, participant) }
            tell(participant)
        case .failed: tell(participant)
        }
    }

    /// Whether the press is not to be seen yet: a scroll view around may take the finger.
    private func isHeldBack(_ participant: Participant, _ arena: Arena, _ time: TimeInterval) -> Bool {
        guard participant.recognizer.showsPress, time - arena.start < GestureMetrics.contentTouchDelay - 1e-6,
            arena.last.kind == .touch, let place = arena.participants.firstIndex(where: { $0 === participant })
        else { return false }
        return arena.participants[place...].contains { $0.node.delaysContentTouches && $0.outcome == .possible }
    }

    /// Whether another gesture before it in line may still occur by a further touch.
    private func mustWait(_ participant: Participant, _ arena: Arena) -> Bool {
        guard arena.last.phase == .up else { return false }
        if waitsForAnother(participant, arena) { return true }
        return arena.participants.prefix { $0 !== participant }.contains {
            $0.outcome == .possible && !$0.isSimultaneous && $0.recognizer.waitsForTouch
        }
    }

    /// Whether a gesture is to fail before this one occurs, and may still occur itself.
    private func waitsForAnother(_ participant: Participant, _ arena: Arena) -> Bool {
        arena.participants.contains {
            $0 !== participant && $0.outcome == .possible && participant.node.waits(for: $0.node)
        }
    }

    /// Whether two gestures may both occur.
    private func runsBeside(_ a: Participant, _ b: Participant) -> Bool {
        a.node.runs(beside: b.node) || b.node.runs(beside: a.node)
    }

    /// Lets gestures occur that had to wait until others failed.
    private func judgeThoseWhoWaited(_ arena: Arena, at time: TimeInterval) {
        for participant in arena.participants
        where (participant.outcome == .active || participant.outcome == .ended) && participant.recognizer.hasNews
            && !participant.isSimultaneous && participant.pointers.contains(arena.pointer)
        {
            judge(participant, arena, time)
        }
    }

    private func win(_ arena: Arena, _ participant: Participant) {
        guard arena.winner == nil else { return }
        arena.winner = participant
        for other in arena.participants
        where other !== participant && !other.isSimultaneous && !runsBeside(participant, other) {
            cancel(other)
        }
    }

    private func tell(_ participant: Participant) {
        participant.recognizer.tell()
        participant.recognizer.putBack()
    }

    private func cancel(_ participant: Participant) {
        guard participant.outcome != .failed, !(participant.outcome == .ended && participant.pointers.isEmpty) else {
            return
        }
        participant.recognizer.cancel()
        participant.outcome = .failed
        tell(participant)
    }

    /// Settles what had to wait, where those it waited for are done.
    private func decide() {
        waiting.removeAll { $0.outcome.isOver }
        for arena in undecided {
            let isOpen = arena.participants.contains { participant in
                participant.outcome == .possible && waiting.contains { $0 === participant }
                    || participant.outcome == .possible && !participant.pointers.isEmpty
            }
            if isOpen { continue }
            undecided.removeAll { $0 === arena }
            // The first in line has it, unless one before it came about after all.
            let deferred = arena.deferred
            arena.deferred = []
            let isTaken = arena.participants.contains { other in
                other.outcome == .ended && !other.isSimultaneous && !deferred.contains { $0 === other }
            }
            for (index, participant) in deferred.enumerated() {
                if index > 0 || isTaken {
                    participant.recognizer.cancel()
                    participant.outcome = .failed
                }
                settle(participant)
            }
        }
    }

    // MARK: Ends

    private func end(_ arena: Arena) {
        arenas.removeAll { $0 === arena }
        for participant in arena.participants {
            participant.pointers.remove(arena.pointer)
            guard participant.pointers.isEmpty else { continue }
            if participant.mayComeAbout, participant.recognizer.waitsForTouch {
                if !waiting.contains(where: { $0 === participant }) { waiting.append(participant) }
            } else if !arena.deferred.contains(where: { $0 === participant }) {
                if participant.mayComeAbout { cancel(participant) }
                settle(participant)
            }
        }
        if !arena.deferred.isEmpty { undecided.append(arena) }
        decide()
    }

    /// Leaves a gesture that is over.
    private func settle(_ participant: Participant) {
        guard !participant.isSettled else { return }
        tell(participant)
        participant.isSettled = true
        participant.node.forgetRecognizer()
    }

    private func leave(_ participant: Participant) {
        cancel(participant)
        settle(participant)
    }

    /// Gives up the gestures of views that are gone, cannot be reached or may not act any longer.
    func leaveTheGone() {
        for arena in arenas {
            for participant in arena.participants where participant.mayComeAbout && !isThere(participant.node) {
                cancel(participant)
            }
        }
        for participant in waiting where !isThere(participant.node) { leave(participant) }
        waiting.removeAll { $0.outcome.isOver }
    }

    private func isThere(_ gesture: any GestureElement) -> Bool {
        guard gesture.mask.contains(.gesture) else { return false }
        var node = gesture.element
        while let parent = node.parent {
            if node.isDeparting { return false }
            node = parent
            if parent === root { break }
        }
        return node === root && (gesture.recognizer?.outlastsCover == true || root.reaches(gesture.element))
    }

    /// Has time brought in where something occurs by it.
    private func keepAppointment() {
        appointment?.cancel()
        appointment = nil
        var moments = (arenas.flatMap(\.participants) + waiting).filter(\.mayComeAbout).compactMap(
            \.recognizer.deadline)
        for arena in arenas {
            let touch = arena.start + GestureMetrics.contentTouchDelay
            if arena.participants.contains(where: { $0.mayComeAbout && $0.recognizer.showsPress }),
                root.tree.moments.now < touch
            {
                moments.append(touch)
            }
        }
        guard let next = moments.filter(\.isFinite).min() else { return }
        appointment = root.tree.moments.at(next) { [weak self] in self?.tick(max(next, self?.root.tree.time ?? next)) }
    }
}
