import Dispatch
import Foundation

/// What comes of elements, in their order, worked out on another thread ahead of the one that takes it.
///
/// The thread that takes what nobody has begun works it out, so it never waits for a thread that does not come. Few
/// elements need no other thread.
struct WorkAhead<Element: Sendable, Outcome: Sendable>: Sequence {
    private let elements: [Element]
    private let work: @Sendable (Element) -> Outcome

    /// How many elements another thread takes at a time.
    static var together: Int { 500 }
    /// How many times as many are worked out before anybody asks for them: as much waits in memory.
    private static var ahead: Int { 2 }

    /// - Parameter work: needs nothing but the element, and changes nothing.
    init(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Outcome) {
        self.elements = elements
        self.work = work
    }

    func makeIterator() -> Iterator { Iterator(elements, work) }

    struct Iterator: IteratorProtocol {
        private let elements: [Element]
        private let work: @Sendable (Element) -> Outcome
        /// What is being worked out, in the order in which it will be taken.
        private var parts: [Part] = []
        private var begun = 0
        private var current: [Outcome] = []
        private var taken = 0

        fileprivate init(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Outcome) {
            self.elements = elements
            self.work = work
        }

        mutating func next() -> Outcome? {
            if taken == current.count {
                begin()
                guard !parts.isEmpty else { return nil }
                current = parts.removeFirst().outcomes()
                taken = 0
            }
            defer { taken += 1 }
            return current[taken]
        }

        private mutating func begin() {
            while begun < elements.count, parts.count <= WorkAhead.ahead {
                let part = Part(elements[begun..<Swift.min(begun + WorkAhead.together, elements.count)], work)
                begun += WorkAhead.together
                // The first one is taken at once.
                if !parts.isEmpty { DispatchQueue.global().async { part.workOut() } }
                parts.append(part)
            }
        }
    }

    /// Some elements that lie next to each other. Unchecked, because the compiler does not know that `condition` guards it.
    private final class Part: @unchecked Sendable {
        private enum State {
            case waiting, begun
            case done([Outcome])
        }

        private let elements: ArraySlice<Element>
        private let work: @Sendable (Element) -> Outcome
        private let condition = NSCondition()
        private var state = State.waiting

        init(_ elements: ArraySlice<Element>, _ work: @escaping @Sendable (Element) -> Outcome) {
            self.elements = elements
            self.work = work
        }

        /// Works everything out, unless somebody has begun.
        func workOut() {
            guard begin() else { return }
            let outcomes = elements.map(work)
            condition.withLock {
                state = .done(outcomes)
                condition.signal()
            }
        }

        private func begin() -> Bool {
            condition.withLock {
                guard case .waiting = state else { return false }
                state = .begun
                return true
            }
        }

        func outcomes() -> [Outcome] {
            workOut()
            return condition.withLock {
                while true {
                    if case .done(let outcomes) = state { return outcomes }
                    condition.wait()
                }
            }
        }
    }
}
