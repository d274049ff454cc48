import ProjectModel

extension SwiftSettings {
    /// How the compiler reads the sources, as arguments.
    var compilerArguments: [String] {
        var list = ["-swift-version", languageMode]
        list += conditions.map { "-D" + $0 }
        list += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        list += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        if isMainActorByDefault { list += ["-default-isolation", "MainActor"] }
        if hasBareSlashRegex, languageMode != "6" { list.append("-enable-bare-slash-regex") }
        if let packageName { list += ["-package-name", packageName] }
        return list + arguments
    }
}
