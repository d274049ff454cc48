/// What the sources of a package say about Linux.
struct LinuxSupport {
    /// Whether something is written for Linux.
    private(set) var hasCode = false
    /// Whether something is left out on Linux.
    private(set) var leavesOut = false
    /// Whether it has views.
    private(set) var hasViews = false

    /// - Parameter sources: The texts of the files.
    init(_ sources: some Sequence<String>) {
        for text in sources {
            for mention in text.matches(of: /(!\s*)?os\(Linux\)/) {
                if mention.1 == nil { hasCode = true } else { leavesOut = true }
            }
            if text.contains("canImport(Glibc)") || text.contains("canImport(FoundationNetworking)") { hasCode = true }
            if text.contains("import SwiftUI") || text.contains("import UIKit") { hasViews = true }
            if hasCode { return }
        }
    }

    /// Whether conditions are decided as for iOS. A package with code for Linux is compiled for Linux. One with views that only
    /// leaves something out there is compiled for iOS, because its views need those parts.
    var isForIOS: Bool { !hasCode && (!leavesOut || hasViews) }
}
