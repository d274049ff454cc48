import Foundation
import Locking
import Testing

@testable import PerchCommands
@testable import PerchWeb

@Suite("Watching sources")
struct WatchTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
        return folder
    }

    @Test("tells once of a file that is saved, by whatever way editors save")
    func saves() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = Locked(0)
        let watcher = try SourceWatcher([folder]) { _ in count.withLock { $0 += 1 } }
        func wait(for wanted: Int) async throws {
            for _ in 0..<200 where count.withLock({ $0 }) < wanted { try await Task.sleep(for: .milliseconds(20)) }
            try await Task.sleep(for: .milliseconds(200))
            #expect(count.withLock { $0 } == wanted)
        }
        let file = folder.appendingPathComponent("Inner/View.swift")
        try Data("a".utf8).write(to: file)
        try await wait(for: 1)
        // A new file in the place of the old one.
        try Data("b".utf8).write(to: file, options: .atomic)
        try await wait(for: 2)
        // Editors' own files.
        try Data("c".utf8).write(to: folder.appendingPathComponent("Inner/.View.swift.swp"))
        try Data("c".utf8).write(to: folder.appendingPathComponent("Inner/View.swift~"))
        try await wait(for: 2)
        // A folder that was made later, with what is saved in it after that.
        let later = folder.appendingPathComponent("Inner/Later")
        try FileManager.default.createDirectory(at: later, withIntermediateDirectories: true)
        try await wait(for: 3)
        try Data("d".utf8).write(to: later.appendingPathComponent("View.swift"))
        try await wait(for: 4)
        withExtendedLifetime(watcher) {}
    }

    @Test("tells the paths of what was saved, without other names that files had before")
    func paths() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("View.swift")
        try Data("a".utf8).write(to: file)
        let saved = Locked<Set<String>>([])
        let watcher = try SourceWatcher([folder]) { paths in saved.withLock { $0.formUnion(paths) } }
        let other = folder.appendingPathComponent("View.swift.new")
        try Data("b".utf8).write(to: other)
        rename(other.path, file.path)
        for _ in 0..<200 where saved.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(20)) }
        #expect(saved.withLock { $0 } == [file.path])
        withExtendedLifetime(watcher) {}
    }

    /// Commands in place of the compiler and of what compares literals.
    private func outcomes(literals: String, builds: String, saving paths: [Set<String>]) async -> [String] {
        var recipe = BuildRecipe(command: ["sh", "-c", builds], folder: "/", folders: [], files: [])
        recipe.literals = .init(command: literals, index: "/index.json")
        let told = Locked<[String]>([])
        let rebuilder = Rebuilder(recipe) { outcome in
            told.withLock {
                switch outcome {
                case .built: $0.append("built")
                case .changed(let literals): $0.append("changed \(literals.mapValues(\.encoded))")
                case .failed: $0.append("failed")
                }
            }
        }
        for (index, paths) in paths.enumerated() {
            rebuilder.sourcesChanged(paths)
            for _ in 0..<500 where told.withLock({ $0.count }) <= index {
                try? await Task.sleep(for: .milliseconds(10))
            }
        }
        return told.withLock { $0 }
    }

    @Test("builds nothing where literals alone have changed")
    func literals() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        // Its arguments are the word `literals`, the index, and the files.
        let compare = folder.appendingPathComponent("compare")
        try """
        #!/bin/sh
        case "$*" in
        "literals /index.json /a.swift") echo '{"files": {"/a.swift": {"65536": "integer:9"}}}';;
        *) echo '{}';;
        esac
        """.write(to: compare, atomically: true, encoding: .utf8)
        chmod(compare.path, 0o755)
        let one = await outcomes(
            literals: compare.path, builds: "true", saving: [["/a.swift"], ["/b.swift"], ["/a.swift"]])
        #expect(one == ["changed [65536: \"integer:9\"]", "built", "changed [65536: \"integer:9\"]"])
        // What could not be built is still to be built.
        let two = await outcomes(literals: compare.path, builds: "false", saving: [["/b.swift"], ["/a.swift"]])
        #expect(two == ["failed", "failed"])
        let three = await outcomes(literals: "/none", builds: "true", saving: [["/a.swift"]])
        #expect(three == ["built"])
    }

    @Test("tells of single files, and of nothing beside them")
    func singleFiles() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = folder.appendingPathComponent("Package.swift")
        let count = Locked(0)
        let watcher = try SourceWatcher([], files: [manifest]) { _ in count.withLock { $0 += 1 } }
        try Data("a".utf8).write(to: folder.appendingPathComponent("Makefile"))
        try Data("a".utf8).write(to: folder.appendingPathComponent("Inner/Package.swift"))
        try await Task.sleep(for: .milliseconds(400))
        #expect(count.withLock { $0 } == 0)
        try Data("a".utf8).write(to: manifest, options: .atomic)
        for _ in 0..<200 where count.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(count.withLock { $0 } == 1)
        withExtendedLifetime(watcher) {}
    }

    @Test("tells of all files of a folder in which a single file is watched as well")
    func sourcesBesideAManifest() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = Locked<Set<String>>([])
        let manifest = folder.appendingPathComponent("Package.swift")
        let watcher = try SourceWatcher([folder], files: [manifest]) { paths in saved.withLock { $0.formUnion(paths) } }
        let file = folder.appendingPathComponent("Card.swift")
        try Data("a".utf8).write(to: file)
        for _ in 0..<200 where saved.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(20)) }
        #expect(saved.withLock { $0 } == [file.path])
        withExtendedLifetime(watcher) {}
    }

    @Test("follows the packages that a program is made of, where they lie on this machine")
    func localPackages() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = folder.appendingPathComponent("App/.build")
        for path in ["App/.build", "App/Sources", "Kit/Sources"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        func reference(_ kind: String, _ place: String) -> String {
            #"{"packageRef": {"identity": "x", "kind": "\#(kind)", "location": "\#(place)"}}"#
        }
        let kit = folder.appendingPathComponent("Kit")
        let dependencies = [reference("fileSystem", kit.path), reference("remoteSourceControl", "https://x.invalid/y")]
        try Data(#"{"object": {"dependencies": [\#(dependencies.joined(separator: ","))]}, "version": 7}"#.utf8)
            .write(to: build.appendingPathComponent("workspace-state.json"))
        let rebuilder = try #require(Rebuilder(executable: build.appendingPathComponent("debug/App")) { _ in })
        #expect(rebuilder.folders.map(\.path) == [folder.path + "/App/Sources", kit.path + "/Sources"])
        #expect(rebuilder.manifests.map(\.path) == [folder.path + "/App/Package.swift", kit.path + "/Package.swift"])
    }

    @Test("shows the errors of a build with their code, each once")
    func errors() {
        let said = """
            [1/3] Compiling Kit Card.swift
            /home/me/Kit/Sources/Kit/Card.swift:4:9: error: cannot find 'tilte' in scope
            2 |     var body: some View {
            4 |         Text(tilte)
              |              `- error: cannot find 'tilte' in scope
            /home/me/Kit/Sources/Kit/Card.swift:9:1: warning: never used
            9 | let a = 1
            /home/me/Kit/Sources/Kit/Card.swift:4:9: error: cannot find 'tilte' in scope
            [2/3] Compiling Kit Other.swift
            error: fatalError
            """
        let errors = Rebuilder.errors(in: said, under: "/home/me/Kit")
        #expect(errors.hasPrefix("Sources/Kit/Card.swift:4:9: error: cannot find 'tilte' in scope\n2 |"))
        #expect(errors.contains("Text(tilte)"))
        #expect(!errors.contains("never used") && !errors.contains("let a = 1") && !errors.contains("/home/me"))
        #expect(errors.components(separatedBy: "Card.swift:4:9").count == 2)
        // What is no compiler's error is shown as it is.
        #expect(Rebuilder.errors(in: "error: no such module", under: "/x") == "error: no such module")
    }

    @Test("knows the package of a program that SwiftPM has built, and of no other")
    func packages() {
        func rebuilder(_ path: String) -> Rebuilder? { Rebuilder(executable: URL(fileURLWithPath: path)) { _ in } }
        #expect(rebuilder("/home/me/Kit/.build/x86_64-unknown-linux-gnu/debug/gallery") != nil)
        #expect(rebuilder("/usr/bin/gallery") == nil)
    }
}
