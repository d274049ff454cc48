import Foundation
import ProjectModel

/// A project and its folder in the cache: what every command begins with.
package struct Workspace {
    package let installation: Installation
    package let path: String
    package let target: String?
    package let isStrict: Bool
    package let cache: String

    package init(path: String, target: String?, isStrict: Bool) throws {
        installation = try Installation.current()
        self.path = FileTree.normalized(path)
        self.target = target
        self.isStrict = isStrict
        cache = Cache.folder(of: self.path, target: target)
    }

    package func project() throws -> Project {
        try ProjectReader.read(path, target: target, sources: PackageTool(installation: installation).sources)
    }

    /// Builds the project; only one process does so at a time.
    ///
    /// - Parameter change: says what is built besides, such as tests.
    package func build(
        _ change: (inout ProjectBuilder) -> Void = { _ in }, progress: @escaping (String) -> Void
    ) throws -> (report: BuildReport, builder: ProjectBuilder) {
        let lock = try CacheLock(cache)
        defer { withExtendedLifetime(lock) {} }
        let project = try Trace.timed("Reading the project") { try self.project() }
        var builder = Trace.timed("Looking for replacements of packages") {
            ProjectBuilder(installation: installation, project: project, cache: cache, isStrict: isStrict)
        }
        builder.progress = progress
        change(&builder)
        return (try builder.build(), builder)
    }
}
