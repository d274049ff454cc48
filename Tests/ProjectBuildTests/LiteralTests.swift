import Foundation
import LiteralValues
import LiveLiterals
import Locking
import Observation
import Sessions
import SwiftUI
import Testing

@testable import ProjectSupport

/// What the copies of the live page call for their literals. Tests use sessions, since all share one table.
@Suite(.serialized) struct LiteralTests {
    /// In a session with some literals.
    private func with<Result>(_ literals: [Int: LiteralValue], _ body: () -> Result) -> Result {
        let scope = SessionScope(clock: nil, isSeparate: true)
        return scope.perform {
            LiveLiterals.setOwn(literals)
            return body()
        }
    }

    @Test func literalsSayWhatWasCompiledAtFirst() {
        #expect(_perchText(1, "A") == "A" && _perchInteger(2, 3) == 3 && _perchNumber(3, 0.5) == 0.5)
        #expect(_perchFlag(4, true) == true && _perchColor(5, .red) == .red)
    }

    @Test func literalsOfManyTypesChange() {
        let literals: [Int: LiteralValue] = [
            1: .text("B"), 2: .integer(-7), 3: .number(2.5), 4: .flag(false), 5: .color("blue"),
        ]
        with(literals) {
            #expect(_perchText(1, "A") == "B")
            #expect(_perchText(1, "A") as LocalizedStringKey == LocalizedStringKey("B"))
            #expect(_perchText(1, "A") as Substring == "B")
            #expect(_perchText(1, "A") as String? == "B")
            #expect(_perchInteger(2, 3) == -7)
            #expect(_perchInteger(2, 3) as CGFloat == -7)
            #expect(_perchInteger(2, 3) as CGFloat? == -7)
            #expect(_perchInteger(2, 3) as Double == -7 && _perchInteger(2, 3) as Float == -7)
            #expect(_perchNumber(3, 0.5) as CGFloat == 2.5 && _perchNumber(3, 0.5) as Float == 2.5)
            #expect(_perchFlag(4, true) == false)
            #expect(_perchColor(5, .red) == .blue)
        }
    }

    @Test func aTypeThatCannotHoldAValueKeepsItsOwn() {
        with([1: .text("B"), 2: .integer(-7), 3: .number(1e300)]) {
            #expect(String(describing: _perchText(1, "A") as StaticString) == "A")
            #expect(_perchInteger(2, 3) as UInt8 == 3)
            // The value of another kind, as after a build that both do not come from.
            #expect(_perchInteger(1, 3) == 3 && _perchText(2, "A") == "A")
        }
    }

    /// Counts how often a body's observation ends.
    @Test func whatHasReadALiteralIsNotifiedOnce() {
        let count = Locked(0)
        func observe() {
            withObservationTracking {
                _ = _perchInteger(911, 0)
            } onChange: {
                count.withLock { $0 += 1 }
            }
        }
        observe()
        LiveLiterals.set([911: .integer(1)])
        defer { LiveLiterals.set([:]) }
        #expect(count.withLock { $0 } == 1)
        observe()
        // The same again is no change.
        LiveLiterals.set([911: .integer(1)])
        #expect(count.withLock { $0 } == 1)
    }

    @Test func aSessionsLiteralsComeBeforeThoseThatWereSaved() {
        LiveLiterals.set([901: .integer(1), 902: .integer(2)])
        defer { LiveLiterals.set([:]) }
        #expect(_perchInteger(901, 0) == 1)
        with([901: .integer(5)]) { #expect(_perchInteger(901, 0) == 5 && _perchInteger(902, 0) == 2) }
    }
}
