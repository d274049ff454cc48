import Foundation

/// The configuration of a container's store.
///
/// Without a URL the store is a file in the folder of application support, as Apple's is, named after the program. A live page or
/// a picture has a store of its session's in memory instead: it begins empty, and a picture never shows what a former run left.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The folder of a group of programs. There are no such groups here: all of them are the program's own folder.
    public struct GroupContainer: Hashable, Sendable {
        /// The group that the program belongs to, if there is one.
        public static var automatic: GroupContainer { GroupContainer() }
        /// A value without a group.
        public static var none: GroupContainer { GroupContainer() }
        /// Returns a group by its name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    /// A database that devices share. There is none here; models stay on this machine.
    public struct CloudKitDatabase: Hashable, Sendable {
        /// The database that the program's rights name.
        public static var automatic: CloudKitDatabase { CloudKitDatabase() }
        /// A value without a database.
        public static var none: CloudKitDatabase { CloudKitDatabase() }
        /// Returns a private database by its name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The name; "default" where none was given.
    public let name: String
    /// The models that are kept here; all of the container's where none was given.
    public var schema: Schema?
    /// The file.
    public let url: URL
    /// A Boolean value that indicates whether models are gone with the container.
    public let isStoredInMemoryOnly: Bool
    /// A Boolean value that indicates whether models may be changed.
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
