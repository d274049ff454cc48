import Foundation
import LedgerAuth
import LedgerCore
import LedgerSamples
import LedgerStore
import PerchTesting
import SwiftUI
import Testing

@testable import LedgerUI

@Suite("WP13 Settings") @MainActor
struct SettingsTests {
    @Test("WP13.3 Four tabs; users are for administrators, signing out is for everyone")
    func tabs() async {
        let owner = LedgerScreen(.empty) { SettingsScreen() }
        for tab in ["General", "Presets", "Users", "Account"] { await owner.expect(owner.screen.button(tab)) }
        let user = LedgerScreen(.empty, role: .user) { SettingsScreen() }
        await user.expect(user.screen.button("General"))
        #expect(!user.screen.button("Users").exists)
        await user.tap("Account")
        await user.expect(user.screen.button("Sign Out"))
    }

    @Test("WP13.9 Appearance and account info")
    func general() async {
        let s = LedgerScreen(.empty, role: .admin) { SettingsScreen() }
        for label in ["System", "Light", "Dark"] { await s.expect(s.screen.button(label)) }
        for text in ["Hawthorn & Vale Interiors", "Admin", "admin@example.com"] {
            #expect(s.screen.allElements.containing(text: text).exists, "\(text)")
        }
        await s.tap("Dark")
        #expect(s.screen.button("Dark").isSelected)
        await s.tap("System")
    }

    @Test("6.2 Presets are closed to users")
    func presetsAreForAdministrators() async {
        let s = LedgerScreen(.empty, role: .user) { SettingsScreen(tab: .presets) }
        await s.expect(s.screen.text("Presets are only configurable by account administrators."))
        #expect(!s.screen.button("Add Category").exists)
    }

    // MARK: Categories

    @Test("WP13.4 A category is made, last of all; its name is checked")
    func newCategory() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Add Category")
        await s.tap("Create")
        await s.expect(s.screen.text("Name is required"))
        await s.type("install", into: "Name")
        await s.expect(s.screen.text("A category with this name already exists"))
        s.screen.field("Name").clearText()
        await s.type(String(repeating: "x", count: 101), into: "Name")
        await s.expect(s.screen.text("Category name must be 100 characters or less"))
        s.screen.field("Name").clearText()
        await s.type("Art", into: "Name")
        await s.tap("Create")
        let category = try #require(try s.all(BudgetCategory.self).first { $0.name == "Art" })
        #expect(category.order == 4 && category.categoryType == .general)
    }

    @Test("WP13.4 Itemized and Fee exclude each other")
    func types() {
        var form = CategoryForm()
        form.setItemized(true)
        form.setFee(true)
        #expect(!form.isItemized && form.isFee && form.type == .fee)
        form.setItemized(true)
        #expect(form.isItemized && !form.isFee && form.type == .itemized)
    }

    @Test("WP13.4 A category is edited")
    func editCategory() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Edit Install")
        let fee = s.screen.toggle("Fee")
        await s.expect(fee)
        fee.tap()
        s.screen.advance(by: .seconds(1))
        await s.tap("Save")
        #expect(try s.stored(BudgetCategory.self, "cat-install")?.categoryType == .fee)
    }

    @Test("WP13.4 Archiving warns first; unarchiving brings it back")
    func archive() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Archive Install")
        await s.expect(s.screen.allElements.containing(text: "Archive this category?").firstMatch)
        #expect(
            s.screen.allElements.containing(text: "Transactions using it will still show it in reports.").exists)
        await s.tap("Archive")
        #expect(try s.stored(BudgetCategory.self, "cat-install")?.isArchived == true)
        await s.tap("Unarchive Install")
        #expect(try s.stored(BudgetCategory.self, "cat-install")?.isArchived == false)
    }

    @Test("6.2 The default category")
    func defaultCategory() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap(with: "Default Category")
        await s.tap("Install")
        #expect(try s.stored(AccountPresets.self, AccountPresets.onlyID)?.defaultBudgetCategoryId == "cat-install")
    }

    // MARK: Order

    /// Drags the card of a list's place below the one after it.
    private func dragDown(_ s: LedgerScreen, _ place: Int) {
        let grips = s.screen.allElements.matching { $0.label.hasPrefix("Reorder") }
        let (from, to) = (grips.element(boundBy: place).frame, grips.element(boundBy: place + 1).frame)
        s.screen.drag(
            from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: from.midX, y: to.midY + from.height * 0.4))
        s.settle()
    }

    /// The names on the cards, from top to bottom.
    private func shown(_ s: LedgerScreen, of names: [String]) -> [String] {
        names.map { (name: $0, y: s.screen.allElements.containing(text: $0).firstMatch.frame.midY) }
            .sorted { $0.y < $1.y }.map(\.name)
    }

    @Test("WP13.4 Categories are dragged into another order, which is stored and shown")
    func categoryOrder() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        func stored() throws -> [String] {
            try s.all(BudgetCategory.self).filter { $0.isArchived != true }.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
                .map(\.name)
        }
        let before = try stored()
        try #require(before.count > 2)
        dragDown(s, 0)
        let after = [before[1], before[0]] + before.dropFirst(2)
        #expect(try stored() == after)
        #expect(await s.screen.wait { shown(s, of: before) == after })
        // By the voice, too.
        let grip = s.screen.allElements.matching { $0.label.hasPrefix("Reorder") }.element(boundBy: 0)
        grip.perform(.named("Move Down"))
        s.settle()
        #expect(try stored() == before)
        #expect(await s.screen.wait { shown(s, of: before) == before })
    }

    @Test("WP13.5 Templates are dragged into another order") func templateOrder() async throws {
        let ledger = PreviewLedger.make(.empty)
        for name in ["Kitchen", "Pantry"] {
            try ledger.services().templates.create(SpaceTemplate { $0.name = name })
        }
        let s = LedgerScreen(ledger) { SettingsScreen(tab: .presets) }
        await s.tap("Templates")
        func stored() throws -> [String] {
            try s.all(SpaceTemplate.self).sorted { ($0.order ?? 0) < ($1.order ?? 0) }.map(\.name)
        }
        let before = try stored()
        dragDown(s, 1)
        #expect(try stored() == [before[0], before[2], before[1]])
    }

    @Test("WP13.6 Vendors are dragged into another order") func vendorOrder() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Vendors")
        await s.expect(s.screen.button("Delete HomeGoods"))
        let before = s.ledger.account.vendors
        dragDown(s, 0)
        let after = [before[1], before[0]] + before.dropFirst(2)
        #expect(await s.screen.wait { s.ledger.account.vendors == after })
        #expect(try s.stored(VendorDefaults.self, VendorDefaults.onlyID)?.vendors == after)
    }

    // MARK: Templates and vendors

    @Test("WP13.5 Templates: none yet, made, edited, deleted after a question")
    func templates() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Templates")
        await s.tap("Delete Bedroom")
        await s.expect(s.screen.allElements.containing(text: "Delete this template?").firstMatch)
        await s.tap("Delete")
        await s.expect(s.screen.text("No templates yet. Create one or save from a space."))
        await s.tap("Add Template")
        await s.expect(s.screen.text("No checklists. Add one to include in this template."))
        await s.tap("Create")
        await s.expect(s.screen.text("Name is required"))
        await s.type("Kitchen", into: "Name")
        await s.tap("Add Checklist")
        await s.tap("Create")
        #expect(try s.all(SpaceTemplate.self).map(\.name) == ["Kitchen"])
        #expect(try s.all(SpaceTemplate.self).first?.checklists.map(\.name) == ["New Checklist"])
        await s.tap("Edit Kitchen")
        await s.expect(s.screen.text("Edit Template"))
        s.screen.field("Name").firstMatch.clearText()
        await s.type("Pantry", into: "Name")
        await s.type("Measure twice", into: "Notes")
        await s.tap("Save")
        let edited = try s.all(SpaceTemplate.self)
        #expect(edited.map(\.name) == ["Pantry"] && edited.map(\.notes) == ["Measure twice"])
        await s.expect(s.screen.button("Edit Pantry"))
    }

    @Test(
        "WP13.6 Vendors: the common ones at first; added, and deleted after a question")
    func vendors() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .presets) }
        await s.tap("Vendors")
        await s.expect(s.screen.button("Delete HomeGoods"))
        await s.tap("Add Vendor")
        await s.tap("Add")
        await s.expect(s.screen.text("Name is required"))
        await s.type("Zara Home", into: "Vendor Name")
        await s.tap("Add")
        #expect(await s.screen.wait { s.ledger.account.vendors.last == "Zara Home" })
        await s.tap("Delete HomeGoods")
        await s.tap("Delete")
        #expect(try s.stored(VendorDefaults.self, VendorDefaults.onlyID)?.vendors.contains("HomeGoods") == false)
    }

    // MARK: Users

    @Test("D1 A member's role is changed, and a member is removed after a question; the owner has neither")
    func changesMembers() async throws {
        let s = LedgerScreen { SettingsScreen(tab: .users) }
        await s.expect(s.screen.button("Options for Cleo Marsh"))
        #expect(!s.screen.button("Options for Ada Hawthorn").exists)
        await s.tap("Options for Cleo Marsh")
        await s.tap("Make Admin")
        #expect(try s.stored(AccountMember.self, "user")?.role == .admin)
        await s.tap("Options for Cleo Marsh")
        await s.tap("Remove")
        #expect(try s.stored(AccountMember.self, "user") != nil)
        await s.tap("Remove")
        #expect(try s.stored(AccountMember.self, "user") == nil)
    }

    @Test("D1 A new password has to be typed twice; what is wrong is said") func password() async throws {
        let store = try LocalStore(inMemory: .init())
        try SampleFirm(size: .init(projects: 0, items: 0, spacesPerProject: 0)).load(into: store)
        var policy = SignInPolicy()
        policy.cost = .init(rounds: 2, blockSize: 1, parallelism: 1)
        _ = try PasswordAccounts(store: store, policy: policy)
            .signUp(email: "owner@example.com", password: "correct horse", id: "owner")
        let auth = EmbeddedAuthService(store: store, policy: policy)
        let ledger = LedgerEnvironment(
            store: store, storage: LocalMediaStorage(folder: FileManager.default.temporaryDirectory), auth: auth)
        let signIn = try await auth.signIn(email: "owner@example.com", password: "correct horse")
        ledger.enter(as: signIn.user, token: signIn.token)
        let s = LedgerScreen(ledger) { SettingsScreen(tab: .account) }
        await s.tap("Change Password")
        await s.type("wrong horse", into: "Current Password")
        await s.type("battery staple", into: "New Password")
        let button = s.screen.buttons["Change Password"].firstMatch
        #expect(button.hint == "Enter the new password twice to continue.")
        await s.type("battery staple", into: "Confirm New Password")
        await s.tap("Change Password")
        await s.expect(s.screen.text("The current password is wrong."))
        s.screen.field("Current Password").clearText()
        await s.type("correct horse", into: "Current Password")
        await s.tap("Change Password")
        await s.expectGone(s.screen.field("Current Password"))
        _ = try await auth.signIn(email: "owner@example.com", password: "battery staple")
    }

    @Test(
        "WP13.7 Members with their roles; invitations made, copied, revoked after a question")
    func users() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .users) }
        await s.expect(s.screen.allElements.containing(text: "Ada Hawthorn").firstMatch)
        #expect(s.screen.text("No pending invitations.").exists)
        await s.tap("Invite")
        await s.tap("Create Invitation")
        await s.expect(s.screen.text("Email is required"))
        await s.type("nobody", into: "Email")
        await s.expect(s.screen.text("Enter a valid email address"))
        await s.type("@example.com", into: "Email")
        await s.tap("Admin")
        await s.tap("Create Invitation")
        let invite = try #require(try s.all(Invite.self).first)
        #expect(invite.email == "nobody@example.com" && invite.role == .admin)
        await s.tap("Copy invitation for nobody@example.com")
        await s.tap("Revoke invitation for nobody@example.com")
        await s.expect(s.screen.allElements.containing(text: "Revoke this invitation?").firstMatch)
        await s.tap("Revoke")
        #expect(try s.all(Invite.self).first?.isPending == false)
        await s.expect(s.screen.text("No pending invitations."))
    }

    @Test("6.3 A copied invitation shows a check for two seconds")
    func copied() async throws {
        let ledger = PreviewLedger.make(.empty)
        try ledger.services().invites.create(email: "a@b.c", role: .user)
        let s = LedgerScreen(ledger) { SettingsScreen(tab: .users) }
        let copy = s.screen.button("Copy invitation for a@b.c")
        await s.expect(copy)
        copy.tap()
        s.screen.advance(by: .seconds(1))
        #expect(s.screen.button("Copied").exists)
        s.screen.advance(by: .seconds(2))
        await s.expect(s.screen.button("Copy invitation for a@b.c"))
    }

    // MARK: Account

    @Test("WP13.8 The business profile is edited by the owner; others are told why they may not")
    func profile() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .account) }
        await s.tap("Edit Profile")
        s.screen.field("Business Name").clearText()
        await s.type("Hawthorn", into: "Business Name")
        await s.tap("Save")
        #expect(try s.stored(BusinessProfile.self, BusinessProfile.onlyID)?.name == "Hawthorn")
        let admin = LedgerScreen(.empty, role: .admin) { SettingsScreen(tab: .account) }
        await admin.expect(admin.screen.button("Edit Profile"))
        #expect(!admin.screen.button("Edit Profile").isEnabled)
        #expect(admin.screen.button("Edit Profile").hint.contains("Only the owner"))
    }

    @Test("WP13.8 Signing out asks first, and forgets everything")
    func signOut() async {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .account) }
        await s.tap("Sign Out")
        await s.expect(s.screen.allElements.containing(text: "Sign out?").firstMatch)
        #expect(s.ledger.user != nil)
        await s.tap("Sign Out")
        #expect(s.ledger.user == nil && s.ledger.account.currentAccountID == nil)
        #expect(s.ledger.account.lastSelectedAccountID == nil)
    }

    @Test("6.4 Switching goes to the gate; a new account is entered at once")
    func accounts() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .account) }
        await s.tap("Create New Account")
        await s.type("Second Firm", into: "Account Name")
        await s.tap("Create Account")
        #expect(s.ledger.account.account?.name == "Second Firm")
        await s.tap("Switch Account")
        #expect(s.ledger.account.currentAccountID == nil && s.ledger.user != nil)
    }

    @Test("D1 The owner gives the account another name; others are told why they cannot") func renames() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .account) }
        await s.tap("Rename Account")
        s.screen.field("Account Name").clearText()
        #expect(!s.screen.button("Save").isEnabled)
        await s.type("  Bird & Daughters ", into: "Account Name")
        try s.ledger.store.breakWrites()
        await s.tap("Save")
        await s.expect(s.screen.allElements.containing(text: "Failed to rename the account").firstMatch)
        try s.ledger.store.mendWrites()
        await s.tap("Save")
        await s.expectGone(s.screen.field("Account Name"))
        #expect(s.ledger.account.account?.name == "Bird & Daughters")
        let admin = LedgerScreen(.empty, role: .admin) { SettingsScreen(tab: .account) }
        #expect(!admin.screen.button("Rename Account").isEnabled)
        #expect(admin.screen.button("Rename Account").hint == "Only the owner can change the account.")
    }

    @Test("D1 The owner gives the account to a member after a question; others are told why they cannot")
    func transfers() async throws {
        let s = LedgerScreen { SettingsScreen(tab: .users) }
        await s.tap("Options for Cleo Marsh")
        await s.tap("Transfer Account")
        await s.expect(s.screen.allElements.containing(text: "Cleo Marsh becomes the owner").firstMatch)
        #expect(try s.stored(AccountMember.self, "user")?.role == .user)
        await s.tap("Transfer")
        #expect(try s.stored(AccountMember.self, "user")?.role == .owner)
        #expect(try s.stored(AccountMember.self, "owner")?.role == .admin)
        #expect(s.ledger.account.account?.ownerUid == "user" && !s.ledger.may(.deleteAccount))
        let admin = LedgerScreen(role: .admin) { SettingsScreen(tab: .users) }
        await admin.tap("Options for Cleo Marsh")
        #expect(!admin.screen.button("Transfer Account").isEnabled)
    }

    @Test("D1 The owner deletes the account by typing its name; others are told why they cannot")
    func deletesAccount() async throws {
        let s = LedgerScreen(.empty) { SettingsScreen(tab: .account) }
        let (account, store) = (s.ledger.accountID, s.ledger.store)
        let name = try #require(s.ledger.account.account?.name)
        await s.tap("Delete Account")
        let button = s.screen.buttons["Delete Account"].firstMatch
        #expect(!button.isEnabled && button.hint == "Type “\(name)” to delete it.")
        await s.type(name, into: "Account Name")
        try store.breakWrites()
        await s.tap("Delete Account")
        await s.expect(s.screen.allElements.containing(text: "Failed to delete the account").firstMatch)
        try store.mendWrites()
        await s.tap("Delete Account")
        await s.expectGone(s.screen.field("Account Name"))
        #expect(s.ledger.account.currentAccountID == nil && s.ledger.user != nil)
        #expect(try store.value(of: DocumentQuery<Account>(accountID: account, key: account)) == nil)
        let admin = LedgerScreen(.empty, role: .admin) { SettingsScreen(tab: .account) }
        #expect(admin.screen.button("Delete Account").hint == "Only the owner can delete the account.")
    }
}
