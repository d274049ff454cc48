import Foundation
import ProjectModel

/// Where what is made of a module lies.
struct ModulePaths {
    /// The project's folder in the cache.
    var cache: String
    var module: Module
    /// Whether it is made for the live page.
    var isLive = false

    /// Whether the module's copies are those of the live page, in which literals can be changed. What no person edits is the same
    /// for all commands.
    var hasLiterals: Bool { isLive && !module.isThirdParty && !module.isStandIn && module.kind != .clang }

    /// Where all that is made for the live page lies, so that other commands do not compile a project again after it.
    static func live(in cache: String) -> String { cache + "/live" }

    private var home: String { hasLiterals ? Self.live(in: cache) : cache }
    var folder: String { home + (module.isStandIn ? "/stand-ins/" : "/modules/") + module.name }
    var objects: String { folder + "/objects" }
    var outputMap: String { folder + "/outputs.json" }
    var state: String { folder + "/state.json" }
    var generated: String { folder + "/generated" }
    var placeholders: String { generated + "/PerchPlaceholders.swift" }
    var makeable: String { generated + "/PerchMakeable.swift" }
    /// Where modules are put for those that import them.
    var interfaces: String { home + "/interfaces" }
    /// Where the modules are that this one may import.
    var imports: [String] { hasLiterals ? [interfaces, cache + "/interfaces"] : [interfaces] }
    var interface: String { interfaces + "/\(module.name).swiftmodule" }

    /// Where the copy of a source goes. Files keep their names, which `#fileID` shows.
    func copy(of source: String) -> String {
        let relative = FileTree.relative(source, to: module.folder)
        guard relative == source else { return folder + "/sources/" + relative }
        return folder + "/sources/" + Fingerprint.of(source) + "/" + URL(fileURLWithPath: source).lastPathComponent
    }

    /// What was known when the module was last compiled.
    var compiled: String { folder + "/compiled.json" }

    /// What other files see of an input when one is compiled alone. The name is part of how private declarations are called.
    func outline(of input: String) -> String {
        folder + "/outlines/" + Fingerprint.of(input) + "/" + URL(fileURLWithPath: input).lastPathComponent
    }

    /// The object file of an input that was compiled alone. The driver does not know it, and takes its own for what it has made.
    func aloneObject(of input: String) -> String { object(of: input).dropLast(2) + "-alone.o" }

    /// The object file of a source or of its copy. The linker's tools read names as a shell does, so it holds plain letters.
    func object(of source: String) -> String {
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        return objects + "/" + ModuleName.of(name) + "-" + Fingerprint.of(source) + ".o"
    }
}
