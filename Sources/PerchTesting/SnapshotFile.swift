import Foundation
import Locking
import Testing

/// Where a snapshot's golden lies, and where to put what was drawn instead.
struct SnapshotFile {
    let location: SourceLocation
    private let suite: String
    private let name: String
    private let fileExtension: String

    init(test: String, name: String, fileExtension: String, _ location: SourceLocation) {
        self.location = location
        self.fileExtension = fileExtension
        let suite = URL(fileURLWithPath: location.filePath).deletingPathExtension().lastPathComponent
        let wanted = FileNames.safe("\(test.prefix { $0 != "(" }).\(name)")
        self.suite = suite
        self.name = Self.claims.withLock {
            $0.name(for: wanted, in: location.filePath, extension: fileExtension, line: location.line)
        }
    }

    /// Several assertions of a test may come to the same name; by the lines they stand on they differ.
    private struct Claims {
        private var lines: [String: [Int]] = [:]

        mutating func name(for wanted: String, in file: String, extension: String, line: Int) -> String {
            let key = "\(file)/\(wanted).\(`extension`)"
            var known = lines[key] ?? []
            if !known.contains(line) { known.append(line) }
            lines[key] = known
            let index = known.firstIndex(of: line) ?? 0
            return index == 0 ? wanted : "\(wanted)-\(index + 1)"
        }
    }

    private static let claims = Locked(Claims())

    private var folder: URL {
        URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
    }

    private var goldenURL: URL { folder.appendingPathComponent("\(name).\(fileExtension)") }

    /// From the package's folder.
    var goldenPath: String { relative(goldenURL) }

    var golden: Data? { try? Data(contentsOf: goldenURL) }

    func record(_ data: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Left alone where it is the same, so that a build does not see a new file.
        if data != golden { try data.write(to: goldenURL, options: .atomic) }
    }

    /// Writes what is to be looked at and returns its path.
    func writeFailure(_ data: Data, as role: String) throws -> String {
        let folder = package.appendingPathComponent("out/snapshot-failures").appendingPathComponent(suite)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("\(name).\(role).\(fileExtension)")
        try data.write(to: url, options: .atomic)
        return relative(url)
    }

    /// The folder with the `Package.swift` that the test belongs to.
    private var package: URL {
        var folder = URL(fileURLWithPath: location.filePath).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    }

    private func relative(_ url: URL) -> String {
        let root = package.path + "/"
        return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
    }
}
