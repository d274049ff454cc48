import Foundation
import ProjectModel

/// Puts the resources beside the program: those of the main bundle, those of the modules', and Perch's.
struct Bundles {
    var project: Project
    var installation: Installation
    /// The program's folder, which is its main bundle.
    var folder: String

    /// Links lead to the files, so that a picture that is saved again is the one that is drawn.
    func write() throws {
        var wanted: [String: String] = [:]
        for resource in project.resources { wanted[resource.destination] = resource.path }
        for bundle in project.modules.compactMap(\.bundle) {
            for resource in bundle.resources { wanted[bundle.name + "/" + resource.destination] = resource.path }
        }
        for module in project.modules where !module.dataModels.isEmpty {
            for (name, path) in try writeModels(of: module) {
                // Programs look in the main bundle as well.
                wanted[name] = path
                if let bundle = module.bundle { wanted[bundle.name + "/" + name] = path }
            }
        }
        for name in FileTree.names(in: installation.folder + "/resources") {
            wanted[name] = installation.folder + "/resources/" + name
        }
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let memory = folder + "/.links.json"
        let old =
            manager.contents(atPath: memory).flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
            ?? [:]
        for (destination, path) in old where wanted[destination] != path {
            try? manager.removeItem(atPath: folder + "/" + destination)
        }
        for (destination, path) in wanted.sorted(by: { $0.key < $1.key })
        where !isSafe(destination) || old[destination] != path {
            guard isSafe(destination) else { continue }
            let place = folder + "/" + destination
            try? manager.createDirectory(
                at: URL(fileURLWithPath: place).deletingLastPathComponent(), withIntermediateDirectories: true)
            try? manager.removeItem(atPath: place)
            try manager.createSymbolicLink(atPath: place, withDestinationPath: path)
        }
        try Cache.write(JSONEncoder().encode(wanted), to: memory)
        try writeInformation()
    }

    /// Writes a module's models of Core Data; returns their paths by their names.
    private func writeModels(of module: Module) throws -> [String: String] {
        var written: [String: String] = [:]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for path in module.dataModels {
            guard let model = DataModelReader.read(path, module: module.name) else { continue }
            let name = DataModelReader.name(of: path) + ".momd"
            let place = folder + ".models/\(module.name)/\(name)"
            try Cache.write(encoder.encode(model), to: place)
            written[name] = place
        }
        return written
    }

    /// Nothing is put outside of the folder.
    private func isSafe(_ destination: String) -> Bool {
        !destination.split(separator: "/").contains("..") && !destination.hasPrefix("/")
    }

    private func writeInformation() throws {
        let path = folder + "/Info.plist"
        guard !project.information.isEmpty else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        let data = try PropertyListSerialization.data(
            fromPropertyList: project.information.mapValues(\.foundation), format: .xml, options: 0)
        try Cache.write(data, to: path)
    }
}
