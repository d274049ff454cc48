import Foundation
import ProjectModel
import Testing

@testable import ProjectBuild

@Suite struct ModuleCompilerTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/shares-\(UUID().uuidString)"

    private func files(_ sizes: [Int]) throws -> [String] {
        try sizes.enumerated().map { index, size in
            let path = "\(folder)/\(index).swift"
            try Cache.write(String(repeating: "a", count: size), to: path)
            return path
        }
    }

    @Test func processorsGetAboutTheSame() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try files([9000, 1000, 4000, 5000, 8000, 3000])
        let shares = ModuleCompiler.shares(files, among: 2)
        #expect(shares.count == 2)
        #expect(shares.flatMap { $0 }.sorted() == files.sorted())
        let sizes = shares.map { $0.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) } }
        #expect(sizes.allSatisfy { (14000...16000).contains($0) })
    }

    /// Another compiler reads all modules again, which is worth it for more than a few lines.
    @Test func littleIsForOneCompiler() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(ModuleCompiler.shares(try files([100, 200, 300]), among: 8).count == 1)
        #expect(ModuleCompiler.shares(try files([Int](repeating: 10, count: 130)), among: 2).count == 3)
        #expect(ModuleCompiler.shares([], among: 2).isEmpty)
    }

    /// `#bundle` asks for the condition, which SwiftPM passes as well.
    @Test func onlyAModuleWithResourcesHasTheConditionOfItsBundle() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let installation = try Installation.empty(in: folder)
        var module = Module(name: "Kit", kind: .library, folder: "/kit", sources: [])
        func hasCondition() -> Bool {
            let paths = ModulePaths(cache: "/cache", module: module)
            return ModuleCompiler(installation: installation, paths: paths, packageArguments: [])
                .language([]).contains("-DSWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE")
        }
        #expect(!hasCondition())
        module.bundle = ResourceBundle(name: "Kit_Kit.resources", resources: [])
        #expect(hasCondition())
    }

    /// The check of regions needs gigabytes for an enumeration with a thousand texts, and reports nothing that is needed here.
    @Test func regionsAreNotChecked() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let installation = try Installation.empty(in: folder)
        let paths = ModulePaths(
            cache: "/cache", module: Module(name: "Kit", kind: .library, folder: "/kit", sources: []))
        let arguments = ModuleCompiler(installation: installation, paths: paths, packageArguments: []).language([])
        #expect(
            zip(arguments, arguments.dropFirst()).contains { $0 == ("-Xllvm", "-sil-disable-pass=send-non-sendable") })
    }

    @Test func aMessageThatSaysNothingIsKnown() {
        let output = """
            /a/Card.swift:3:9: error: the compiler is unable to type-check this expression in reasonable time; try breaking up
            /a/Card.swift:9:9: error: cannot find 'Nuke' in scope
            """
        #expect(CompilerMessages(output).errors.map(\.tookTooLong) == [true, false])
    }
}
