import Foundation
import Testing

@testable import LedgerCore

@Suite struct HybridClockTests {
    @Test func neverGoesBack() {
        var clock = HybridLogicalClock(node: "a")
        let moments = [100, 100, 50, 200, 200].map { clock.now(wall: Date(milliseconds: $0)) }
        #expect(moments.map(\.milliseconds) == [100, 100, 100, 200, 200])
        #expect(moments.map(\.counter) == [0, 1, 2, 0, 1])
        #expect(moments == moments.sorted() && Set(moments).count == 5)
    }

    @Test func isAheadOfWhatItHasSeen() {
        var clock = HybridLogicalClock(node: "a")
        clock.receive(HybridTimestamp(milliseconds: 500, counter: 3, node: "b"), wall: Date(milliseconds: 100))
        let next = clock.now(wall: Date(milliseconds: 100))
        #expect(next == HybridTimestamp(milliseconds: 500, counter: 4, node: "a"))
        clock.receive(HybridTimestamp(milliseconds: 10, node: "b"), wall: Date(milliseconds: 100))
        #expect(clock.last == next)
    }

    @Test func goesOnWhenAMillisecondIsFull() {
        var clock = HybridLogicalClock(node: "a", last: HybridTimestamp(milliseconds: 5, counter: .max, node: "z"))
        let moment1 = clock.now(wall: Date(milliseconds: 5))
        #expect(moment1 == HybridTimestamp(milliseconds: 6, counter: 0, node: "a"))
        var old = HybridLogicalClock(node: "a")
        let moment2 = old.now(wall: Date(milliseconds: -5))
        #expect(moment2.milliseconds == 0)
    }

    @Test func aTimeFromTheFutureDoesNotPoisonTheClock() throws {
        let wall = Date(milliseconds: 1_772_000_000_000)
        var clock = HybridLogicalClock(node: "a")
        let poison = try #require(HybridTimestamp("ffffffffffffffff-b"))
        clock.receive(poison, wall: wall)
        let next = clock.now(wall: wall)
        #expect(next.milliseconds <= wall.milliseconds + HybridTimestamp.tolerance)
        // Even the last moment that there is has a text that can be read, and so has what follows.
        var last = HybridLogicalClock(node: "a", last: poison)
        for _ in 0..<3 {
            let moment = last.now(wall: wall)
            #expect(HybridTimestamp(moment.description) == moment)
        }
        #expect(HybridTimestamp(milliseconds: .max, node: "a").milliseconds == HybridTimestamp.latest)
        #expect(HybridTimestamp(milliseconds: -5, node: "a").milliseconds == 0)
    }

    @Test func textIsOrderedAsTimestampsAre() throws {
        let stamps = [
            HybridTimestamp(milliseconds: 9, node: "a"), HybridTimestamp(milliseconds: 16, node: "a"),
            HybridTimestamp(milliseconds: 16, counter: 1, node: "a"),
            HybridTimestamp(milliseconds: 16, counter: 1, node: "b"),
            HybridTimestamp(milliseconds: 1_772_015_400_250, counter: 255, node: "x-y"),
        ]
        #expect(stamps.map(\.description) == stamps.map(\.description).sorted())
        #expect(stamps == stamps.shuffled().sorted())
        for stamp in stamps {
            #expect(HybridTimestamp(stamp.description) == stamp)
            #expect(try HybridTimestamp(json: try #require(stamp.json)) == stamp)
            #expect(try HybridTimestamp(column: stamp.column) == stamp)
        }
        for text in [
            "", "x", "0000000000000000", "0000000000000000x", "00000000000g0000-a", "0000000000000000-",
            "000000000000000G-a",
        ] {
            #expect(HybridTimestamp(text) == nil)
        }
        #expect(throws: FieldError.self) { try HybridTimestamp(json: .string("x")) }
    }
}

@Suite struct MergeTests {
    private func time(_ milliseconds: Int, _ node: String = "a") -> HybridTimestamp {
        HybridTimestamp(milliseconds: milliseconds, node: node)
    }

    private func operation(
        _ id: String, _ action: DocumentOperation.Action, _ patch: [String: JSONValue], at time: HybridTimestamp,
        replaced: [String: HybridTimestamp] = [:]
    ) -> DocumentOperation {
        DocumentOperation(
            id: id, accountID: "acc", kind: .item, key: "i", action: action, patch: patch, timestamp: time,
            baseVersion: replaced.values.max(), replaced: replaced)
    }

    @Test func operationsAsText() throws {
        let full = operation("o", .update, ["a": .null, "b": .integer(1)], at: time(5), replaced: ["a": time(1)])
        #expect(try DocumentOperation(json: try #require(full.json)) == full)
        let bare = operation("o", .create, [:], at: time(5))
        #expect(try DocumentOperation(json: try #require(bare.json)) == bare)
        guard case .object(let members)? = full.json else { return #expect(Bool(false)) }
        #expect(try DocumentOperation(json: .object(members.filter { $0.key != "patch" })).patch.isEmpty)
        for (field, value) in [
            ("id", nil), ("kind", .string("x")), ("action", .string("x")), ("timestamp", .string("x")),
            ("key", .integer(1)), ("patch", .integer(1)), ("replaced", .integer(1)), ("baseVersion", .integer(1)),
            ("replaced", .object(["a": .integer(1)])),
        ] as [(String, JSONValue?)] {
            var broken = members
            broken[field] = value
            #expect(throws: FieldError.self) { try DocumentOperation(json: .object(broken)) }
        }
        #expect(throws: FieldError.self) { try DocumentOperation(json: .null) }
    }

    @Test func theLastWriterOfAFieldWins() {
        var state = DocumentState()
        state.apply(operation("1", .create, ["a": .integer(1), "b": .integer(1)], at: time(1)))
        #expect(state.isAlive)
        let changed3 = state.apply(operation("2", .update, ["a": .integer(3)], at: time(3, "b")))
        #expect(changed3)
        let changed4 = state.apply(operation("3", .update, ["a": .integer(2)], at: time(2)))
        #expect(!changed4)
        let changed5 = state.apply(operation("4", .update, ["b": .null], at: time(2)))
        #expect(changed5)
        #expect(state.values == ["a": .integer(3)])
        #expect(state.time(of: "a") == time(3, "b") && state.time(of: "b") == time(2) && state.time(of: "c") == nil)
        #expect(state.allTimes == ["a": time(3, "b"), "b": time(2)])
        #expect(state.version == time(3, "b"))
    }

    @Test func deletingAndBringingBack() {
        var state = DocumentState()
        state.apply(operation("1", .create, ["a": .integer(1)], at: time(1)))
        let changed6 = state.apply(operation("2", .delete, [:], at: time(5)))
        #expect(changed6)
        #expect(!state.isAlive)
        // Earlier than the deletion: it stays deleted. Later: the document is back, with all it had.
        let changed7 = state.apply(operation("3", .update, ["b": .integer(2)], at: time(4)))
        #expect(changed7)
        #expect(!state.isAlive)
        state.apply(operation("4", .update, ["c": .integer(3)], at: time(6)))
        #expect(state.isAlive)
        #expect(state.values == ["a": .integer(1), "b": .integer(2), "c": .integer(3)])
        state.apply(operation("5", .delete, [:], at: time(2)))
        #expect(state.isAlive && state.deletion == time(5))
    }

    @Test func whatIsNotMadeYetIsNotThere() {
        var state = DocumentState()
        state.apply(operation("1", .update, ["a": .integer(2)], at: time(2)))
        #expect(!state.isAlive)
        state.apply(operation("2", .create, ["a": .integer(1), "b": .integer(1)], at: time(1)))
        #expect(state.isAlive && state.values == ["a": .integer(2), "b": .integer(1)])
    }

    @Test func changes() throws {
        var state = DocumentState()
        let change = { (state: DocumentState, fields: [String: JSONValue], at: Int) in
            state.change(to: fields, id: "o\(at)", accountID: "acc", kind: .item, key: "i", timestamp: self.time(at))
        }
        let create = try #require(change(state, ["a": .integer(1), "b": .integer(1)], 1))
        #expect(create.action == .create && create.replaced.isEmpty && create.baseVersion == nil)
        state.apply(create)
        #expect(change(state, state.values, 2) == nil)
        let update = try #require(change(state, ["a": .integer(2), "c": .integer(1)], 3))
        #expect(update.action == .update && update.baseVersion == time(1))
        #expect(update.patch == ["a": .integer(2), "b": .null, "c": .integer(1)])
        #expect(update.replaced == ["a": time(1), "b": time(1)])
        state.apply(update)
        let deletion = state.deletion(id: "d", accountID: "acc", kind: .item, key: "i", timestamp: time(4))
        #expect(deletion.replaced == ["a": time(3), "b": time(3), "c": time(3)])
        state.apply(deletion)
        #expect(change(state, state.values, 5)?.action == .update)
    }

    @Test func whatNobodyHadSeenIsLost() {
        let create = operation("1", .create, ["a": .integer(1), "updatedAt": .integer(1)], at: time(1))
        let mine = operation(
            "2", .update, ["a": .integer(2), "updatedAt": .integer(2)], at: time(2, "x"),
            replaced: ["a": time(1), "updatedAt": time(1)])
        let theirs = operation(
            "3", .update, ["a": .integer(3), "updatedAt": .integer(3)], at: time(3, "y"),
            replaced: ["a": time(1), "updatedAt": time(1)])
        let later = operation("4", .update, ["a": .integer(4)], at: time(4, "y"), replaced: ["a": time(3, "y")])
        func lost(_ operations: [DocumentOperation]) -> [DocumentState.LostValue] {
            var state = DocumentState()
            return operations.flatMap { state.merge($0) }
        }
        let expected = [DocumentState.LostValue(path: "a", value: .integer(2), time: time(2, "x"))]
        #expect(lost([create, mine]).isEmpty)
        // The earlier value is lost, in either order.
        #expect(lost([create, mine, theirs]) == expected)
        #expect(lost([create, theirs, mine]) == expected)
        #expect(lost([create, theirs, later]).isEmpty)
        #expect(lost([create, mine, mine, theirs, theirs]) == expected)
        // Who wrote the same has lost nothing.
        let same = operation("5", .update, ["a": .integer(3)], at: time(2, "x"), replaced: ["a": time(1)])
        #expect(lost([create, same, theirs]).isEmpty)
    }

    @Test func whatWasDeletedUnseenIsLost() {
        let create = operation("1", .create, ["a": .integer(1)], at: time(1))
        let edit = operation("2", .update, ["a": .integer(2), "b": .null], at: time(2, "x"), replaced: ["a": time(1)])
        let unseeing = operation("3", .delete, [:], at: time(3, "y"), replaced: ["a": time(1)])
        let seeing = operation("4", .delete, [:], at: time(3, "y"), replaced: ["a": time(2, "x"), "b": time(2, "x")])
        func lost(_ operations: [DocumentOperation]) -> [JSONValue] {
            var state = DocumentState()
            let lost = operations.flatMap { state.merge($0) }
            #expect(!state.isAlive)
            return lost.map(\.value)
        }
        #expect(lost([create, edit, unseeing]) == [.integer(2), .null])
        #expect(lost([create, edit, seeing]).isEmpty)
    }

    @Test func whoHasSeenAValueReplacesItHoweverSlowTheClock() {
        var state = DocumentState()
        state.apply(operation("1", .create, ["a": .integer(1)], at: time(1000, "x")))
        let lost = state.merge(
            operation("2", .update, ["a": .integer(2)], at: time(5), replaced: ["a": time(1000, "x")]))
        #expect(lost.isEmpty && state.values["a"] == .integer(2))
        #expect(state.time(of: "a")! > time(1000, "x"))
    }

    /// Any order, with any repetitions, of any operations of several devices gives the same state.
    @Test func mergingConverges() {
        var random = SplitMix(seed: 42)
        for _ in 0..<10_000 {
            let operations = history(&random)
            var first: DocumentState?
            for _ in 0..<3 {
                var order = operations.shuffled(using: &random)
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    order.append(order.randomElement(using: &random)!)
                }
                var state = DocumentState()
                for operation in order { state.apply(operation) }
                guard let first else {
                    first = state
                    continue
                }
                #expect(state.values == first.values && state.isAlive == first.isAlive)
                #expect(state.allTimes == first.allTimes && state.version == first.version)
                #expect(state.deletion == first.deletion)
            }
        }
    }

    /// Two devices change a document, and hear of each other now and then.
    private func history(_ random: inout SplitMix) -> [DocumentOperation] {
        var devices = ["x", "y"].map {
            (state: DocumentState(), clock: HybridLogicalClock(node: $0), known: Set<String>())
        }
        var all: [DocumentOperation] = []
        for step in 0..<Int.random(in: 1...12, using: &random) {
            let device = Int.random(in: 0...1, using: &random)
            if Bool.random(using: &random) {
                for operation in all.shuffled(using: &random).prefix(3)
                where devices[device].known.insert(operation.id).inserted {
                    devices[device].state.apply(operation)
                    devices[device].clock.receive(operation.timestamp, wall: Date(milliseconds: 100))
                }
            }
            let wall = Date(milliseconds: Int.random(in: 0...20, using: &random))
            let timestamp = devices[device].clock.now(wall: wall)
            let state = devices[device].state
            var operation: DocumentOperation?
            if state.isAlive, Int.random(in: 0...5, using: &random) == 0 {
                operation = state.deletion(
                    id: "o\(step)", accountID: "acc", kind: .item, key: "i", timestamp: timestamp)
            } else {
                var fields = state.values
                for name in ["a", "b", "c"] where Bool.random(using: &random) {
                    fields[name] = Bool.random(using: &random) ? nil : .integer(Int.random(in: 0...3, using: &random))
                }
                operation = state.change(
                    to: fields, id: "o\(step)", accountID: "acc", kind: .item, key: "i", timestamp: timestamp)
            }
            guard let operation else { continue }
            devices[device].state.apply(operation)
            devices[device].known.insert(operation.id)
            all.append(operation)
        }
        return all.isEmpty ? [operation("1", .create, [:], at: time(1))] : all
    }
}
