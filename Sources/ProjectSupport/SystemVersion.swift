import Foundation

/// Returns a Boolean value that indicates whether the previewed system is at least iOS `major`.`minor`.
///
/// In the copy of a project's sources, `#available(iOS 26, *)` becomes `_perchOS(26)`, so that one build can be drawn as
/// more than one version of iOS. The version is that of the variable `PERCH_IOS_VERSION`, such as `18.2`; without it, the
/// version whose appearance is drawn.
public func _perchOS(_ major: Int, _ minor: Int = 0) -> Bool { (major, minor) <= SystemVersion.current }

enum SystemVersion {
    static let current = parse(ProcessInfo.processInfo.environment["PERCH_IOS_VERSION"]) ?? (18, 5)

    static func parse(_ text: String?) -> (Int, Int)? {
        let parts = text?.split(separator: ".").map { Int($0) } ?? []
        guard let first = parts.first, let major = first else { return nil }
        return (major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}
