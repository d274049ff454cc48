import CClasses
import Foundation

/// The Info.plist files of the program: its own, where there is one, and those among the resources of its packages.
package struct InformationFile {
    /// What the file says.
    package let values: [String: Any]
    /// Where files that it names are searched for.
    package let folders: [URL]

    package init(values: [String: Any], folders: [URL]) {
        self.values = values
        self.folders = folders
    }
}

package enum InformationFiles {
    /// Read when first asked for, the program's own first: what the plugin has linked in, and what is stored beside the program.
    ///
    /// Swift packages put their resources into folders beside the program, and do not let an Info.plist lie at the top of
    /// one; so one that lies a folder deeper is found as well.
    nonisolated(unsafe) package static let all: [InformationFile] = {
        // Never changed once it is made, and made of values that nobody changes.
        let program = Bundle.main.bundleURL
        let bundles = contents(of: program).filter { ["resources", "bundle"].contains($0.pathExtension) }
        let linked = perch_information().flatMap { values(of: Data(String(cString: $0).utf8)) }
        let own = linked.map { [InformationFile(values: $0, folders: [program])] } ?? []
        return own
            + ([program] + bundles).flatMap { bundle -> [InformationFile] in
                let nested = bundle == program ? [] : contents(of: bundle)
                return ([bundle] + nested).compactMap { folder in
                    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
                        let values = values(of: data)
                    else { return nil }
                    return InformationFile(values: values, folders: folder == bundle ? [bundle] : [folder, bundle])
                }
            }
    }()

    private static func values(of data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// Sorted, so that the order is the same on every machine.
    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
