import LedgerCore
import LedgerStore
import PerchTesting
import SwiftUI
import Synchronization
import Testing

@testable import LedgerUI

/// Section 1 of the screens: launch, sign-in, account.
@MainActor struct RootTests {
    private func signedOut(as id: String) -> LedgerEnvironment {
        PreviewLedger.signedOut(
            auth: FixedAuthService(user: SignedInUser(id: id, email: "\(id)@example.com")))
    }

    private func newDefaults() -> UserDefaults { UserDefaults(suiteName: "ledger-test-\(UUID().uuidString)")! }

    /// The app, with what its own window remembers.
    private func root(_ ledger: LedgerEnvironment, defaults: UserDefaults? = nil) -> RenderedView {
        let screen = render(PreviewRoot(ledger, defaults: defaults ?? newDefaults()))
        screen.advance(by: .seconds(1))
        return screen
    }

    @Test("1.2 Signing in needs both fields, and leads to the projects of the only account")
    func signsIn() async {
        let screen = root(signedOut(as: "owner"))
        #expect(screen.text("Ledger").exists)
        #expect(screen.text("Sign in to your account").exists)
        #expect(!screen.button("Sign In").isEnabled)
        screen.field("Email").type("owner@example.com")
        screen.field("Password").type("secret")
        #expect(screen.button("Sign In").isEnabled)
        screen.button("Sign In").tap()
        #expect(await screen.wait { screen.navigationBars["Projects"].exists || screen.tab("Projects").exists })
        #expect(screen.tab("Inventory").exists && screen.tab("Search").exists && screen.tab("Settings").exists)
    }

    @Test("1.2 While a sign-in runs the button turns and takes no tap; after a failure it can be tried again")
    func signInWaits() async {
        let (answers, answer) = AsyncStream<Bool>.makeStream()
        let auth = WaitingAuthService(user: SignedInUser(id: "owner", email: "owner@example.com"), answers: answers)
        let screen = root(PreviewLedger.signedOut(auth: auth))
        screen.field("Email").type("owner@example.com")
        screen.field("Password").type("secret")
        screen.button("Sign In").tap()
        #expect(await screen.wait { auth.attempts.withLock { $0 } == 1 })
        #expect(screen.button("Sign In").value == "Loading" && !screen.button("Sign In").isEnabled)
        answer.yield(false)
        #expect(await screen.wait { screen.text("Signing in failed. Please try again.").exists })
        #expect(screen.button("Sign In").isEnabled && screen.field("Email").value == "owner@example.com")
        screen.button("Sign In").tap()
        answer.yield(true)
        #expect(await screen.wait { screen.tab("Projects").exists })
        #expect(auth.attempts.withLock { $0 } == 2)
    }

    @Test("1.3 Accounts that cannot be read are not said to be none, and can be tried again")
    func gateFails() async {
        let store = FailingStore(PreviewLedger.make().store)
        let owner = SignedInUser(id: "owner", email: "owner@example.com")
        let ledger = PreviewLedger.signedOut(source: store, auth: FixedAuthService(user: owner))
        ledger.enter(as: owner)
        let screen = root(ledger)
        #expect(screen.allElements.containing(text: "it cannot be read").exists)
        #expect(!screen.text("No Accounts Found").exists && !screen.button("Create Account").exists)
        store.fails.withLock { $0 = false }
        screen.button("Try Again").tap()
        #expect(await screen.wait { screen.tab("Projects").exists })
    }

    @Test("1.2 A way in through another page is not drawn where nothing fills it")
    func noExternalSignIn() {
        let screen = root(signedOut(as: "owner"))
        #expect(!screen.button("Sign in with Google").exists)
        #expect(!screen.text("or").exists)
    }

    @Test("1.2 Signing up says at once that the passwords differ")
    func confirmsPassword() async {
        let screen = root(signedOut(as: "owner"))
        screen.button("Create Account").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Create your account").exists)
        screen.field("Email").type("new@example.com")
        screen.field("Password").type("secret")
        screen.field("Confirm Password").type("other")
        #expect(screen.text("Passwords do not match").exists)
        #expect(!screen.button("Create Account").isEnabled)
    }

    @Test("1.3 Whoever belongs to no account makes one, and is in it")
    func createsAccount() async throws {
        let ledger = signedOut(as: "nobody")
        ledger.enter(as: SignedInUser(id: "nobody", email: "nobody@example.com"))
        let screen = root(ledger)
        #expect(screen.text("No Accounts Found").exists)
        #expect(screen.text("You don't belong to any accounts yet.").exists)
        screen.button("Create Account").tap()
        screen.advance(by: .seconds(1))
        screen.field("Account Name").type("Nook & Co")
        screen.button("Create Account").firstMatch.tap()
        #expect(await screen.wait { ledger.account.account?.name == "Nook & Co" })
        #expect(ledger.role == .owner)
    }

    @Test("12.10 An invitation is accepted by its code at the gate; another address is refused")
    func joins() async throws {
        let ledger = signedOut(as: "nobody")
        let owner = Session(userID: "owner", accountID: "sample-firm")
        let invites = InvitesService(store: ledger.store, session: owner)
        let other = try invites.create(email: "else@example.com", role: .user)
        let invite = try invites.create(email: "nobody@example.com", role: .admin)
        ledger.enter(as: SignedInUser(id: "nobody", email: "nobody@example.com"))
        let screen = root(ledger)
        screen.button("Join by Invitation Code").tap()
        screen.advance(by: .seconds(1))
        screen.field("Invitation Code").type(other.token)
        screen.button("Join").tap()
        #expect(
            screen.text(
                "This invitation is for another email address. Sign in with that address, or ask for a new invitation."
            ).exists)
        screen.field("Invitation Code").clearText()
        screen.field("Invitation Code").type(invite.token)
        screen.button("Join").tap()
        #expect(await screen.wait { ledger.role == .admin })
    }

    @Test("1.3 One who belongs to several chooses among them")
    func choosesAccount() async throws {
        let ledger = signedOut(as: "owner")
        try AccountsService(store: ledger.store, userID: "owner").create(name: "Another Firm")
        ledger.enter(as: SignedInUser(id: "owner", email: "owner@example.com"))
        let screen = root(ledger)
        #expect(screen.text("Select Account").exists)
        screen.button("Another Firm").tap()
        #expect(await screen.wait { ledger.account.account?.name == "Another Firm" })
    }

    @Test("1.3 The account of the last time is chosen at once, by whoever chose it and by nobody else")
    func remembersAccount() async throws {
        let owner = SignedInUser(id: "owner", email: "owner@example.com")
        let ledger = signedOut(as: "owner")
        try AccountsService(store: ledger.store, userID: "owner").create(name: "Another Firm")
        /// A session of a person who just signed in.
        func session(_ defaults: UserDefaults) -> (RenderedView, LedgerEnvironment) {
            let session = LedgerEnvironment(store: ledger.store, storage: ledger.storage, auth: ledger.auth)
            let screen = root(session, defaults: defaults)
            screen.update { session.enter(as: owner) }
            screen.advance(by: .seconds(1))
            return (screen, session)
        }
        let (mine, another) = (newDefaults(), newDefaults())
        let (first, _) = session(mine)
        first.button("Another Firm").tap()
        let (second, other) = session(another)
        #expect(second.text("Select Account").exists)
        #expect(session(mine).1.account.account?.name == "Another Firm")
        // Another's signing out forgets nothing of mine.
        second.button("Another Firm").tap()
        second.update { other.signOut() }
        #expect(another.string(forKey: "lastSelectedAccountId") == nil)
        #expect(session(mine).1.account.account?.name == "Another Firm")
    }

    @Test("1.2 A new window of the same device is signed in; signing out in one ends it in all, and in no other's")
    func allWindowsHaveOnePerson() async {
        let (mine, another) = (newDefaults(), newDefaults())
        let ledger = signedOut(as: "owner")
        /// A window, with what it works with.
        func window(_ defaults: UserDefaults) -> (RenderedView, LedgerEnvironment) {
            let session = LedgerEnvironment(store: ledger.store, storage: ledger.storage, auth: ledger.auth)
            return (root(session, defaults: defaults), session)
        }
        func signIn(_ screen: RenderedView) async -> Bool {
            screen.field("Email").type("owner@example.com")
            screen.field("Password").type("secret")
            screen.button("Sign In").tap()
            return await screen.wait { screen.tab("Projects").exists }
        }
        let (first, one) = window(mine)
        let (waiting, _) = window(mine)
        #expect(await signIn(first))
        #expect(await waiting.wait { waiting.tab("Projects").exists })
        let (second, other) = window(mine)
        #expect(await second.wait { second.tab("Projects").exists })
        #expect(one.token == other.token)
        let (stranger, _) = window(another)
        #expect(stranger.text("Sign in to your account").exists)
        #expect(await signIn(stranger))
        second.update { other.signOut() }
        for screen in [first, second, waiting] {
            #expect(await screen.wait { screen.text("Sign in to your account").exists })
        }
        #expect(one.user == nil && mine.string(forKey: "signIn") == nil)
        #expect(stranger.tab("Projects").exists)
    }

    @Test("1.1 Each session has an appearance of its own")
    func ownAppearance() async {
        let (mine, another) = (newDefaults(), newDefaults())
        let (first, second) = (
            root(PreviewLedger.make(), defaults: mine), root(PreviewLedger.make(), defaults: another)
        )
        first.tab("Settings").tap()
        first.advance(by: .seconds(1))
        first.button("Dark").tap()
        first.advance(by: .seconds(1))
        #expect(mine.string(forKey: AppearancePreference.key) == "dark")
        second.tab("Settings").tap()
        second.advance(by: .seconds(1))
        #expect(second.button("System").isSelected && another.string(forKey: AppearancePreference.key) == nil)
    }

    @Test("1.4 The tab is restored, once somebody has signed in again") func restoresTab() async {
        let ledger = PreviewLedger.make()
        let screen = root(ledger)
        #expect(screen.tab("Projects").isSelected)
        screen.tab("Settings").tap()
        screen.advance(by: .seconds(1))
        screen.update { ledger.signOut() }
        screen.advance(by: .seconds(1))
        #expect(!screen.tab("Settings").exists)
        screen.update { ledger.enter(as: SignedInUser(id: "owner", email: "owner@example.com")) }
        screen.advance(by: .seconds(1))
        #expect(screen.tab("Settings").isSelected && !screen.tab("Projects").isSelected)
    }

    @Test("0 Offline and slow connections are said above everything, with how many changes wait")
    func banners() async throws {
        let ledger = PreviewLedger.make()
        let screen = root(ledger)
        #expect(!screen.text("Offline - Changes will sync when reconnected").exists)
        screen.update { ledger.connection = .offline }
        #expect(screen.text("Offline - Changes will sync when reconnected").exists)
        try ledger.addItem("Sofa")
        let count = screen.allElements.containing(text: "(1 change waiting)").firstMatch
        #expect(await screen.wait { count.exists })
        screen.update { ledger.connection = .slow }
        #expect(screen.text("Slow connection detected").exists)
    }

    @Test("WP12.6 The button in the middle makes a transaction where it belongs")
    func addsFromAnywhere() async throws {
        let ledger = PreviewLedger.make()
        let screen = root(ledger)
        screen.tab("Add").tap()
        screen.advance(by: .seconds(1))
        screen.button("New Transaction").tap()
        screen.advance(by: .seconds(2))
        screen.button("Business Inventory").tap()
        screen.advance(by: .seconds(2))
        #expect(screen.text("What type of transaction?").exists)
    }
}

/// Answers each attempt to sign in when a test says so.
private final class WaitingAuthService: AuthService {
    private let user: SignedInUser
    private let answers: AsyncStream<Bool>
    let attempts = Mutex(0)

    init(user: SignedInUser, answers: AsyncStream<Bool>) {
        self.user = user
        self.answers = answers
    }

    func user(token: String) async -> SignedInUser? { nil }

    func signIn(email: String, password: String) async throws -> SignIn {
        attempts.withLock { $0 += 1 }
        for await isGood in answers {
            if isGood { return SignIn(user: user, token: user.id) }
            break
        }
        throw URLError(.timedOut)
    }

    func signUp(email: String, password: String) async throws -> SignIn {
        try await signIn(email: email, password: password)
    }

    func signOut(token: String) {}
}
