import Foundation
import ProjectModel

/// What SwiftPM is asked: manifests here, and packages from elsewhere in `PackageTool+Fetching.swift`.
struct PackageTool {
    var installation: Installation

    var sources: ProjectSources {
        ProjectSources(manifest: { try manifest(of: $0) }, fetch: { fetch($0, pins: $1) })
    }

    var swift: String { installation.toolchain + "/swift" }
    private var memory: String { Cache.root + "/manifests" }

    /// The manifest as JSON, kept for each state of its text.
    func manifest(of folder: String) throws -> PropertyValue {
        let path = folder + "/Package.swift"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ProjectProblem("\(path) could not be read as text.")
        }
        let older = Self.olderManifests(in: folder)
        let texts = [text] + older.map { (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? "" }
        let kept = memory + "/\(Fingerprint.of(folder + "\n" + texts.joined(separator: "\n"))).json"
        if let data = FileManager.default.contents(atPath: kept), let value = Self.value(data) { return value }
        let shadow = try older.isEmpty && Self.needsCopy(text) ? copy(text, of: folder) : nil
        let result = try Subprocess(
            executable: swift,
            arguments: [
                "package", "--package-path", shadow ?? folder, "--scratch-path", memory + "/scratch", "dump-package",
            ]
        ).run()
        guard result.isSuccess, let start = result.output.firstIndex(of: "{"),
            let value = Self.value(Data(result.output[start...].utf8))
        else { throw ProjectProblem("SwiftPM rejected \(path):\n\(result.output.suffix(2000))") }
        _ = try? Cache.write(String(result.output[start...]), to: kept)
        return value
    }

    static func value(_ data: Data) -> PropertyValue? {
        (try? JSONSerialization.jsonObject(with: data)).flatMap(PropertyValue.init(foundation:))
    }

    /// The newest SwiftPM that there is here.
    private static let newestVersion = (6, 3)

    /// Manifests that a package has for SwiftPM here and older ones, such as `Package@swift-6.0.swift`. SwiftPM chooses among them.
    private static func olderManifests(in folder: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { file in
            guard let match = file.wholeMatch(of: /Package@swift-(\d+)(?:\.(\d+))?(?:\.\d+)?\.swift/),
                let major = Int(match.1)
            else { return false }
            return (major, match.2.flatMap { Int($0) } ?? 0) <= newestVersion
        }.sorted()
    }

    /// Manifests of app playgrounds use a module of Xcode's, and some are for a newer SwiftPM.
    private static func needsCopy(_ text: String) -> Bool {
        text.contains("AppleProductTypes") || version(text).map { $0 > newestVersion } == true
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
        if let version = Self.version(text), version > Self.newestVersion {
            text = text.replacing(
                /swift-tools-version:\s*\d+\.\d+(\.\d+)?/,
                with: "swift-tools-version: \(Self.newestVersion.0).\(Self.newestVersion.1)",
                maxReplacements: 1)
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
}
