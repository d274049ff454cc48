import Foundation

/// The configuration of a container's store.
///
/// Without a URL the store is a file in the folder of application support, as Apple's is, named after the program. A live page or
/// a picture has a store of its session's in memory instead: it begins empty, and a picture never shows what a former run left.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The folder of an app group. Perch has no app groups: all of them use the folder of the program.
    public struct GroupContainer: Hashable, Sendable {
        /// The app group of the program, if there is one.
        public static var automatic: GroupContainer { GroupContainer() }
        /// A value without a group.
        public static var none: GroupContainer { GroupContainer() }
        /// Returns an app group with an identifier.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    /// A CloudKit database. Perch has none, and models remain on this machine.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// The database in the entitlements of the program.
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }
        /// A value without a database.
        public static var none: CloudKitDatabase { CloudKitDatabase() }
        /// Returns a private database with a name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The name. The default is "default".
    public let name: String
    /// The models of this configuration. The default is all models of the container.
    public var schema: Schema?
    /// The file.
    public let url: URL
    /// A Boolean value that indicates whether models are lost with the container.
    public let isStoredInMemoryOnly: Bool
    /// A Boolean value that indicates whether models can be changed.
    public let allowsSave: Bool
    let hasOwnURL: Bool

    /// The file's path and the name.
    public var id: String { name + url.absoluteString }

    /// - Parameters:
    ///   - name: the name of the file, without its extension. The default is "default".
    ///   - schema: the models that are kept here.
    ///   - isStoredInMemoryOnly: whether models are gone with the container.
    ///   - allowsSave: whether models may be changed.
    ///   - groupContainer: without effect.
    ///   - cloudKitDatabase: without effect.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        hasOwnURL = false
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null") : Self.folder.appending(path: "\(self.name).store")
    }

    /// - Parameters:
    ///   - name: the name.
    ///   - schema: the models that are kept here.
    ///   - url: the file.
    ///   - allowsSave: whether models may be changed.
    ///   - cloudKitDatabase: without effect.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = url.path == "/dev/null"
        hasOwnURL = true
    }

    /// - Parameters:
    ///   - forTypes: the models that are kept here.
    ///   - isStoredInMemoryOnly: whether models are gone with the container.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// The program's own folder: programs share a machine here as they do not on a device.
    private static var folder: URL {
        URL.applicationSupportDirectory
            .appending(path: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }
}
