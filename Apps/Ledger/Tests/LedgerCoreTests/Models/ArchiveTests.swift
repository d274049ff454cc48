import Testing

@testable import LedgerCore

@Suite struct ArchiveTests {
    @Test func survivesBeingWrittenAndRead() throws {
        var account = AccountArchive()
        account.account = Account(id: "a") { $0.name = "Firm" }
        account.members = [AccountMember(id: "u") { $0.role = .owner }]
        account.items = [
            Item(id: "i") {
                $0.name = "Sofa"; $0.unknownFields = ["later": .integer(1)]
            }
        ]
        account.projectBudgetCategories = [
            ProjectBudgetCategory(id: "c") { $0.projectId = "p" },
            ProjectBudgetCategory(id: "c") { $0.projectId = "q" },
        ]
        let archive = Archive(accounts: [account])
        #expect(try Archive(text: archive.text) == archive)
        #expect(account.count == 5)
    }

    @Test(arguments: [
        ("{", 1, "", "quotation"), ("{\n\"format\": \"x\"\n}", 2, "format", "expected"),
        ("{\"format\":\"ledger-archive-1\"}", 1, "accounts", "list"), ("[]", 1, "", "object"),
        ("{\"format\":\"ledger-archive-1\",\"accounts\":[\n1]}", 2, "accounts[0]", "object"),
        ("{\"format\":\"ledger-archive-1\",\"accounts\":[\n{}]}", 2, "accounts[0].account", "missing"),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[\n{\"account\":\n{}}]}", 3, "accounts[0].account.id",
            "missing"
        ),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":\n{\"id\":1}}]}", 2, "accounts[0].account.id",
            "text"
        ),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":{\"id\":\"a\"},\n\"sofas\":[]}]}", 2,
            "accounts[0].sofas", "collection"
        ),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":{\"id\":\"a\"},\"items\":[\n{\"id\":\"i\"},\n{\"id\":\"j\",\n\"quantity\":\"many\"}]}]}",
            4, "accounts[0].items[1].quantity", "whole number"
        ),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":{\"id\":\"a\"},\"items\":[\n{\"name\":\"i\"}]}]}",
            2,
            "accounts[0].items[0]", "no id"
        ),
        (
            "{\"format\":\"ledger-archive-1\",\"accounts\":[{\"account\":{\"id\":\"a\"},\"items\":[\n{\"id\":\"i\"},\n{\"id\":\"i\"}]}]}",
            3, "accounts[0].items[1].id", "items[0]"
        ),
    ])
    func whatIsWrongIsNamed(text: String, line: Int, field: String, words: String) {
        let error = #expect(throws: ArchiveError.self) { try Archive(text: text) }
        #expect(error?.line == line && error?.field == field, "\(error?.description ?? "")")
        #expect(error?.reason.contains(words) == true, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("line \(line): ") == true)
    }
}
