import DesignSystem
import Foundation
import LedgerCore
import LedgerSamples
import LedgerStore
import SwiftUI

/// A sample firm in memory, for previews and tests.
@MainActor
public struct PreviewLedger {
    /// What there is.
    public enum Contents: Hashable, Sendable {
        /// An account with its categories and nothing else.
        case empty
        /// One project with one transaction, one item and one space.
        case one
        /// As little, of which everything has long names and large amounts.
        case long
        /// No project; one item, one transaction and one space of the business.
        case stock
        /// Two projects with sixty items, and an inventory.
        case many
        /// As many, of which nothing is read yet.
        case loading
        /// A file that cannot be read.
        case failed
    }

    public static let projectID = "project-0"
    public static let transactionID = "project-0-tx-0"
    public static let itemID = "project-0-item-0"
    public static let spaceID = "project-0-space-0"

    /// Signed in, in the firm.
    ///
    /// - Parameter role: whose eyes it is seen with.
    public static func make(_ contents: Contents = .many, role: MemberRole = .owner) -> LedgerEnvironment {
        let user = SignedInUser(id: role.rawValue, email: "\(role.rawValue)@example.com")
        let ledger = signedOut(contents, auth: FixedAuthService(user: user))
        ledger.enter(as: user)
        if contents == .long { lengthen(ledger) }
        // What is read from now on cannot be.
        if contents == .failed { ledger.source = UnreadableStore() }
        return ledger
    }

    /// Before anyone has signed in.
    ///
    /// - Parameter source: where everything is read from; `nil` for a sound store.
    static func signedOut(
        _ contents: Contents = .many, source: (any DocumentStore)? = nil, auth: any AuthService
    ) -> LedgerEnvironment {
        // The sample firm's own day, so that a picture is the same every day.
        let now = Date(timeIntervalSince1970: 1_772_323_200)
        let store = try! LocalStore(inMemory: .init(now: { now }))
        try! firm(contents).load(into: store)
        let storage = LocalMediaStorage(folder: pictures, thumbnailer: PictureThumbnailer())
        try? SampleFirm.keepPictures(shownBy: store, in: storage)
        return LedgerEnvironment(
            store: store, source: source, storage: storage, auth: auth, reads: contents != .loading)
    }

    /// Where the firm's pictures are: the same for everyone, since files are named by what is in them.
    private static let pictures = FileManager.default.temporaryDirectory.appending(path: "ledger-preview-media")

    private static func firm(_ contents: Contents) -> SampleFirm {
        switch contents {
        case .empty: SampleFirm(size: .init(projects: 0, items: 0, spacesPerProject: 0))
        case .one, .long: SampleFirm(size: .init(projects: 1, items: 1, spacesPerProject: 1))
        case .stock: SampleFirm(size: .init(projects: 0, items: 1, spacesPerProject: 1))
        case .many, .loading, .failed: SampleFirm(size: .init(projects: 2, items: 60, spacesPerProject: 3))
        }
    }
}

extension PreviewLedger {
    private static let longWord = "Donaudampfschifffahrtsgesellschaftskapitänskajüte"
    private static let longName = "Pendant of hand-blown glass for the staircase, \(longWord), with a shade of linen"
    private static let largeAmount = 12_345_678_90

    /// Gives everything the longest names and the largest amounts that somebody may come to.
    private static func lengthen(_ ledger: LedgerEnvironment) {
        ledger.perform { services in
            try services.projects.update(projectID, budgets: ["cat-furnishings": largeAmount]) {
                $0.name = longName
                $0.clientName = longWord
            }
            try services.presets.updateCategory("cat-furnishings") { $0.name = "\(longWord) and furnishings" }
            try services.items.update(itemID) {
                $0.name = longName
                $0.source = longWord
                $0.sku = longWord
                $0.notes = longName
                $0.purchasePriceCents = largeAmount
                $0.projectPriceCents = largeAmount
                $0.marketValueCents = largeAmount
            }
            try services.spaces.update(spaceID) { space in
                space.name = longName
                space.notes = longName
                space.checklists = space.checklists?.map { list in
                    var list = list
                    list.name = longName
                    list.items = list.items.map { item in
                        var item = item
                        item.text = longName
                        return item
                    }
                    return list
                }
            }
            try services.transactions.update(transactionID) {
                $0.source = longName
                $0.notes = longName
                $0.amountCents = largeAmount
                $0.subtotalCents = largeAmount
                $0.reimbursementType = .owedToCompany
            }
            try services.templates.update("template-bedroom") { $0.name = longName }
            try services.businessProfile.update { $0.name = longName }
            _ = try services.invites.create(email: "\(longWord.lowercased())@example.com", role: .admin)
        }
    }
}

extension LedgerEnvironment {
    /// A conflict about a transaction's amount, as two devices leave it.
    func addPreviewConflict() {
        _ = try? store.write(authority: .system(accountID: accountID)) {
            try $0.create(
                Conflict(id: "conflict") {
                    $0.documentKind = EntityKind.transaction.rawValue
                    $0.documentKey = PreviewLedger.transactionID
                    $0.field = "amount"
                    $0.lost = JSONObject(["value": .object(["amountCents": .integer(1_030_000)])])
                    $0.lostBy = "admin"
                })
        }
    }
}

/// Takes every caller for one and the same person.
struct FixedAuthService: AuthService {
    var user: SignedInUser

    func user(token: String) async -> SignedInUser? { token == user.id ? user : nil }
    func signIn(email: String, password: String) async throws -> SignIn { SignIn(user: user, token: user.id) }
    func signUp(email: String, password: String) async throws -> SignIn { SignIn(user: user, token: user.id) }
    func signOut(token: String) {}
}

/// A screen in its own stack, on a sample firm: what previews and tests show.
public struct PreviewScreen<Content: View>: View {
    @State private var ledger: LedgerEnvironment
    @State private var navigator = Navigator()
    /// What one preview remembers is no other's.
    @State private var defaults = UserDefaults(suiteName: "ledger-preview-\(UUID().uuidString)") ?? .standard
    private let content: Content

    public init(
        _ contents: PreviewLedger.Contents = .many, role: MemberRole = .owner, @ViewBuilder content: () -> Content
    ) {
        self.init(PreviewLedger.make(contents, role: role), content: content)
    }

    public init(_ ledger: LedgerEnvironment, @ViewBuilder content: () -> Content) {
        _ledger = State(initialValue: ledger)
        self.content = content()
    }

    public var body: some View {
        LedgerStack(navigator) { content }
            .undoToast(ledger)
            .actionFailureAlert(ledger)
            .environment(ledger)
            .defaultAppStorage(defaults)
            .tint(ReadableColors.brand)
    }
}

/// The whole app in a separate window: what previews and tests show.
///
/// Who signs in or out in one window of a device does so in all of them, and they learn it from the user defaults. So windows
/// that have nothing in common must not share those of the process.
public struct PreviewRoot: View {
    @State private var defaults: UserDefaults
    private let ledger: LedgerEnvironment

    /// - Parameter defaults: what the device remembers; windows with the same are of one device.
    public init(
        _ ledger: LedgerEnvironment,
        defaults: UserDefaults = UserDefaults(suiteName: "ledger-preview-\(UUID().uuidString)") ?? .standard
    ) {
        LedgerAppearance.apply()
        self.ledger = ledger
        _defaults = State(initialValue: defaults)
    }

    public var body: some View { LedgerRoot(ledger).defaultAppStorage(defaults) }
}
