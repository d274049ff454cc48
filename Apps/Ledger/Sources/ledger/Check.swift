import ArgumentParser
import Foundation
import LedgerCore
import LedgerStore

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check for damage, missing references, and wrong sums.",
        discussion: "Exits with 1 if the file has errors. Changes nothing.")

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try database.requireFile()
        var report: CheckReport
        do {
            report = try LocalStore.check(path: database.db)
            // Where the file is damaged nobody knows what its documents show.
            if report.errors.isEmpty {
                let media = LocalMediaStorage(besideDatabase: database.db)
                report.findings += try database.open().check(media).findings
            }
        } catch let error as StoreError {
            print("error: \(error)")
            if case .damaged = error { sayWhatCanBeSaved() }
            throw ExitCode(1)
        }
        for finding in report.findings { print(finding) }
        for kind in EntityKind.allCases {
            if let count = report.counts[kind], count > 0 { print("\(kind.words): \(count)") }
        }
        print("\(report.errors.count) errors, \(report.warnings.count) warnings")
        guard !report.errors.isEmpty else { return }
        sayWhatCanBeSaved()
        throw ExitCode(1)
    }

    private func sayWhatCanBeSaved() {
        guard let salvage = try? Salvage(path: database.db) else { return print("Nothing of it can be read.") }
        let count = salvage.archive.accounts.reduce(0) { $0 + $1.count }
        print("\(count) documents can be read. To go on with them:")
        print("  ledger export --salvage --db \(database.db) -o saved.json")
        print("  ledger import --db new.ledger saved.json")
        print("A backup, if there is one, may hold more: ledger restore --help")
    }
}
