import Foundation
import ProjectModel

/// What SwiftPM is asked: manifests, and packages from elsewhere.
struct PackageTool {
    var installation: Installation

    var sources: ProjectSources {
        ProjectSources(manifest: { try manifest(of: $0) }, fetch: { fetch($0, pins: $1) })
    }

    private var swift: String { installation.toolchain + "/swift" }
    private var memory: String { Cache.root + "/manifests" }

    // MARK: - Manifests

    /// The manifest as JSON, kept for each state of its text.
    func manifest(of folder: String) throws -> PropertyValue {
        let path = folder + "/Package.swift"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ProjectProblem("\(path) could not be read as text.")
        }
        let kept = memory + "/\(Fingerprint.of(folder + "\n" + text)).json"
        if let data = FileManager.default.contents(atPath: kept), let value = Self.value(data) { return value }
        let shadow = try Self.needsCopy(text) ? copy(text, of: folder) : nil
        let result = try Subprocess(
            executable: swift,
            arguments: [
                "package", "--package-path", shadow ?? folder, "--scratch-path", memory + "/scratch", "dump-package",
            ]
        ).run()
        guard result.isSuccess, let start = result.output.firstIndex(of: "{"),
            let value = Self.value(Data(result.output[start...].utf8))
        else { throw ProjectProblem("\(path) was refused by SwiftPM:\n\(result.output.suffix(2000))") }
        _ = try? Cache.write(String(result.output[start...]), to: kept)
        return value
    }

    private static func value(_ data: Data) -> PropertyValue? {
        (try? JSONSerialization.jsonObject(with: data)).flatMap(PropertyValue.init(foundation:))
    }

    /// Manifests of app playgrounds use a module of Xcode's, and some are for a newer SwiftPM.
    private static func needsCopy(_ text: String) -> Bool {
        text.contains("AppleProductTypes") || version(text).map { $0 > (6, 3) } == true
    }

    private static func version(_ text: String) -> (Int, Int)? {
        guard let line = text.split(separator: "\n").first,
            let match = line.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else { return nil }
        return (major, minor)
    }

    /// A copy of the manifest that SwiftPM here understands, in a folder of the same name.
    private func copy(_ text: String, of folder: String) throws -> String {
        var text = text
        if let version = Self.version(text), version > (6, 3) {
            text = text.replacing(
                /swift-tools-version:\s*\d+\.\d+(\.\d+)?/, with: "swift-tools-version: 6.3", maxReplacements: 1)
        }
        text = Self.replacingApplications(in: text)
        let copy = memory + "/copies/\(Fingerprint.of(folder))/" + URL(fileURLWithPath: folder).lastPathComponent
        try Cache.write(text, to: copy + "/Package.swift")
        return copy
    }

    /// The manifest with a program in place of each `.iOSApplication(…)`, whose other arguments are for the store and the
    /// home screen.
    static func replacingApplications(in text: String) -> String {
        var result = text.replacing("import AppleProductTypes", with: "")
        while let start = result.range(of: ".iOSApplication(") {
            guard let end = closing(from: start.upperBound, in: result) else { break }
            let call = result[start.upperBound..<end]
            let name = call.firstMatch(of: /name:\s*("[^"]*")/).map { String($0.1) } ?? "\"App\""
            let targets = call.firstMatch(of: /targets:\s*(\[[^\]]*\])/).map { String($0.1) } ?? "[\"AppModule\"]"
            result.replaceSubrange(
                start.lowerBound..<result.index(after: end), with: ".executable(name: \(name), targets: \(targets))")
        }
        return result
    }

    /// The parenthesis that ends what begins here, strings aside.
    private static func closing(from start: String.Index, in text: String) -> String.Index? {
        var depth = 1
        var isInString = false
        var isEscaped = false
        var place = start
        while place < text.endIndex {
            let character = text[place]
            if isEscaped {
                isEscaped = false
            } else if isInString, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isInString.toggle()
            } else if !isInString, character == "(" {
                depth += 1
            } else if !isInString, character == ")" {
                depth -= 1
                if depth == 0 { return place }
            }
            place = text.index(after: place)
        }
        return nil
    }

    // MARK: - Packages from elsewhere

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
            let text = "Its versions are not available, so the newest are used: \(problem)"
            notes.append(ProjectNote("Package.resolved", text))
            try? FileManager.default.removeItem(atPath: pins)
        }
        guard let reason = resolve(packages, in: folder) else { return notes }
        var chosen: [RemotePackage] = []
        for package in packages {
            if let problem = resolve(chosen + [package], in: folder) {
                notes.append(ProjectNote(package.identity, "The package could not be resolved: \(problem)"))
            } else {
                chosen.append(package)
            }
        }
        if chosen.isEmpty, packages.count > 1 { notes.append(ProjectNote("Packages", reason)) }
        _ = resolve(chosen, in: folder)
        return notes
    }

    private func isReachable(_ url: String) -> Bool {
        let result = try? Subprocess(
            executable: "/usr/bin/env",
            arguments: ["timeout", "30", "git", "ls-remote", "--exit-code", "--quiet", url, "HEAD"],
            environment: ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes"]
        ).run()
        return result?.isSuccess == true
    }

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

    /// Where SwiftPM has put the packages, by identity.
    private func checkouts(in folder: String) -> [String: String] {
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
