import LedgerCore
import Testing

/// What devices and servers write to each other.
@Suite struct ServerMessagesTests {
    /// A message that was written as text and read again.
    private func sent<Message: FieldValue>(_ message: Message) throws -> Message {
        try Message(json: JSONValue(parsing: (message.json ?? .null).text))
    }

    private func expectSame<Message: FieldValue & Equatable>(
        _ message: Message, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try sent(message) == message, sourceLocation: sourceLocation)
    }

    @Test("Messages arrive as they were sent") func arrive() throws {
        try expectSame(Credentials(email: "kim@example.com", password: "“long” enough\n"))
        try expectSame(SignInAnswer(userID: "kim", email: "kim@example.com", token: "t"))
        let entries = [
            AccountEntry(id: "a", name: "Bird & Co", role: .owner), AccountEntry(id: "b", name: "", role: .user),
        ]
        try expectSame(PersonAnswer(userID: "kim", email: "kim@example.com", accounts: entries))
        try expectSame(PersonAnswer(userID: "kim", email: "kim@example.com", accounts: []))
        try expectSame(InvitationRequest(email: "lee@example.com", role: .admin))
        try expectSame(InvitationAnswer(id: "i", code: "c"))
        try expectSame(AccountHeads(["a": 7, "b": 1 << 40]))
        try expectSame(AccountHeads([:]))
        try expectSame(FileDescription(hash: "00ff", size: 1, type: "image/jpeg"))
        try expectSame(FileHashes(["00ff", "11ff"]))
        try expectSame(FileAddress(address: "/v1/files/00ff"))
        try expectSame(FileAddress(address: nil))
        try expectSame(NamedValue("name", "Bird & Co"))
    }

    @Test("A role of a newer version goes through") func unknownRole() throws {
        let role = MemberRole(rawValue: "auditor")
        try expectSame(AccountEntry(id: "a", name: "Firm", role: role))
    }

    @Test("An account may have no name") func noName() throws {
        let entry = try AccountEntry(json: .object(["id": .string("a"), "role": .string("user")]))
        #expect(entry == AccountEntry(id: "a", name: "", role: .user))
    }

    @Test("Messages that lack something, or hold something else, are refused")
    func garbled() {
        func refuses<Message: FieldValue>(_ type: Message.Type, sourceLocation: SourceLocation = #_sourceLocation) {
            for text in ["{}", "[]", "7", "null", #"{"email":7,"hash":7,"id":7,"userId":7,"accounts":7,"hashes":7}"#] {
                #expect(throws: FieldError.self, "\(text)", sourceLocation: sourceLocation) {
                    try Message(json: JSONValue(parsing: text))
                }
            }
        }
        refuses(Credentials.self)
        refuses(SignInAnswer.self)
        refuses(AccountEntry.self)
        refuses(PersonAnswer.self)
        refuses(InvitationRequest.self)
        refuses(InvitationAnswer.self)
        refuses(AccountHeads.self)
        refuses(FileDescription.self)
        refuses(FileHashes.self)
        refuses(NamedValue.self)
        refuses(ServerFailure.self)
        refuses(PushRequest.self)
        refuses(PushAnswer.self)
        refuses(PullAnswer.self)
        #expect(throws: FieldError.self) { try FileAddress(json: .array([])) }
        #expect(throws: FieldError.self) { try NamedValue(json: .object(["a": .string("x"), "b": .string("y")])) }
        let sum = #"{"documents":[],"head":1,"checksum":"no sum"}"#
        #expect(throws: FieldError.self) { try PullAnswer(json: JSONValue(parsing: sum)) }
    }

    // MARK: Failures

    @Test("A failure arrives with its code, its reason, and what to do", arguments: ServerFailure.Code.allCases)
    func failures(code: ServerFailure.Code) throws {
        try expectSame(ServerFailure(code, "Try again.", expected: 3, retryAfter: 60))
        try expectSame(ServerFailure(code, "Try again."))
        #expect("\(ServerFailure(code, "Try again."))" == "Try again.")
    }

    @Test("A device waits after a failure that it does not know") func unknownFailure() throws {
        let failure = try ServerFailure(json: .object(["code": .string("onFire"), "message": .string("Hot.")]))
        #expect(failure == ServerFailure(.unavailable, "Hot."))
    }

    @Test("Failures of synchronizing are the same on both sides")
    func syncFailures() {
        for failure in [SyncFailure.mustRegister, .mustBeginAnew, .gap(expected: 4)] {
            #expect(ServerFailure(failure).syncFailure == failure && !ServerFailure(failure).message.isEmpty)
        }
        #expect(ServerFailure(.gap, "").syncFailure == .gap(expected: 1))
        #expect(ServerFailure(.taken, "").syncFailure == nil)
    }

    // MARK: Batches

    private func operation(_ kind: EntityKind, _ patch: [String: JSONValue]) -> DocumentOperation {
        DocumentOperation(
            id: "o", accountID: "a", kind: kind, key: "k", action: .create, patch: patch,
            timestamp: HybridTimestamp(milliseconds: 1, node: "n"))
    }

    private func batch(by user: String?, _ operations: [DocumentOperation]) -> SyncBatch {
        SyncBatch(
            id: "b", number: 1, accountID: "a", userID: user,
            timestamp: HybridTimestamp(milliseconds: 1, node: "n"), content: .operations(operations))
    }

    @Test("What a batch needs is its author, its documents, and what they refer to") func needs() {
        let needed = batch(
            by: "kim",
            [
                operation(.item, ["projectId": .string("p"), "spaceId": .string(""), "transactionId": .string("t")]),
                operation(.transaction, ["budgetCategoryId": .string("c"), "notes": .string("x")]),
            ]
        ).neededDocuments
        #expect(
            needed == [
                DocumentID(.member, "kim"), DocumentID(.item, "k"), DocumentID(.transaction, "k"),
                DocumentID(.project, "p"), DocumentID(.transaction, "t"), DocumentID(.budgetCategory, "c"),
                DocumentID(.accountPresets, AccountPresets.onlyID),
            ])
        #expect(batch(by: nil, [operation(.space, [:])]).neededDocuments == [DocumentID(.space, "k")])
    }

    @Test("Batches and documents arrive as they were sent") func exchanged() throws {
        let request = PushRequest(node: "n", batches: [batch(by: "kim", [operation(.space, ["name": .string("Den")])])])
        try expectSame(request)
        let refusal = Refusal(.tooLarge, "The change is too large to be sent.")
        try expectSame(PushAnswer(answers: [BatchAnswer(batch: "b", outcome: .refused(refusal), sequence: 3)], head: 3))
        var state = DocumentState()
        _ = state.apply(operation(.space, ["name": .string("Den")]))
        let document = SyncedDocument(kind: "space", key: "k", sequence: 3, state: state)
        try expectSame(PullAnswer(documents: [document], head: 3, checksum: document.fingerprint, hasMore: true))
    }

    @Test("A copy of an account in memory goes its own way") func copies() {
        let account = MemoryAccount()
        #expect(!account.hasDevices)
        account.save(DeviceRecord(node: "n", userID: "kim"))
        account.save(invitation: "digest", of: "invite")
        let copy = account.copy()
        account.save(DeviceRecord(node: "m", userID: "lee"))
        account.save(invitation: "other", of: "invite")
        #expect(copy.hasDevices && copy.user(ofNode: "n") == "kim" && copy.user(ofNode: "m") == nil)
        #expect(copy.invitation("digest") == "invite" && copy.invitation("other") == nil)
    }
}
