import Foundation
import LedgerCore
import LedgerStore
import Testing

/// The command as people call it: a process, its output, its exit.
@Suite struct CommandTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "ledger-command-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private var db: String { folder + "/a.ledger" }

    private let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("ledger")

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        try run(command, arguments)
    }

    private func run(_ command: URL, _ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = command
        process.arguments = arguments
        let (output, errors) = (folder + "/out", folder + "/err")
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        let text = { String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self) }
        return (process.terminationStatus, text(output), text(errors))
    }

    private func seeded() throws {
        #expect(try run("seed", "--db", db, "--projects", "2", "--items", "60").status == 0)
    }

    @Test func seedIsReproducible() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try seeded()
        #expect(try run("seed", "--db", folder + "/b.ledger", "--projects", "2", "--items", "60").status == 0)
        let first = try run("export", "--db", db)
        let second = try run("export", "--db", folder + "/b.ledger")
        #expect(first.status == 0 && first.output == second.output)
        let again = try run("seed", "--db", db)
        #expect(again.status != 0 && again.errors.contains("holds accounts already"))
        #expect(try run("seed", "--db", folder + "/c.ledger", "--items", "-1").status != 0)
        let check = try run("check", "--db", db)
        #expect(
            check.status == 0 && check.output.contains("item: 60") && check.output.contains("0 errors, 0 warnings"),
            "\(check)")
    }

    /// Where the folder and the file may only be read, commands say so and leave the file as it is.
    @Test func aFolderThatIsReadOnlyLosesNothing() throws {
        let files = FileManager.default
        let closed = folder + "/closed"
        defer {
            try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
            try? files.removeItem(atPath: folder)
        }
        try files.createDirectory(atPath: closed, withIntermediateDirectories: true)
        let path = closed + "/a.ledger"
        #expect(try run("seed", "--db", path, "--projects", "1", "--items", "5").status == 0)
        let data = files.contents(atPath: path)
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
        // The superuser may write everywhere, so the command is run as nobody, who cannot be sure to reach where it was built.
        let isSuperuser = geteuid() == 0
        let own = URL(fileURLWithPath: folder + "/ledger")
        if isSuperuser {
            try files.copyItem(at: command, to: own)
            try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        }
        func runPlainly(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
            guard isSuperuser else { return try run(command, arguments) }
            let user = ["--reuid", "65534", "--regid", "65534", "--clear-groups", own.path]
            return try run(URL(fileURLWithPath: "/usr/bin/setpriv"), user + arguments)
        }
        let seed = try runPlainly(["seed", "--db", path])
        #expect(seed.status == 1 && seed.errors.contains("\(path) cannot be opened or written"), "\(seed)")
        // Looking at it takes no more than the right to read.
        for (arguments, words) in [
            (["search", "a"], "Items ("), (["check"], "0 errors, 0 warnings"), (["export"], "ledger-archive-1"),
            (["csv", "project-0"], "id,date,source,amount"), (["report", "invoice", "project-0"], "Invoice"),
            (["backup", "--to", folder], "documents and"),
        ] {
            let result = try runPlainly(arguments + ["--db", path])
            #expect(result.status == 0 && result.output.contains(words), "\(result)")
        }
        let new = try runPlainly(["seed", "--db", closed + "/new.ledger"])
        #expect(new.status == 1 && new.errors.contains("new.ledger cannot be opened or written"), "\(new)")
        #expect(files.contents(atPath: path) == data)
        #expect(try files.contentsOfDirectory(atPath: closed).sorted() == ["a.ledger", "a.ledger-media"])
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
        try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try run("check", "--db", path).output.contains("0 errors, 0 warnings"))
    }

    @Test func backupAndRestore() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try seeded()
        let backup = try run("backup", "--db", db, "--prune")
        #expect(backup.status == 0 && backup.output.contains(" documents and ") && !backup.output.contains("warning"))
        #expect(try run("restore", "--db", db).errors.contains("is there already"))
        let before = try run("export", "--db", db).output
        try FileManager.default.removeItem(atPath: db)
        try FileManager.default.removeItem(atPath: db + "-media")
        let restored = try run("restore", "--db", db)
        #expect(restored.status == 0, "\(restored)")
        #expect(try run("export", "--db", db).output == before)
        #expect(try run("check", "--db", db).output.contains("0 errors, 0 warnings"))
        let none = try run("restore", "--db", folder + "/none.ledger")
        #expect(none.status != 0 && none.errors.contains("There is no backup beside"))
    }

    @Test func exportAndImport() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try seeded()
        #expect(try run("export", "--db", db, "-o", folder + "/all.json").status == 0)
        let imported = try run("import", "--db", folder + "/copy.ledger", folder + "/all.json")
        #expect(imported.status == 0 && imported.output.contains("documents imported"))
        // Pictures lie beside the file, and go along by themselves.
        try FileManager.default.copyItem(atPath: db + "-media", toPath: folder + "/copy.ledger-media")
        #expect(try run("check", "--db", folder + "/copy.ledger").output.contains("0 errors, 0 warnings"))
        try Data(
            "{\"format\":\"ledger-archive-1\",\n\"accounts\":[{\"account\":{\"id\":\"a\"},\n\"items\":[{\"id\":\"i\",\"quantity\":\"x\"}]}]}"
                .utf8
        )
        .write(to: URL(fileURLWithPath: folder + "/bad.json"))
        let bad = try run("import", "--db", db, folder + "/bad.json")
        #expect(
            bad.status != 0 && bad.errors.contains("line 3: accounts[0].items[0].quantity: a whole number is expected"),
            "\(bad.errors)")
        #expect(try run("import", "--db", db, folder + "/none.json").errors.contains("cannot be read"))
    }

    @Test func csvSearchAndReports() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try seeded()
        let csv = try run("csv", "project-0", "--db", db)
        #expect(csv.status == 0 && csv.output.hasPrefix("id,date,source,amount"))
        let search = try run("search", "lamp", "--db", db, "--limit", "3")
        #expect(search.status == 0 && search.output.contains("Items (") && search.output.contains("Lamp"))
        for (report, words) in [("invoice", "Net Due"), ("client", "Total Saved"), ("property", "Total Items")] {
            let result = try run("report", report, "project-0", "--db", db)
            #expect(result.status == 0 && result.output.contains(words), "\(result)")
        }
        #expect(try run("report", "invoice", "nowhere", "--db", db).errors.contains("no project nowhere"))
        #expect(try run("search", "x", "--db", folder + "/none.ledger").errors.contains("no file"))
    }

    @Test func damageIsReported() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try seeded()
        var data = try #require(FileManager.default.contents(atPath: db))
        for offset in 40_000..<60_000 { data[offset] = 0xAB }
        try data.write(to: URL(fileURLWithPath: db))
        let check = try run("check", "--db", db)
        #expect(check.status == 1 && check.output.contains("damaged"), "\(check)")
        #expect(check.output.contains("can be read") || check.output.contains("Nothing"))
        let saved = try run("export", "--salvage", "--db", db, "-o", folder + "/saved.json")
        #expect(saved.status == 0 && saved.errors.contains("item:"))
        #expect(check.output.contains("ledger import --db new.ledger saved.json"))
        let imported = try run("import", "--db", folder + "/new.ledger", folder + "/saved.json")
        #expect(imported.status == 0, "\(imported)")
        #expect(FileManager.default.contents(atPath: db) == data)
        try Data("no database".utf8).write(to: URL(fileURLWithPath: folder + "/x"))
        #expect(try run("check", "--db", folder + "/x").status == 1)
    }
}
