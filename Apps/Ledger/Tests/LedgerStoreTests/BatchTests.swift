import Foundation
import GRDB
import LedgerCore
import Testing

@testable import LedgerStore

@Suite struct BatchTests {
    @Test func tablesHaveAColumnForEachFieldAndNoOther() throws {
        let firm = try TestFirm()
        for table in EntityTables.all {
            let columns = try firm.store.read { try $0.columns(in: table.name).map(\.name) }
            let own = [
                "rowid", "accountId", "key", "sequence", "extra", "creation", "fieldTimes", "version", "deletion",
                "alive",
            ]
            #expect(Set(columns) == Set(table.columns + own), "\(table.name)")
        }
        #expect(Set(EntityTables.all.map(\.kind)) == Set(EntityKind.allCases))
        #expect(Set(EntityKind.allCases.map(\.words)).count == EntityKind.allCases.count)
    }

    @Test func documentsSurviveAsTheyAre() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let item = Item(id: "x") {
            $0.name = "Größe \u{1F} \"'"
            $0.quantity = 3
            $0.status = .other("on loan")
            $0.images = [AttachmentRef(url: "u", isPrimary: true)]
            $0.projectId = "p"
            $0.unknownFields = ["later": .object(["a": .array([.null, .integer(1)])])]
        }
        let stored = try firm.write { try $0.create(item) }
        #expect(stored.createdAt != nil && stored.updatedAt == stored.createdAt)
        var read = try #require(try firm.get(Item.self, "x"))
        #expect(read.accountId == TestFirm.account)
        read.accountId = nil
        #expect(read == stored)
        try firm.expectSound()
    }

    @Test func idsAreMadeWhereThereAreNone() throws {
        let firm = try TestFirm()
        let made = try firm.write { try [$0.create(Item { $0.name = "a" }), $0.save(Item { $0.name = "b" })] }
        #expect(Set(made.compactMap(\.id)).count == 2)
    }

    @Test func aBatchIsWrittenWhollyOrNotAtAll() throws {
        let firm = try TestFirm()
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try firm.write { batch in
                try batch.create(Item(id: "a") { $0.name = "a" })
                #expect(try batch.get(Item.self, "a") != nil)
                throw Stop()
            }
        }
        #expect(try firm.all(Item.self).isEmpty)
        #expect(try firm.store.pendingCount() == 1)
    }

    @Test func whatIsThereAndWhatIsNot() throws {
        let firm = try TestFirm()
        try firm.write { try $0.create(Item(id: "a") { $0.name = "a" }) }
        #expect(storeError { try firm.write { try $0.create(Item(id: "a")) } } == .alreadyExists(.item, key: "a"))
        #expect(
            storeError { try firm.write { try $0.update(Item.self, "b") { $0.name = "x" } } }
                == .notFound(.item, key: "b"))
        #expect(storeError { try firm.write { try $0.delete(Item.self, "b") } } == .notFound(.item, key: "b"))
        try firm.write { try $0.delete(Item.self, "a") }
        #expect(try firm.get(Item.self, "a") == nil)
        // Deleted and made again under the same id.
        try firm.write { try $0.create(Item(id: "a") { $0.name = "again" }) }
        #expect(try firm.get(Item.self, "a")?.name == "again")
        try firm.expectSound()
    }

    @Test(arguments: ["", "a/b", "a\u{0}b", "a\nb", String(repeating: "x", count: 301), "../../etc/passwd"])
    func whatCannotBeAnID(id: String) throws {
        let firm = try TestFirm()
        #expect(storeError { try firm.write { try $0.create(Item(id: id) { $0.name = "a" }) } } == .badKey(id))
    }

    @Test func referencesHold() throws {
        let firm = try TestFirm()
        try firm.makeProject()
        let dangling = storeError { try firm.write { try $0.create(Item(id: "a") { $0.projectId = "nowhere" }) } }
        #expect(dangling == .dangling(.item, key: "a", field: "projectId", target: "nowhere"))
        #expect(storeError { try firm.write { try $0.delete(Project.self, "p") } } == .inUse(.project, key: "p"))
        #expect(storeError { try firm.write { try $0.delete(Space.self, "p-s") } } == .inUse(.space, key: "p-s"))
        // In any order within a batch.
        try firm.write { batch in
            try batch.create(Item(id: "b") { $0.projectId = "q" })
            try batch.create(Project(id: "q") { $0.name = "q" })
        }
        // What a document refers to no longer may be gone.
        try firm.write { batch in
            try batch.update(Item.self, "b") { $0.projectId = nil }
            try batch.delete(Project.self, "q")
        }
        #expect(
            storeError { try firm.write { try $0.update(Item.self, "b") { $0.projectId = "q" } } }
                == .dangling(.item, key: "b", field: "projectId", target: "q"))
        try firm.expectSound()
    }

    @Test func accountsAreApart() throws {
        let firm = try TestFirm()
        try firm.store.write(authority: .system(accountID: "other")) { batch in
            try batch.create(Account(id: "other"))
            try batch.create(Project(id: "theirs") { $0.name = "x" })
        }
        #expect(try firm.all(Project.self).isEmpty)
        #expect(
            storeError { try firm.write { try $0.create(Item(id: "a") { $0.projectId = "theirs" }) } }
                == .dangling(.item, key: "a", field: "projectId", target: "theirs"))
        let named = storeError { try firm.write { try $0.create(Item(id: "b") { $0.accountId = "other" }) } }
        guard case .invalid(.item, "b", _) = named else { return #expect(Bool(false), "\(String(describing: named))") }
    }

    @Test func whatCannotBeStoredIsRefused() throws {
        let firm = try TestFirm()
        let huge = storeError { try firm.write { try $0.create(Item(id: "a") { $0.purchasePriceCents = .max }) } }
        guard case .invalid(.item, "a", let error) = huge else { return #expect(Bool(false)) }
        #expect(error.pathText == "purchasePriceCents")
    }

    @Test func anUnchangedDocumentIsNoChange() throws {
        let firm = try TestFirm()
        try firm.write { try $0.create(Item(id: "a") { $0.name = "a" }) }
        let before = try firm.store.outbox().count
        let updated = try firm.get(Item.self, "a")?.updatedAt
        try firm.write { try $0.update(Item.self, "a") { $0.name = "a" } }
        try firm.write { try $0.save(try $0.require(Item.self, "a")) }
        #expect(try firm.store.outbox().count == before)
        #expect(try firm.get(Item.self, "a")?.updatedAt == updated)
    }

    @Test func errorsAreInWords() {
        let errors: [StoreError] = [
            .damaged(path: "f", detail: "d"), .notALedger(path: "f"), .newerVersion(path: "f"),
            .cannotWrite(path: "f", detail: "d"), .diskFull(path: "f"), .notPermitted(.editAccount, role: .user),
            .notPermitted(.editAccount, role: nil), .notFound(.item, key: "k"), .alreadyExists(.item, key: "k"),
            .dangling(.item, key: "k", field: "f", target: "t"), .inUse(.item, key: "k"),
            .invalid(.item, key: "k", FieldError("r")), .badKey("k"),
            .onlyAtServer(.member),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(errors.allSatisfy { $0.localizedDescription == $0.description })
    }
}

@Suite struct AccessTests {
    private static let roles: [MemberRole?] = [.owner, .admin, .user, .other("viewer"), nil]

    @Test func theTableNamesEveryAction() {
        #expect(Set(AccessRules.table.keys) == Set(StoreAction.allCases))
        #expect(Set(StoreAction.allCases.map(\.words)).count == StoreAction.allCases.count)
        for action in StoreAction.allCases {
            #expect(!AccessRules.allows(action, role: nil))
            #expect(!AccessRules.allows(action, role: .other("viewer")))
        }
    }

    /// Every action is tried in earnest by every role, and goes through exactly where the table says so.
    @Test(arguments: StoreAction.allCases) func everyActionByEveryRole(action: StoreAction) throws {
        for role in Self.roles {
            let firm = try TestFirm()
            try firm.makeProject()
            let user = role?.rawValue ?? "stranger"
            try firm.store.write(authority: .system(accountID: TestFirm.account)) { batch in
                if case .other? = role { try batch.create(AccountMember(id: user) { $0.role = role! }) }
                try batch.create(AccountMember(id: "colleague") { $0.uid = "colleague" })
                try batch.create(
                    Transaction(id: "SALE_x") {
                        $0.amountCents = 5; $0.projectId = "p"
                    })
                try batch.create(LineageEdge(id: "e") { $0.itemId = "p-i" })
                try batch.create(Invoice(id: "issued") { $0.status = .issued })
                try batch.create(RequestDoc(id: "r") { $0.createdBy = user })
                try batch.create(
                    ProjectPreferences(id: "p") {
                        $0.userId = "colleague"; $0.projectId = "p"
                    })
            }
            let error = storeError { try perform(action, firm, user) }
            if AccessRules.allows(action, role: role) {
                #expect(error == nil, "\(action) by \(user)")
            } else {
                guard case .notPermitted(let refused, _) = error else {
                    #expect(Bool(false), "\(action) by \(user): \(String(describing: error))")
                    continue
                }
                #expect(refused == action, "\(action) by \(user)")
            }
            try firm.expectSound()
        }
    }

    private func perform(_ action: StoreAction, _ firm: TestFirm, _ user: String) throws {
        let session = firm.session(user)
        switch action {
        case .editProjects: try firm.write(user) { try $0.update(Transaction.self, "p-t") { $0.amountCents = 7 } }
        case .deleteProjects: try ProjectsService(store: firm.store, session: session).delete("p")
        case .editOwnPreferences:
            try ProjectsService(store: firm.store, session: session).setPinned(["c"], project: "p")
        case .editOthersPreferences:
            try firm.write(user) {
                try $0.update(ProjectPreferences.self, "colleague/p") { $0.pinnedBudgetCategoryIds = ["c"] }
            }
        case .editPresets: try AccountPresetsService(store: firm.store, session: session).createCategory(name: "x")
        case .saveSpaceAsTemplate:
            try SpaceTemplatesService(store: firm.store, session: session).create(fromSpace: "p-s")
        case .editInvites: try InvitesService(store: firm.store, session: session).create(email: "a@b", role: .user)
        case .changeRoles:
            try AccountsService(store: firm.store, userID: user).setRole(.admin, of: "colleague", in: TestFirm.account)
        case .removeMembers:
            try AccountsService(store: firm.store, userID: user).remove(member: "colleague", from: TestFirm.account)
        case .editBusinessProfile:
            try BusinessProfileService(store: firm.store, session: session).update { $0.name = "x" }
        case .editAccount: try AccountsService(store: firm.store, userID: user).rename(TestFirm.account, to: "x")
        case .addLineage: try firm.write(user) { try $0.create(LineageEdge(id: "f") { $0.itemId = "p-i" }) }
        case .rewriteLineage: try firm.write(user) { try $0.update(LineageEdge.self, "e") { $0.note = "x" } }
        case .makeRequests: try firm.write(user) { try $0.create(RequestDoc(id: "s") { $0.createdBy = user }) }
        case .answerRequests: try firm.write(user) { try $0.update(RequestDoc.self, "r") { $0.status = .applied } }
        case .editCanonicalSales:
            try firm.write(user) { try $0.update(Transaction.self, "SALE_x") { $0.amountCents = 9 } }
        case .noteConflicts: try firm.write(user) { try $0.create(Conflict(id: "k") { $0.field = "name" }) }
        case .transferAccount:
            try AccountsService(store: firm.store, userID: user).transfer(TestFirm.account, to: "colleague")
        case .deleteAccount: try AccountsService(store: firm.store, userID: user).delete(TestFirm.account)
        case .editInvoices: try firm.write(user) { try $0.create(Invoice { $0.projectId = "p" }) }
        case .voidInvoices: try InvoicesService(store: firm.store, session: session).void("issued")
        case .closeBooks:
            try AccountPresetsService(store: firm.store, session: session).closeBooks(
                through: CalendarDate("2025-12-31"))
        case .exportPeople: _ = try PeopleService(store: firm.store, session: session).export("colleague")
        case .erasePeople: try PeopleService(store: firm.store, session: session).erase("colleague")
        case .rewriteInvoices: try firm.write(user) { try $0.update(Invoice.self, "issued") { $0.terms = "x" } }
        }
    }

    @Test func nobodyMakesOrUnmakesAnOwner() throws {
        let firm = try TestFirm()
        let accounts = AccountsService(store: firm.store, userID: "admin")
        #expect(throws: StoreError.self) { try accounts.setRole(.owner, of: "user", in: TestFirm.account) }
        #expect(throws: StoreError.self) { try accounts.setRole(.user, of: "owner", in: TestFirm.account) }
        #expect(throws: StoreError.self) { try accounts.remove(member: "owner", from: TestFirm.account) }
        #expect(throws: StoreError.self) {
            try firm.write("owner") { try $0.create(AccountMember(id: "new") { $0.role = .user }) }
        }
        #expect(try accounts.setRole(.admin, of: "user", in: TestFirm.account).role == .admin)
    }

    @Test func whatIsNotTheSystemsOfASaleMayBeChanged() throws {
        let firm = try TestFirm()
        try firm.store.write(authority: .system(accountID: TestFirm.account)) {
            try $0.create(Transaction(id: "SALE_x") { $0.amountCents = 5 })
        }
        try firm.write("user") { try $0.update(Transaction.self, "SALE_x") { $0.notes = "seen" } }
        for change in [
            { $0.amountCents = 6 }, { $0.itemIds = ["a"] }, { $0.inventorySaleDirection = .businessToProject },
            { $0.isCanonicalInventorySale = true },
        ] as [(inout Transaction) -> Void] {
            #expect(throws: StoreError.self) {
                try firm.write("user") { try $0.update(Transaction.self, "SALE_x", change) }
            }
        }
        #expect(throws: StoreError.self) { try firm.write("user") { try $0.delete(Transaction.self, "SALE_x") } }
        #expect(throws: StoreError.self) {
            try firm.write("user") { try $0.create(Transaction { $0.isCanonicalInventorySale = true }) }
        }
    }

    @Test func whoWasRemovedMayDoNothing() throws {
        let firm = try TestFirm()
        try AccountsService(store: firm.store, userID: "owner").remove(member: "user", from: TestFirm.account)
        #expect(throws: StoreError.self) { try firm.write("user") { try $0.create(Item { $0.name = "x" }) } }
    }
}
