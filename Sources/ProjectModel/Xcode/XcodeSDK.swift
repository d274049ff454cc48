/// The SDK of iOS that a project was last opened with.
///
/// A project file does not name an SDK. It says which versions of Xcode made and last updated it, and each has one SDK.
struct XcodeSDK: Equatable {
    /// The major version of iOS.
    let version: Int

    /// The value that Xcode writes into the Info.plist of a program, under `DTSDKName`.
    var name: String { "iphonesimulator\(version).0" }

    /// The SDK of the newest Xcode that the project names; nil where it names none.
    ///
    /// - Parameter project: The project's root object. `LastUpgradeCheck` and `LastSwiftUpdateCheck` are numbers such as `1640` or
    ///   `2600`; `CreatedOnToolsVersion` of a target is a version such as `26.1`.
    init?(project: XcodeObject) {
        let attributes = project.dictionary("attributes")
        let checks = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { key in
            attributes[key]?.string.flatMap { Int($0) }.map { $0 / 100 }
        }
        let targets = attributes["TargetAttributes"]?.dictionary ?? [:]
        let creations = targets.values.compactMap { $0["CreatedOnToolsVersion"]?.string.flatMap(Self.major) }
        // XcodeGen and other tools write 9999 so that Xcode never asks: it names no version.
        guard let xcode = (checks + creations).filter({ $0 < Self.firstImpossible }).max() else { return nil }
        version = xcode < Self.firstWithSameNumber ? xcode + Self.distanceBefore : xcode
    }

    private static func major(_ version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

    private static let firstImpossible = 99
    /// From version 26 on, Xcode has the number of its SDK. Before, iOS was two ahead: Xcode 16 has the SDK of iOS 18.
    private static let firstWithSameNumber = 26
    private static let distanceBefore = 2
}
