import Foundation
import Testing

/// That the screens build on a phone as they stand.
struct PortabilityTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func sources(_ target: String) throws -> [(name: String, text: String)] {
        let folder = root.appending(path: "Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)))
        return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    @Test(arguments: ["LedgerUI", "LedgerApp"])
    func screensImportOnlyWhatAPhoneHas(target: String) throws {
        let known: Set = [
            "CoreTransferable", "DesignSystem", "Foundation", "LedgerCore", "LedgerSamples", "LedgerStore", "LedgerUI",
            "Observation", "PhotosUI", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
        ]
        let files = try Self.sources(target)
        #expect(!files.isEmpty)
        for (name, text) in files {
            let imports = text.matches(of: /(?m)^(?:@\w+ )?import (\w+)/).map { String($0.1) }
            #expect(Set(imports).subtracting(known).isEmpty, "\(name)")
            #expect(!text.contains("\n#if"), "\(name) asks what it is built for")
        }
    }
}
