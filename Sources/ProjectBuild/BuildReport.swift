import Foundation
import ProjectModel

/// What became of a project's modules.
package struct BuildReport: Codable, Sendable {
    package struct ModuleReport: Codable, Sendable {
        package var name: String
        package var isThirdParty: Bool
        /// Whether it is used in place of a package that could not be fetched or built.
        package var isStandIn: Bool
        /// Whether it is a module of tests.
        package var isTests: Bool
        package var files: Int
        /// The files that were compiled as they are, but for conditions.
        package var wholeFiles: Int
        package var previews: Int
        package var replacements: [Replacement]
        /// Types that nothing declares and that have a placeholder.
        package var placeholders: [String] = []
        package var failure: String?

        init(_ module: Module, failure: String) {
            name = module.name
            isThirdParty = module.isThirdParty
            isStandIn = module.isStandIn
            isTests = module.kind == .tests
            files = module.sources.count
            wholeFiles = 0
            previews = 0
            replacements = []
            self.failure = failure
        }

        init(_ module: Module, _ outcome: ModuleBuilder.Outcome) {
            name = module.name
            isThirdParty = module.isThirdParty
            isStandIn = module.isStandIn
            isTests = module.kind == .tests
            files = module.sources.count
            replacements = outcome.state.replacements
            placeholders = outcome.state.placeholders.keys.sorted()
            wholeFiles = files - Set(replacements.map(\.path)).count
            previews = module.isThirdParty ? 0 : outcome.state.files.values.reduce(0) { $0 + $1.reply.previews }
            failure = outcome.failure
        }
    }

    package var project: String
    package var folder: String
    package var modules: [ModuleReport] = []
    package var notes: [ProjectNote]
    /// Whether there is a program that can be run.
    package var isUsable = false

    /// Whether nothing of the sources was left out.
    package var isWhole: Bool { modules.allSatisfy { $0.replacements.isEmpty && $0.placeholders.isEmpty } }

    init(project: String, folder: String, notes: [ProjectNote]) {
        self.project = project
        self.folder = folder
        self.notes = notes
    }

    package static func read(_ cache: String) -> BuildReport? {
        FileManager.default.contents(atPath: cache + "/report.json").flatMap {
            try? JSONDecoder().decode(BuildReport.self, from: $0)
        }
    }

    /// The modules of the project itself.
    package var own: [ModuleReport] { modules.filter { !$0.isThirdParty } }
    package var replacements: [Replacement] { own.flatMap(\.replacements) }
}
