import Foundation

// Foundation on Linux lacks it.
extension FileManager {
    /// The folder that the programs of an app group share; it is made if it is not there.
    ///
    /// It lies in `Group Containers` in the user's folder for application support. On Apple's systems the answer is nil for a group
    /// that the program is not entitled to; here every program may use every group. Nil for an empty name, and where the folder
    /// cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        // One folder, whatever the name holds.
        let name = groupIdentifier.replacing("/", with: "-")
        guard !name.allSatisfy({ $0 == "." }) else { return nil }
        let folder = URL.applicationSupportDirectory.appending(
            path: "Group Containers/\(name)", directoryHint: .isDirectory)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }
}
