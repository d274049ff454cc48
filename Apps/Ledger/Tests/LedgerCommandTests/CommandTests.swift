import Foundation
import LedgerCore
import LedgerStore
import Programs
import Testing

/// The command as people call it: a process, its output, its exit.
@Suite struct CommandTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "ledger-command-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private var db: String { folder + "/a.ledger" }

    private let command = Program(built: "ledger")

    private func run(_ arguments: String...) async throws -> Program.Result { try await command.run(arguments) }

    private func seeded() async throws {
        #expect(try await run("seed", "--db", db, "--projects", "2", "--items", "60").status == 0)
    }

    @Test func seedIsReproducible() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await seeded()
        #expect(try await run("seed", "--db", folder + "/b.ledger", "--projects", "2", "--items", "60").status == 0)
        let first = try await run("export", "--db", db)
        let second = try await run("export", "--db", folder + "/b.ledger")
        #expect(first.status == 0 && first.output == second.output)
        let again = try await run("seed", "--db", db)
        #expect(again.status != 0 && again.errors.contains("already contains accounts"))
        #expect(try await run("seed", "--db", folder + "/c.ledger", "--items", "-1").status != 0)
        let check = try await run("check", "--db", db)
        #expect(
            check.status == 0 && check.output.contains("item: 60") && check.output.contains("0 errors, 0 warnings"),
            "\(check)")
    }

    /// Where the folder and the file may only be read, commands say so and leave the file as it is.
    @Test func aFolderThatIsReadOnlyLosesNothing() async throws {
        let files = FileManager.default
        let closed = folder + "/closed"
        defer {
            try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
            try? files.removeItem(atPath: folder)
        }
        try files.createDirectory(atPath: closed, withIntermediateDirectories: true)
        let path = closed + "/a.ledger"
        #expect(try await run("seed", "--db", path, "--projects", "1", "--items", "5").status == 0)
        let data = files.contents(atPath: path)
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        // The superuser may write everywhere, so the command is run as nobody, who cannot be sure to reach where it was built.
        let isSuperuser = geteuid() == 0
        let own = URL(fileURLWithPath: folder + "/ledger")
        if isSuperuser {
            try files.copyItem(at: URL(fileURLWithPath: command.path), to: own)
            try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        }
        func runPlainly(_ arguments: [String]) async throws -> Program.Result {
            guard isSuperuser else { return try await command.run(arguments) }
            let user = ["--reuid", "65534", "--regid", "65534", "--clear-groups", own.path]
            return try await Program(path: "/usr/bin/setpriv").run(user + arguments)
        }
        let seed = try await runPlainly(["seed", "--db", path])
        #expect(seed.status == 1 && seed.errors.contains("\(path) cannot be opened or written"), "\(seed)")
        // Looking at it takes no more than the right to read.
        for (arguments, words) in [
            (["search", "a"], "Items ("), (["check"], "0 errors, 0 warnings"), (["export"], "ledger-archive-1"),
            (["csv", "project-0"], "id,date,source,amount"), (["report", "invoice", "project-0"], "Invoice"),
            (["backup", "--to", folder], "documents and"),
        ] {
            let result = try await runPlainly(arguments + ["--db", path])
            #expect(result.status == 0 && result.output.contains(words), "\(result)")
        }
        let new = try await runPlainly(["seed", "--db", closed + "/new.ledger"])
        #expect(new.status == 1 && new.errors.contains("new.ledger cannot be opened or written"), "\(new)")
        #expect(files.contents(atPath: path) == data)
        #expect(try files.contentsOfDirectory(atPath: closed).sorted() == ["a.ledger", "a.ledger-media"])
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
        try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try await run("check", "--db", path).output.contains("0 errors, 0 warnings"))
    }

    @Test func backupAndRestore() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await seeded()
        let backup = try await run("backup", "--db", db, "--prune")
        #expect(backup.status == 0 && backup.output.contains(" documents and ") && !backup.output.contains("warning"))
        #expect(try await run("restore", "--db", db).errors.contains("is there already"))
        let before = try await run("export", "--db", db).output
        try FileManager.default.removeItem(atPath: db)
        try FileManager.default.removeItem(atPath: db + "-media")
        let restored = try await run("restore", "--db", db)
        #expect(restored.status == 0, "\(restored)")
        #expect(try await run("export", "--db", db).output == before)
        #expect(try await run("check", "--db", db).output.contains("0 errors, 0 warnings"))
        let none = try await run("restore", "--db", folder + "/none.ledger")
        #expect(none.status != 0 && none.errors.contains("There is no backup beside"))
    }

    @Test func exportAndImport() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await seeded()
        #expect(try await run("export", "--db", db, "-o", folder + "/all.json").status == 0)
        let imported = try await run("import", "--db", folder + "/copy.ledger", folder + "/all.json")
        #expect(imported.status == 0 && imported.output.contains("documents imported"))
        // Pictures lie beside the file, and go along by themselves.
        try FileManager.default.copyItem(atPath: db + "-media", toPath: folder + "/copy.ledger-media")
        #expect(try await run("check", "--db", folder + "/copy.ledger").output.contains("0 errors, 0 warnings"))
        try Data(
            "{\"format\":\"ledger-archive-1\",\n\"accounts\":[{\"account\":{\"id\":\"a\"},\n\"items\":[{\"id\":\"i\",\"quantity\":\"x\"}]}]}"
                .utf8
        )
        .write(to: URL(fileURLWithPath: folder + "/bad.json"))
        let bad = try await run("import", "--db", db, folder + "/bad.json")
        #expect(
            bad.status != 0 && bad.errors.contains("line 3: accounts[0].items[0].quantity: a whole number is expected"),
            "\(bad.errors)")
        #expect(try await run("import", "--db", db, folder + "/none.json").errors.contains("cannot be read"))
    }

    @Test func csvSearchAndReports() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await seeded()
        let csv = try await run("csv", "project-0", "--db", db)
        #expect(csv.status == 0 && csv.output.hasPrefix("id,date,source,amount"))
        let search = try await run("search", "lamp", "--db", db, "--limit", "3")
        #expect(search.status == 0 && search.output.contains("Items (") && search.output.contains("Lamp"))
        for (report, words) in [("invoice", "Net Due"), ("client", "Total Saved"), ("property", "Total Items")] {
            let result = try await run("report", report, "project-0", "--db", db)
            #expect(result.status == 0 && result.output.contains(words), "\(result)")
        }
        #expect(try await run("report", "invoice", "nowhere", "--db", db).errors.contains("no project nowhere"))
        #expect(try await run("search", "x", "--db", folder + "/none.ledger").errors.contains("no file"))
    }

    @Test func damageIsReported() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await seeded()
        var data = try #require(FileManager.default.contents(atPath: db))
        for offset in 40_000..<60_000 { data[offset] = 0xAB }
        try data.write(to: URL(fileURLWithPath: db))
        let check = try await run("check", "--db", db)
        #expect(check.status == 1 && check.output.contains("damaged"), "\(check)")
        #expect(check.output.contains("can be read") || check.output.contains("Nothing"))
        let saved = try await run("export", "--salvage", "--db", db, "-o", folder + "/saved.json")
        #expect(saved.status == 0 && saved.errors.contains("item:"))
        #expect(check.output.contains("ledger import --db new.ledger saved.json"))
        let imported = try await run("import", "--db", folder + "/new.ledger", folder + "/saved.json")
        #expect(imported.status == 0, "\(imported)")
        #expect(FileManager.default.contents(atPath: db) == data)
        try Data("no database".utf8).write(to: URL(fileURLWithPath: folder + "/x"))
        #expect(try await run("check", "--db", folder + "/x").status == 1)
    }
}
