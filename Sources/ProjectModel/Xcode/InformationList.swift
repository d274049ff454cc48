import Foundation

/// The Info.plist of a program: its file, what build settings add, and what Xcode fills in.
struct InformationList {
    private(set) var values: [String: PropertyValue] = [:]

    /// - Parameter sdk: The SDK that the project was last opened with; nil where the project does not say it.
    init(_ settings: BuildSettings, sdk: XcodeSDK?, root: String, name: String, notes: inout [ProjectNote]) {
        if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
            let path = FileTree.normalized(file.hasPrefix("/") ? file : root + "/" + file)
            if let data = FileManager.default.contents(atPath: path),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let read = PropertyValue(foundation: list)?.dictionary
            {
                values = read.mapValues { Self.expand($0, settings) }
            } else {
                notes.append(ProjectNote(path, "The Info.plist of \(name) could not be read."))
            }
        }
        if settings.bool("GENERATE_INFOPLIST_FILE") { addGenerated(settings) }
        fill(settings, sdk: sdk)
    }

    private static func expand(_ value: PropertyValue, _ settings: BuildSettings) -> PropertyValue {
        switch value {
        case .string(let text): .string(settings.expand(text))
        case .array(let values): .array(values.map { expand($0, settings) })
        case .dictionary(let values): .dictionary(values.mapValues { expand($0, settings) })
        default: value
        }
    }

    private mutating func addGenerated(_ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(prefix: prefix) {
            guard let value = settings[name] else { continue }
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UILaunchScreen_Generation":
                if settings.bool(name) { values["UILaunchScreen"] = .dictionary([:]) }
            case "UIApplicationSceneManifest_Generation":
                if settings.bool(name) {
                    values["UIApplicationSceneManifest"] = .dictionary([
                        "UIApplicationSupportsMultipleScenes": .bool(true)
                    ])
                }
            case "UISupportedInterfaceOrientations_iPhone":
                values["UISupportedInterfaceOrientations"] = .array(BuildSettings.split(value).map { .string($0) })
            case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPad", "UIBackgroundModes",
                "UIAppFonts", "UIRequiredDeviceCapabilities":
                values[key.replacing("_iPad", with: "~ipad")] = .array(BuildSettings.split(value).map { .string($0) })
            default: values[key] = value == "YES" || value == "NO" ? .bool(value == "YES") : .string(value)
            }
        }
    }

    /// What is filled in where it is not said.
    private mutating func fill(_ settings: BuildSettings, sdk: XcodeSDK?) {
        let standard: [(key: String, value: String?)] = [
            ("CFBundleName", settings["PRODUCT_NAME"]), ("CFBundleExecutable", settings["PRODUCT_NAME"]),
            ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"]),
            ("CFBundleShortVersionString", settings["MARKETING_VERSION"]),
            ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]),
            ("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"]),
            ("CFBundlePackageType", "APPL"), ("CFBundleInfoDictionaryVersion", "6.0"), ("DTSDKName", sdk?.name),
        ]
        for (key, value) in standard where values[key] == nil || values[key] == .string("") {
            if let value, !value.isEmpty { values[key] = .string(value) }
        }
        if values["LSRequiresIPhoneOS"] == nil { values["LSRequiresIPhoneOS"] = .bool(true) }
        if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] {
            values["NSAccentColorName"] = .string(accent)
        }
    }
}
