import Foundation
import LedgerAuth
import LedgerCore
import Testing

@testable import LedgerStore

/// Who may sign in.
struct AuthTests {
    private let clock = Locked<TimeInterval>(1_772_000_000)
    private let store: LocalStore
    private let accounts: PasswordAccounts

    init() throws {
        let clock = self.clock
        store = try LocalStore(inMemory: .init(now: { Date(timeIntervalSince1970: clock { $0 }) }))
        var policy = SignInPolicy()
        // As cheap as it can be: what it costs is no part of what is tested.
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        accounts = PasswordAccounts(store: store, policy: policy)
    }

    private func refusal(_ body: () throws -> Void) -> SignInRefusal? {
        do {
            try body()
            return nil
        } catch { return error as? SignInRefusal }
    }

    @Test func whoSignedUpSignsIn() throws {
        let new = try accounts.signUp(email: " Ada@Example.com", password: "correct horse")
        #expect(new.person.email == "ada@example.com")
        let again = try accounts.signIn(email: "ada@example.COM", password: "correct horse")
        #expect(again.person == new.person)
        #expect(again.token != new.token)
        #expect(try accounts.person(token: again.token) == new.person)
    }

    @Test func aPasswordIsChangedByWhoKnowsIt() throws {
        let first = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        let other = try accounts.signIn(email: "ada@example.com", password: "correct horse")
        func change(_ old: String, _ new: String) throws {
            try accounts.changePassword(email: "Ada@example.com", from: old, to: new, keeping: first.token)
        }
        #expect(refusal { try change("wrong horse", "battery staple") } == .wrongPassword)
        #expect(refusal { try change("correct horse", "short") } == .shortPassword(minimum: 8))
        try change("correct horse", "battery staple")
        #expect(try accounts.person(token: first.token) == first.person)
        #expect(try accounts.person(token: other.token) == nil)
        #expect(refusal { _ = try accounts.signIn(email: "ada@example.com", password: "correct horse") } == .wrong)
        #expect(try accounts.signIn(email: "ada@example.com", password: "battery staple").person == first.person)
    }

    @Test func guessingTheOldPasswordHasToWait() throws {
        _ = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        let guess = {
            refusal {
                try accounts.changePassword(email: "ada@example.com", from: "guess", to: "battery staple", keeping: nil)
            }
        }
        for _ in 0..<5 { #expect(guess() == .wrongPassword) }
        guard case .blocked? = guess() else {
            Issue.record("a sixth guess has to wait")
            return
        }
    }

    @Test func aForgottenPasswordIsReset() throws {
        let person = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        #expect(refusal { try accounts.resetPassword(email: "eve@example.com", to: "battery staple") } == .unknown)
        try accounts.resetPassword(email: "ada@example.com", to: "battery staple")
        #expect(try accounts.person(token: person.token) == nil)
        #expect(try accounts.signIn(email: "ada@example.com", password: "battery staple").person == person.person)
    }

    @Test(arguments: [
        (1, "1 second"), (59, "59 seconds"), (119, "119 seconds"), (120, "2 minutes"), (900, "15 minutes"),
    ])
    func waitsAreSaidInWords(seconds: Int, words: String) {
        #expect(SignInRefusal.blocked(seconds: seconds).errorDescription == "Too many attempts. Try again in \(words).")
    }

    @Test func wrongPasswordsAndUnknownAddressesAreRefusedAlike() throws {
        _ = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        #expect(refusal { _ = try accounts.signIn(email: "ada@example.com", password: "wrong") } == .wrong)
        #expect(refusal { _ = try accounts.signIn(email: "eve@example.com", password: "wrong") } == .wrong)
    }

    @Test func whatCannotBeAnAccountIsRefused() throws {
        _ = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        #expect(refusal { _ = try accounts.signUp(email: "ADA@example.com", password: "another one") } == .taken)
        #expect(refusal { _ = try accounts.signUp(email: "nonsense", password: "correct horse") } == .badEmail)
        #expect(
            refusal { _ = try accounts.signUp(email: "eve@example.com", password: "short") }
                == .shortPassword(minimum: 8))
    }

    @Test func aSignInEnds() throws {
        let token = try accounts.signUp(email: "ada@example.com", password: "correct horse").token
        clock { $0 += 29 * 86_400 }
        #expect(try accounts.person(token: token) != nil)
        clock { $0 += 2 * 86_400 }
        #expect(try accounts.person(token: token) == nil)
        let second = try accounts.signIn(email: "ada@example.com", password: "correct horse").token
        try accounts.end(token: second)
        #expect(try accounts.person(token: second) == nil)
    }

    @Test func attemptsAreThrottledAndTheRightPasswordHasToWait() throws {
        _ = try accounts.signUp(email: "ada@example.com", password: "correct horse")
        for _ in 0..<5 {
            #expect(refusal { _ = try accounts.signIn(email: "ada@example.com", password: "guess") } == .wrong)
        }
        #expect(
            refusal { _ = try accounts.signIn(email: "ada@example.com", password: "correct horse") }
                == .blocked(seconds: 15))
        clock { $0 += 16 }
        #expect(refusal { _ = try accounts.signIn(email: "ada@example.com", password: "guess") } == .wrong)
        #expect(
            refusal { _ = try accounts.signIn(email: "ada@example.com", password: "correct horse") }
                == .blocked(seconds: 30))
        clock { $0 += 31 }
        _ = try accounts.signIn(email: "ada@example.com", password: "correct horse")
        // From there on it begins again.
        #expect(refusal { _ = try accounts.signIn(email: "ada@example.com", password: "guess") } == .wrong)
        _ = try accounts.signIn(email: "ada@example.com", password: "correct horse")
    }

    @Test func neitherPasswordsNorTokensAreInTheFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("auth.sqlite")
        let store = try LocalStore(path: file)
        var policy = SignInPolicy()
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        let token = try PasswordAccounts(store: store, policy: policy)
            .signUp(email: "ada@example.com", password: "correct horse").token
        try store.close()
        let bytes = try Data(contentsOf: URL(filePath: file))
        #expect(bytes.range(of: Data("ada@example.com".utf8)) != nil)
        #expect(bytes.range(of: Data("correct horse".utf8)) == nil)
        #expect(bytes.range(of: Data(token.utf8)) == nil)
    }
}
