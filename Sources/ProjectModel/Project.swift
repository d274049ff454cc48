/// A project as its files describe it: what a compiler needs to know, without the compiler.
///
/// Readers make it; nothing in it depends on where a project came from.
package struct Project: Codable, Sendable, Hashable {
    /// What the project is called.
    package var name: String
    /// The project's folder.
    package var folder: String
    /// All modules, dependencies before those that depend on them.
    package var modules: [Module]
    /// Macros that the modules use.
    package var macros: [PackageMacros] = []
    /// What the reader could not use, for reports.
    package var notes: [ProjectNote] = []
    /// The Info.plist of the program that is shown.
    package var information: [String: PropertyValue] = [:]
    /// The resources of the program's main bundle.
    package var resources: [Resource] = []
    /// Variables that the scheme sets.
    package var environment: [String: String] = [:]
    /// The files that say how the project is built, beside the modules' sources.
    package var descriptions: [String] = []

    package init(name: String, folder: String, modules: [Module] = []) {
        self.name = name
        self.folder = folder
        self.modules = modules
    }
}

/// A module: sources that are compiled together.
package struct Module: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable {
        case library
        /// The program that is shown; its entry point is the process's.
        case program
        /// An app extension, a widget, or another program: its entry point is not called.
        case appendix
        case tests
        /// A module of C sources.
        case clang
    }

    /// The name of the module, as it is imported.
    package var name: String
    package var kind: Kind
    /// The folder that the module's files lie in.
    package var folder: String
    /// The sources, as absolute paths in their order.
    package var sources: [String]
    /// The names of the modules that it may import.
    package var dependencies: [String] = []
    package var settings = SwiftSettings()
    /// Models of Core Data.
    package var dataModels: [String] = []
    /// Descriptions of SiriKit intents.
    package var intentDefinitions: [String] = []
    /// What lies in the module's own bundle, for `Bundle.module`; nil if it has none.
    package var bundle: ResourceBundle?
    /// Whether the sources are somebody else's: no previews are sought in them.
    package var isThirdParty = false
    /// Whether it is used in place of a package that could not be fetched or built.
    package var isStandIn = false
    /// How C sources are compiled.
    package var clang: ClangSettings?

    package init(name: String, kind: Kind, folder: String, sources: [String]) {
        self.name = name
        self.kind = kind
        self.folder = folder
        self.sources = sources
    }
}

/// Macros that a package brings: a program that the compiler runs.
package struct PackageMacros: Codable, Sendable, Hashable {
    /// The name of the target, which declarations of macros name as their module.
    package var name: String
    /// The package's folder.
    package var package: String
    /// Whether the package is part of the project, so that its sources change and nothing may be written beside them.
    package var isOwn: Bool
    /// The modules that the macros are made of beside swift-syntax, each after those that it imports; empty where one of them is
    /// not known.
    package var modules: [Module]

    package init(name: String, package: String, isOwn: Bool, modules: [Module] = []) {
        self.name = name
        self.package = package
        self.isOwn = isOwn
        self.modules = modules
    }
}

/// A bundle beside the program.
package struct ResourceBundle: Codable, Sendable, Hashable {
    /// The bundle's folder name, such as `Kit_Kit.resources`.
    package var name: String
    package var resources: [Resource]
    /// Whether the module's sources call it `Bundle.module`, as those of packages do. A framework's find it by a class.
    package var hasAccessor: Bool

    package init(name: String, resources: [Resource], hasAccessor: Bool = true) {
        self.name = name
        self.resources = resources
        self.hasAccessor = hasAccessor
    }
}

/// A file or folder of a bundle.
package struct Resource: Codable, Sendable, Hashable {
    /// Where it lies.
    package var path: String
    /// Its place in the bundle, such as `de.lproj/Localizable.strings`.
    package var destination: String

    package init(path: String, destination: String) {
        self.path = path
        self.destination = destination
    }
}

/// What decides how Swift sources are compiled.
package struct SwiftSettings: Codable, Sendable, Hashable {
    /// The language mode: 4, 4.2, 5 or 6.
    package var languageMode = "5"
    /// Compilation conditions.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var experimentalFeatures: [String] = []
    /// Whether everything is on the main actor that does not say otherwise.
    package var isMainActorByDefault = false
    /// Whether `/…/` is a regular expression in language mode 5.
    package var hasBareSlashRegex = false
    package var packageName: String?
    /// Further arguments for the compiler.
    package var arguments: [String] = []

    package init() {}
}

/// What decides how C sources are compiled.
package struct ClangSettings: Codable, Sendable, Hashable {
    /// The folder of the public headers.
    package var headers: String
    package var searchPaths: [String] = []
    package var arguments: [String] = []
    package var libraries: [String] = []

    package init(headers: String) { self.headers = headers }
}

/// Something that a reader left out, and why.
package struct ProjectNote: Codable, Sendable, Hashable {
    /// What it is about: a target, a file, a package.
    package var subject: String
    package var text: String

    /// The subject of a note about other projects that lie in the folder.
    package static let otherProjects = "Xcode projects"

    package init(_ subject: String, _ text: String) {
        self.subject = subject
        self.text = text
    }
}

/// What makes a project impossible to read.
package struct ProjectProblem: Error, CustomStringConvertible, Hashable {
    package var description: String

    package init(_ description: String) { self.description = description }
}
