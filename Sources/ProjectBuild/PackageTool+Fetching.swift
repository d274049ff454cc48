import Foundation
import ProjectModel

extension PackageTool {
    /// Fetches packages, in the versions that the project has agreed on where they are available. Those that are not available do not
    /// keep the others away.
    func fetch(_ packages: [RemotePackage], pins: String?) -> (folders: [String: String], notes: [ProjectNote]) {
        let pinned = pins.flatMap { FileManager.default.contents(atPath: $0) }
        let wanted = packages.map { "\($0.url) \($0.requirement)" }.sorted().joined(separator: "\n")
        let key = Fingerprint.of(wanted + String(decoding: pinned ?? Data(), as: UTF8.self))
        let folder = Cache.root + "/packages/\(key)"
        let kept = folder + "/folders.json"
        struct Kept: Codable {
            var folders: [String: String]
            var notes: [ProjectNote]
        }
        if let data = FileManager.default.contents(atPath: kept),
            let known = try? JSONDecoder().decode(Kept.self, from: data),
            known.folders.values.allSatisfy(FileTree.exists)
        {
            return (known.folders, known.notes)
        }
        var notes: [ProjectNote] = []
        var reachable: [RemotePackage] = []
        // What is not there takes the longest.
        let answers = (try? Concurrently.map(packages, atOnce: 16) { isReachable($0.url) }) ?? []
        for (package, isReachable) in zip(packages, answers) {
            if isReachable {
                reachable.append(package)
            } else {
                notes.append(ProjectNote(package.identity, "The package could not be fetched from \(package.url)."))
            }
        }
        notes += choose(reachable, pinned: pinned, in: folder)
        let folders = checkouts(in: folder)
        if let data = try? JSONEncoder().encode(Kept(folders: folders, notes: notes)) {
            _ = try? Cache.write(data, to: kept)
        }
        return (folders, notes)
    }

    /// Resolves packages together: in the pinned versions, else in the newest that go together, else as many as go together.
    private func choose(_ packages: [RemotePackage], pinned: Data?, in folder: String) -> [ProjectNote] {
        guard !packages.isEmpty else { return [] }
        var notes: [ProjectNote] = []
        let pins = folder + "/Package.resolved"
        if let pinned {
            _ = try? Cache.write(pinned, to: pins)
            guard let problem = resolve(packages, in: folder) else { return [] }
            let text = "Its versions are not available, so the newest versions are used: \(problem)"
            notes.append(ProjectNote("Package.resolved", text))
            try? FileManager.default.removeItem(atPath: pins)
        }
        guard let reason = resolve(packages, in: folder) else { return notes }
        var chosen: [RemotePackage] = []
        var alone: [RemotePackage] = []
        for package in packages {
            guard let problem = resolve(chosen + [package], in: folder) else {
                chosen.append(package)
                continue
            }
            var newest = package
            newest.requirement = Self.anyVersion
            if package.hasVersions, resolve(chosen + [newest], in: folder) == nil {
                chosen.append(newest)
                notes.append(
                    ProjectNote(package.identity, "The project's version is not used: \(problem)"))
            } else {
                alone.append(package)
                notes.append(ProjectNote(package.identity, "The package could not be resolved: \(problem)"))
            }
        }
        if chosen.isEmpty, packages.count > 1 { notes.append(ProjectNote("Packages", reason)) }
        _ = resolve(chosen, in: folder)
        for package in alone { copy(package, to: copies(in: folder)) }
        return notes
    }

    /// A requirement that every version meets.
    private static let anyVersion = "\"0.0.0\"..<\"100000.0.0\""

    // MARK: - Without SwiftPM

    /// Where packages are whose own dependencies could not be fetched.
    private func copies(in folder: String) -> String { folder + "/copies" }

    /// Fetches the newest state of a package that SwiftPM does not resolve. Its sources that need no other package can be used.
    private func copy(_ package: RemotePackage, to folder: String) {
        let place = folder + "/" + package.identity
        guard !FileTree.exists(place) else { return }
        guard git("clone", "--quiet", "--depth", "1", package.url, place, seconds: 120) else { return }
        // A module made to take a package's place is whole, where the package without what it needs is not.
        let targets = (try? manifest(of: place))?["targets"]?.array ?? []
        let standIns = (try? FileManager.default.contentsOfDirectory(atPath: installation.folder + "/packages")) ?? []
        if !Set(standIns).isDisjoint(with: targets.compactMap { $0["name"]?.string }) {
            try? FileManager.default.removeItem(atPath: place)
        }
    }

    private func git(_ arguments: String..., seconds: Int) -> Bool {
        let result = try? Subprocess(
            executable: "/usr/bin/env", arguments: ["timeout", "\(seconds)", "git"] + arguments,
            environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes"]
        ).run()
        return result?.isSuccess == true
    }

    private func isReachable(_ url: String) -> Bool {
        git("ls-remote", "--exit-code", "--quiet", url, "HEAD", seconds: 30)
    }

    // MARK: - With SwiftPM

    /// Resolves packages by a manifest in the cache. Returns why it failed, or nil.
    private func resolve(_ packages: [RemotePackage], in folder: String) -> String? {
        guard !packages.isEmpty else { return nil }
        let lines = packages.map { "        .package(url: \(Self.quoted($0.url)), \($0.requirement))," }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Resolved",
                dependencies: [
            \(lines.joined(separator: "\n"))
                ],
                targets: [.target(name: "Resolved", path: "Sources")])

            """
        do {
            try Cache.write(manifest, to: folder + "/Package.swift")
            try Cache.write("", to: folder + "/Sources/Resolved.swift")
            let result = try Subprocess(
                executable: "/usr/bin/env",
                arguments: ["timeout", "600", swift, "package", "--package-path", folder, "resolve"]
            ).run()
            guard !result.isSuccess else { return nil }
            let errors = result.output.split(separator: "\n").filter { $0.hasPrefix("error:") }
            return errors.first.map { String($0.dropFirst("error: ".count)) } ?? String(result.output.suffix(300))
        } catch {
            return "\(error)"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "") + "\""
    }

    /// Where the packages are, by identity.
    private func checkouts(in folder: String) -> [String: String] {
        let copies = copies(in: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: copies)) ?? []
        let pairs = names.map { ($0, copies + "/" + $0) }
        return resolved(in: folder).merging(pairs) { checkout, _ in checkout }
    }

    /// Where SwiftPM has put packages.
    private func resolved(in folder: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: folder + "/.build/workspace-state.json"),
            let state = Self.value(data)
        else { return [:] }
        var found: [String: String] = [:]
        for dependency in state["object"]?["dependencies"]?.array ?? [] {
            guard let identity = dependency["packageRef"]?["identity"]?.string, let path = dependency["subpath"]?.string
            else {
                continue
            }
            let checkout = folder + "/.build/checkouts/" + path
            if FileTree.exists(checkout) { found[identity] = checkout }
        }
        return found
    }
}
