import Foundation
import Testing

@testable import LedgerCore

@Suite struct EntityCodingTests {
    private func read<E: FieldValue>(_ type: E.Type, _ text: String) throws -> E {
        try E(json: JSONValue(parsing: text))
    }

    @Test func allFieldsOfATransaction() throws {
        let text = """
            {"amountCents":15099,"budgetCategoryId":"c1","canonicalKind":"return","createdAt":"2026-02-25T10:30:00.000Z",\
            "hasEmailReceipt":true,"id":"t1","inventorySaleDirection":"business_to_project","isCanceled":false,\
            "isCanonicalInventory":true,"isCanonicalInventorySale":true,"itemIds":["i1","i2"],"needsReview":true,\
            "notes":"n","otherImages":[],"projectId":"p1","purchasedBy":"client-card",\
            "receiptImages":[{"contentType":"image/jpeg","fileName":"a.jpg","isPrimary":true,"kind":"image",\
            "storagePath":"s","url":"u"}],"reimbursementType":"owed-to-client","source":"Target","status":"pending",\
            "subtotalCents":100,"taxRatePct":8.25,"transactionDate":"2026-02-25",\
            "transactionImages":[{"kind":"pdf","url":"v"}],"transactionType":"to-inventory",\
            "updatedAt":"2026-02-25T10:30:00.250Z"}
            """
        let transaction = try read(Transaction.self, text)
        #expect(transaction.json?.text == text)
        #expect(transaction.unknownFields.isEmpty)
        #expect(transaction.transactionType == .toInventory)
        #expect(transaction.receiptImages?.first?.isPrimary == true)
    }

    @Test("WP00.3 All fields of an item, its quantity among them") func allFieldsOfAnItem() throws {
        let text = """
            {"accountId":"a","bookmark":true,"budgetCategoryId":"c","createdBy":"u","id":"i","images":[],\
            "marketValueCents":3,"name":"Sofa","notes":"n","projectId":"p","projectPriceCents":2,"purchasePriceCents":1,\
            "purchasedBy":"missing","quantity":4,"sku":"007","source":"s","spaceId":"sp","status":"to purchase",\
            "transactionId":"t","updatedBy":"u2"}
            """
        #expect(try read(Item.self, text).json?.text == text)
        #expect(try read(Item.self, text).unknownFields.isEmpty)
    }

    /// What is read is written, and nothing is left over as unknown.
    @Test(
        "WP13.1 One document of each other kind with all its fields",
        arguments: [
            (EntityKind.account, #"{"id":"a","name":"n","ownerUid":"u"}"#),
            (.member, #"{"accountId":"a","email":"e","id":"u","isErased":true,"name":"n","role":"admin","uid":"u"}"#),
            (
                .project,
                #"{"accountId":"a","budgetSummary":{"categories":[{"budgetCategoryId":"c","budgetCents":1,"categoryType":"fee","excludeFromOverallBudget":true,"isArchived":false,"name":"n","spentCents":2}],"spentCents":2,"totalBudgetCents":1},"clientName":"c","description":"d","id":"p","isArchived":true,"mainImageUrl":"m","name":"n"}"#
            ),
            (
                .space,
                #"{"accountId":"a","checklists":[{"id":"l","items":[{"id":"x","isChecked":true,"text":"t"}],"name":"n"}],"id":"s","images":[{"kind":"file","url":"u"}],"isArchived":false,"name":"n","notes":"o","projectId":"p"}"#
            ),
            (
                .budgetCategory,
                #"{"id":"c","isArchived":true,"metadata":{"categoryType":"itemized","excludeFromOverallBudget":true},"name":"n","order":3,"projectId":"p","slug":"n"}"#
            ),
            (.projectBudgetCategory, #"{"budgetCents":5,"createdBy":"u","id":"c","projectId":"p","updatedBy":"u"}"#),
            (
                .projectPreferences,
                #"{"accountId":"a","id":"p","pinnedBudgetCategoryIds":["c"],"projectId":"p","userId":"u"}"#
            ),
            (
                .accountPresets,
                #"{"booksClosedThrough":"2025-12-31","budgetCategoryOrder":["c"],"defaultBudgetCategoryId":"c","id":"default"}"#
            ),
            (.vendorDefaults, #"{"id":"default","vendors":["Target"]}"#),
            (.spaceTemplate, #"{"checklists":[],"id":"t","isArchived":true,"name":"n","notes":"o","order":1}"#),
            (
                .businessProfile,
                #"{"address":"a","id":"default","invoiceTerms":"t","logoUrl":"l","name":"n"}"#
            ),
            (
                .invoice,
                #"{"businessAddress":"b","businessName":"n","clientAddress":"c","clientName":"m","createdBy":"u","date":"2026-01-01","dueDate":"2026-01-31","id":"v","lines":[{"amountCents":5,"categoryName":"c","date":"2026-01-01","id":"t","items":[{"amountCents":5,"name":"Sofa"}],"markupCents":1,"notes":"n","taxCents":2,"title":"Wayfair"}],"logoUrl":"l","markupCents":1,"markupPct":20.5,"number":"2026-0001","payments":[{"amountCents":8,"date":"2026-01-02","id":"y","note":"Check"}],"projectId":"p","projectName":"h","series":"2026","status":"issued","subtotalCents":5,"taxCents":2,"taxRatePct":8.25,"terms":"t","totalCents":8,"transactionIds":["t"],"voidReason":"r"}"#
            ),
            (
                .invite,
                #"{"acceptedAt":"2026-01-01T00:00:00.000Z","accountId":"a","createdByUid":"u","email":"e","expiresAt":"2026-01-02T00:00:00.000Z","id":"i","revokedAt":"2026-01-03T00:00:00.000Z","role":"user","status":"expired","token":"t"}"#
            ),
            (
                .lineageEdge,
                #"{"accountId":"a","createdBy":"u","fromProjectId":"p","fromTransactionId":"t","id":"e","itemId":"i","movementKind":"sold","note":"n","source":"server","toProjectId":"q","toTransactionId":"s"}"#
            ),
            (
                .request,
                #"{"appliedAt":"2026-01-01T00:00:00.000Z","createdBy":"u","errorCode":"c","errorMessage":"m","id":"r","opId":"o","payload":{"x":[1]},"status":"failed","type":"ITEM_SALE"}"#
            ),
            (
                .conflict,
                #"{"documentKey":"i","documentKind":"item","field":"name","id":"x","lost":{"value":"Sofa"},"lostBy":"u","lostTime":"t"}"#
            ),
        ] as [(EntityKind, String)])
    func everyKind(kind: EntityKind, text: String) throws {
        func check<E: Entity>(_ type: E.Type) throws {
            let entity = try read(type, text)
            #expect(entity.json?.text == text)
            #expect(entity.unknownFields.isEmpty)
            #expect(E.kind == kind)
            let data = try JSONEncoder().encode(entity)
            #expect(try JSONDecoder().decode(E.self, from: data) == entity)
        }
        switch kind {
        case .account: try check(Account.self)
        case .member: try check(AccountMember.self)
        case .project: try check(Project.self)
        case .transaction: try check(Transaction.self)
        case .item: try check(Item.self)
        case .space: try check(Space.self)
        case .budgetCategory: try check(BudgetCategory.self)
        case .projectBudgetCategory: try check(ProjectBudgetCategory.self)
        case .projectPreferences: try check(ProjectPreferences.self)
        case .accountPresets: try check(AccountPresets.self)
        case .vendorDefaults: try check(VendorDefaults.self)
        case .spaceTemplate: try check(SpaceTemplate.self)
        case .businessProfile: try check(BusinessProfile.self)
        case .invite: try check(Invite.self)
        case .lineageEdge: try check(LineageEdge.self)
        case .request: try check(RequestDoc.self)
        case .conflict: try check(Conflict.self)
        case .invoice: try check(Invoice.self)
        }
    }

    @Test func unknownFieldsAreKept() throws {
        let text = #"{"future":{"a":[1,null]},"id":"p","name":"n","clientName":"","clientNam":null}"#
        var project = try read(Project.self, text)
        #expect(project.unknownFields["future"] == .object(["a": .array([.integer(1), .null])]))
        project.name = "other"
        guard case .object(let members)? = project.json else { return #expect(Bool(false)) }
        #expect(members["future"] == project.unknownFields["future"])
        #expect(members["clientNam"] == .null)
        // Within a document as well.
        let checklist = try read(Checklist.self, #"{"id":"l","name":"n","items":[{"id":"x","text":"t","later":1}]}"#)
        #expect(checklist.items[0].unknownFields == ["later": .integer(1)])
        #expect(checklist.json?.text.contains(#""later":1"#) == true)
    }

    @Test func oldNamesAreReadAndNewOnesWritten() throws {
        let transaction = try read(Transaction.self, #"{"type":"Purchase","receiptEmailed":true}"#)
        #expect(transaction.transactionType == .purchase)
        #expect(transaction.hasEmailReceipt == true)
        #expect(transaction.json?.text == #"{"hasEmailReceipt":true,"transactionType":"purchase"}"#)
        let checklist = try read(
            Checklist.self, #"{"id":"l","title":"n","items":[{"id":"x","text":"t","isCompleted":true}]}"#)
        #expect(checklist.name == "n" && checklist.items[0].isChecked)
        let profile = try read(BusinessProfile.self, #"{"businessName":"b","logo":{"url":"u","kind":"image"}}"#)
        #expect(profile.name == "b" && profile.logoUrl == "u")
        #expect(try read(BusinessProfile.self, #"{"logoUrl":"v","logo":{"url":"u"}}"#).logoUrl == "v")
        #expect(try read(AccountMember.self, #"{"role":"member"}"#).role == .user)
    }

    @Test func budgetSummariesAreListsOrMaps() throws {
        let list = try read(BudgetSummary.self, #"{"categories":[{"budgetCategoryId":"a","budgetCents":1}]}"#)
        let map = try read(BudgetSummary.self, #"{"categories":{"a":{"budgetCents":1}}}"#)
        #expect(list == map)
        #expect(throws: FieldError.self) { try read(BudgetSummary.self, #"{"categories":{"a":1}}"#) }
        #expect(throws: FieldError.self) { try read(BudgetSummary.self, "1") }
        #expect(throws: FieldError.self) { try read(BusinessProfile.self, "1") }
    }

    @Test(arguments: [
        "to purchase", "to-purchase", "To Purchase", "TO_PURCHASE",
        " to  purchase".replacingOccurrences(of: "  ", with: " "),
    ])
    func oneSpellingOfAStatusIsWritten(spelling: String) {
        #expect(ItemStatus(rawValue: spelling) == .toPurchase)
        #expect(ItemStatus(rawValue: spelling).rawValue == "to purchase")
    }

    @Test func unknownWordsAreKept() throws {
        let item = try read(Item.self, #"{"name":"","status":"On Loan"}"#)
        #expect(item.status == .other("On Loan"))
        #expect(item.json?.text == #"{"name":"","status":"On Loan"}"#)
        #expect(TransactionStatus(rawValue: "Cancelled") == .canceled)
        #expect(InventorySaleDirection(rawValue: "project_to_project") == .other("project_to_project"))
    }

    /// Every known word has its own spelling, reads its own spelling, and has a label where it is shown.
    @Test func everyWord() {
        func check<Word: OpenEnum>(_ type: Word.Type, label: (Word) -> String?? = { _ in .none }) {
            #expect(Set(type.known.map(\.rawValue)).count == type.known.count)
            for word in type.known {
                #expect(type.init(rawValue: word.rawValue) == word)
                #expect(type.init(rawValue: word.rawValue.uppercased()) == word)
                if let label = label(word) { #expect(label?.isEmpty == false) }
            }
            #expect(type.other("x").rawValue == "x")
            if let label = label(.other("x")) { #expect(label == nil) }
        }
        check(TransactionType.self) { $0.label }
        check(TransactionStatus.self) { $0.label }
        check(PurchasedBy.self) { $0.label }
        check(ReimbursementType.self) { $0.label }
        check(ItemStatus.self) { $0.label }
        check(MemberRole.self) { $0.label }
        check(CategoryType.self) { $0.label }
        check(InventorySaleDirection.self)
        check(MovementKind.self)
        check(EdgeSource.self)
        check(AttachmentKind.self)
        check(RequestStatus.self)
        check(InviteStatus.self)
        #expect(TransactionStatus.offered.count == 4 && ItemStatus.offered.count == 4)
        #expect(ReimbursementType.owedToCompany.label == "Owed to Business")
    }

    @Test func emptyReferencesAreNone() throws {
        #expect(try read(Item.self, #"{"projectId":"","spaceId":"","name":"x"}"#).projectId == nil)
    }

    @Test(arguments: [
        (#"{"amountCents":"12"}"#, "amountCents: a whole number is expected, not a text"),
        (#"{"amountCents":12.5}"#, "amountCents: 12.5 is not a whole number"),
        (#"{"amountCents":1e13}"#, "amountCents: 10000000000000 cents are more than can be counted"),
        (#"{"transactionDate":"soon"}"#, "transactionDate: \"soon\" is not a date as yyyy-MM-dd"),
        (#"{"itemIds":["a",1]}"#, "itemIds[1]: a text is expected, not a number"),
        (#"{"itemIds":{}}"#, "itemIds: a list is expected, not an object"),
        (#"{"needsReview":1}"#, "needsReview: true or false is expected, not a number"),
        (#"{"receiptImages":[{"url":[]}]}"#, "receiptImages[0].url: a text is expected, not a list"),
        (#"{"receiptImages":[1]}"#, "receiptImages[0]: an object is expected, not a number"),
        (#"{"taxRatePct":true}"#, "taxRatePct: a number is expected, not a truth value"),
        (#"{"createdAt":"now"}"#, "createdAt: \"now\" is not an ISO 8601 time"),
        (#"{"createdAt":false}"#, "createdAt: a time is expected, not a truth value"),
        (#"{"createdAt":{"x":1}}"#, "createdAt: a time is expected, not an object"),
        (#"{"createdAt":1e300}"#, "createdAt: 1e+300 is not a time"),
        (#"{"createdAt":{"seconds":9000000000000000}}"#, "createdAt: 9000000000000000 is not a time"),
        (#"{"notes":"a\u0000b"}"#, "notes: a text cannot hold the character U+0000"),
        (#"{"id":1}"#, "id: a text is expected, not a number"),
        ("[]", "an object is expected, not a list"), ("null", "an object is expected, not null"),
        (#"{"source":null,"notes":{}}"#, "notes: a text is expected, not an object"),
    ])
    func whatAFieldCannotHold(text: String, message: String) {
        let error = #expect(throws: FieldError.self) { try read(Transaction.self, text) }
        #expect(error?.description == message)
    }

    @Test func moneyBeyondTheLargestBudget() {
        #expect(throws: FieldError.self) { try read(ProjectBudgetCategory.self, #"{"budgetCents":2147483648}"#) }
        #expect(throws: Never.self) { try read(ProjectBudgetCategory.self, #"{"budgetCents":2147483647}"#) }
    }

    @Test func momentsInAllTheirForms() throws {
        let expected = Date(milliseconds: 1_772_015_400_250)
        for text in [
            #""2026-02-25T10:30:00.250Z""#, "1772015400250", "1772015400250.0",
            #"{"seconds":1772015400,"nanoseconds":250000000}"#, #"{"_seconds":1772015400,"_nanoseconds":250000000}"#,
        ] { #expect(try read(Date.self, text) == expected) }
        #expect(try read(Date.self, #"{"seconds":1772015400}"#).milliseconds == 1_772_015_400_000)
        #expect(try read(CalendarDate.self, "1772015400250") == CalendarDate("2026-02-25"))
        #expect(
            Date(timeIntervalSince1970: 1.2345).toTheMillisecond == Date(milliseconds: 1235)
                || Date(timeIntervalSince1970: 1.2345).toTheMillisecond == Date(milliseconds: 1234))
    }

    @Test func nullKeepsWhatCannotBeEmpty() throws {
        let item = try read(Item.self, #"{"name":null,"id":null,"quantity":null,"taxRatePct":null}"#)
        #expect(item.name == "" && item.id == nil && item.quantity == nil)
        #expect(try read(Double.self, "2") == 2)
    }

    @Test func foundationErrorsNameTheField() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Item.self, from: Data(#"{"quantity":"x"}"#.utf8))
        }
        #expect("\(String(describing: error))".contains("quantity"))
    }

    @Test func columns() throws {
        #expect(try String(column: .text("x")) == "x")
        #expect(try Int(column: .integer(1)) == 1)
        #expect(try Double(column: .integer(1)) == 1)
        #expect(try Double(column: .real(1.5)) == 1.5)
        #expect(try Bool(column: .integer(1)))
        #expect(try Date(column: .integer(5)).milliseconds == 5)
        #expect(try [String]?(column: .null) == nil)
        #expect(try [String](column: .text(#"["a"]"#)) == ["a"])
        #expect(try ItemStatus(column: .text("To-Return")) == .toReturn)
        #expect(try CalendarDate(column: .text("2026-02-25")) == CalendarDate("2026-02-25"))
        #expect(["a"].column == .text(#"["a"]"#))
        #expect((nil as Int?).column == .null && 1.5.column == .real(1.5) && true.column == .integer(1))
        #expect(Date(milliseconds: 5).column == .integer(5) && "x".column == .text("x") && 3.column == .integer(3))
        #expect(ItemStatus.toReturn.column == .text("to return"))
        #expect(CalendarDate("2026-02-25")?.column == .text("2026-02-25"))
        #expect((nil as JSONObject?).json == nil)
        for read in [
            { _ = try String(column: .integer(1)) }, { _ = try Int(column: .text("1")) },
            { _ = try Double(column: .text("1")) }, { _ = try Bool(column: .null) },
            { _ = try Date(column: .text("1")) }, { _ = try [String](column: .integer(1)) },
            { _ = try [String](column: .text("[")) }, { _ = try JSONObject(column: .text("1")) },
        ] as [() throws -> Void] { #expect(throws: FieldError.self) { try read() } }
        #expect(
            [Int.columnType, Double.columnType, Bool.columnType, Date?.columnType, String.columnType]
                == ["INTEGER", "REAL", "INTEGER", "INTEGER", "TEXT"])
    }

    @Test func keys() {
        #expect(Item(id: "i").key == "i")
        #expect(ProjectBudgetCategory(id: "c") { $0.projectId = "p" }.key == "p/c")
        #expect(ProjectBudgetCategory(id: "c").key == nil)
        #expect(
            ProjectPreferences(id: "p") {
                $0.projectId = "p"; $0.userId = "u"
            }.key == "u/p")
        #expect(ProjectPreferences(id: "p").key == nil)
    }

    @Test func smallFacts() {
        #expect(BudgetCategory { $0.metadata = CategoryMetadata(categoryType: .fee) }.categoryType == .fee)
        #expect(BudgetCategory { $0.metadata = CategoryMetadata(categoryType: .itemized) }.categoryType == .itemized)
        #expect(BudgetCategory { $0.metadata = CategoryMetadata(categoryType: .other("x")) }.categoryType == .general)
        #expect(BudgetCategory().categoryType == .general)
        #expect(BudgetCategory.slug(of: " Storage & Receiving ") == "storage-&-receiving")
        #expect(AttachmentRef(url: "offline://1").isOffline)
        #expect(Invite().isPending)
        #expect(!Invite { $0.acceptedAt = Date() }.isPending && !Invite { $0.revokedAt = Date() }.isPending)
        #expect(Invite.normalized(email: " A@B.c ") == "a@b.c")
        #expect(Checklist(name: "n").items.isEmpty && !ChecklistItem(text: "t").isChecked)
        #expect(VendorDefaults.initialVendors.count == 15)
        #expect(Space.maximumImages == 50)
        #expect(FieldError("r").description == "r")
    }
}
