extension SwiftSettings {
    /// What Xcode's build settings say about the language.
    init(_ settings: BuildSettings) {
        self.init()
        languageMode = Self.mode(settings["SWIFT_VERSION"] ?? "5.0")
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if conditions.isEmpty { conditions = ["DEBUG"] }
        hasBareSlashRegex = settings.bool("SWIFT_ENABLE_BARE_SLASH_REGEX", default: true)
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        packageName = settings["SWIFT_PACKAGE_NAME"].flatMap { $0.isEmpty ? nil : $0 }
        let isOlder = languageMode != "6"
        var features: [String] = []
        if settings.bool("SWIFT_APPROACHABLE_CONCURRENCY") {
            features += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
            if isOlder {
                features += [
                    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                ]
            }
        }
        if isOlder {
            switch settings["SWIFT_STRICT_CONCURRENCY"] {
            case "complete": features.append("StrictConcurrency")
            case "targeted": arguments.append("-strict-concurrency=targeted")
            default: break
            }
        }
        for (setting, feature, isImplied) in Self.upcoming where isOlder || !isImplied {
            if settings["SWIFT_UPCOMING_FEATURE_" + setting]?.uppercased() == "YES" { features.append(feature) }
        }
        upcomingFeatures = features.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        arguments += SwiftArguments.usable(settings.list("OTHER_SWIFT_FLAGS"))
    }

    /// The first number decides, but for 4.2.
    static func mode(_ version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        let major = version.prefix { $0.isNumber }
        return ["4", "5", "6"].contains(major) ? String(major) : Int(major).map { $0 > 6 ? "6" : "5" } ?? "5"
    }

    /// The settings' names, the features' names, and whether mode 6 implies them.
    private static let upcoming: [(setting: String, feature: String, isImplied: Bool)] = [
        ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false), ("EXISTENTIAL_ANY", "ExistentialAny", false),
        ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile", true),
        ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", true),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
        ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", true),
        ("GLOBAL_CONCURRENCY", "GlobalConcurrency", true),
        ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", true),
        ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", true),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", true),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation", true),
        ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", true),
        ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", true),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ]
}
