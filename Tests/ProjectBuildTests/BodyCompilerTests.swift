import Foundation
import ProjectModel
import Testing

@testable import ProjectBuild

/// How many files are compiled after one was saved.
@Suite final class BodyCompilerTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/bodies-\(UUID().uuidString)"
    private let sources: [String]
    private let compiler: ModuleCompiler
    private let bodies: BodyCompiler
    private var last = CompiledFiles()

    /// A module of three files, compiled as a whole.
    init() throws {
        let home = folder + "/perch"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        try FileManager.default.createSymbolicLink(
            atPath: home + "/perch-rewriter", withDestinationPath: program.path + "/perch-rewriter")
        sources = ["Area", "Box", "Cube"].map { [folder] in "\(folder)/project/\($0).swift" }
        try Cache.write("func area(_ side: Int) -> Int { side * side }", to: sources[0])
        try Cache.write("struct Box { var side = 2\n func area() -> Int { Perch.area(side) } }", to: sources[1])
        try Cache.write("struct Cube { var box = Box()\n func all() -> Int { 6 * box.area() } }", to: sources[2])
        let module = Module(name: "Perch", kind: .library, folder: folder + "/project", sources: sources)
        let installation = try Installation.empty(in: home)
        compiler = ModuleCompiler(
            installation: installation, paths: ModulePaths(cache: folder + "/cache", module: module),
            packageArguments: []
        )
        bodies = BodyCompiler(compiler: compiler, rewriter: Rewriter(installation: installation))
        try compileAll()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func compileAll() throws {
        let fingerprints = CompiledFiles.fingerprints(of: sources)
        try #expect(compiler.run(sources, .all, only: nil) == nil)
        last = try bodies.files(sources, fingerprints, context: "a", since: last)
    }

    private func compileAlone(context: String = "a") throws -> Bool {
        try bodies.compile(sources, CompiledFiles.fingerprints(of: sources), context: context, since: &last)
    }

    private var alone: [String] { sources.filter { last.files[$0]?.isAlone == true } }

    @Test func aBodyIsCompiledAlone() throws {
        let objects = sources.map(compiler.paths.object)
        let times = CompiledFiles.fingerprints(of: objects + [compiler.paths.interface])
        try Cache.write("struct Box { var side = 2\n func area() -> Int { 1 + Perch.area(side) } }", to: sources[1])
        try #expect(compileAlone())
        #expect(alone == [sources[1]])
        #expect(FileManager.default.fileExists(atPath: compiler.paths.aloneObject(of: sources[1])))
        // The others, and what the driver has made, are as they were.
        #expect(CompiledFiles.fingerprints(of: objects + [compiler.paths.interface]) == times)
        // The next time it is another file, and this one is not compiled again.
        let made = Fingerprint.of(file: compiler.paths.aloneObject(of: sources[1]))
        try Cache.write("func area(_ side: Int) -> Int { side + side }", to: sources[0])
        try #expect(compileAlone())
        #expect(alone == Array(sources[0...1]))
        #expect(Fingerprint.of(file: compiler.paths.aloneObject(of: sources[1])) == made)
        try compileAll()
        #expect(alone.isEmpty)
    }

    @Test func whatOthersDependOnIsNot() throws {
        try Cache.write("struct Box { var side = 3\n func area() -> Int { Perch.area(side) } }", to: sources[1])
        try #expect(!compileAlone())
        #expect(alone.isEmpty)
        try compileAll()
        try Cache.write("struct Box { var side = 3\n func area() -> Int { Perch.area(side) + 1 } }", to: sources[1])
        try #expect(compileAlone())
    }

    @Test func whatDoesNotCompileIsNot() throws {
        try Cache.write("func area(_ side: Int) -> Int { sides }", to: sources[0])
        try #expect(!compileAlone())
        #expect(alone.isEmpty)
    }

    @Test func anythingElseThatChangesIsForAllFiles() throws {
        try Cache.write("func area(_ side: Int) -> Int { side + side }", to: sources[0])
        try #expect(!compileAlone(context: "b"))
        #expect(try bodies.compile([], [:], context: "a", since: &last) == false)
    }
}
