import Foundation
import Testing

/// That the screens build on a phone as they stand.
struct PortabilityTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The package whose components the screens are made of.
    private static let perch = root.deletingLastPathComponent().deletingLastPathComponent()

    private static func sources(_ folder: URL) throws -> [(name: String, text: String)] {
        let files = try #require(FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)))
        return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    /// What every phone has.
    private static let system: Set = [
        "CoreTransferable", "Dispatch", "Foundation", "Observation", "PhotosUI", "SwiftUI", "UIKit",
        "UniformTypeIdentifiers",
    ]
    /// What goes along with each target.
    private static let packages: [String: Set<String>] = [
        "LedgerAuth": ["Crypto", "CryptoExtras", "LedgerCore"], "LedgerCore": [],
        "LedgerStore": ["LedgerAuth", "LedgerCore", "GRDB", "GRDBSQLite", "Crypto"],
        "LedgerSync": ["LedgerCore", "LedgerStore", "FoundationNetworking"],
        "LedgerSamples": ["LedgerCore", "LedgerStore"],
        "LedgerUI": ["DesignSystem", "LedgerAuth", "LedgerCore", "LedgerSamples", "LedgerStore", "LedgerSync"],
        "LedgerApp": ["LedgerUI"],
        "DesignSystem": [],
    ]

    @Test(arguments: packages.keys.sorted())
    func importsOnlyWhatAPhoneHas(target: String) throws {
        let folder = (target == "DesignSystem" ? Self.perch : Self.root).appending(path: "Sources/\(target)")
        let known = Self.system.union(try #require(Self.packages[target]))
        let files = try Self.sources(folder)
        #expect(!files.isEmpty)
        for (name, text) in files {
            let imports = text.matches(of: /(?m)^(?:@\w+ )?(?:package |public |internal )?import (\w+)/).map {
                String($0.1)
            }
            #expect(Set(imports).subtracting(known).isEmpty, "\(name)")
        }
    }

    @Test(arguments: ["LedgerUI", "LedgerApp", "LedgerSamples"])
    func asksNotWhatItIsBuiltFor(target: String) throws {
        for (name, text) in try Self.sources(Self.root.appending(path: "Sources/\(target)")) {
            #expect(!text.contains("\n#if"), "\(name)")
        }
    }
}
