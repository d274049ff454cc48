import Testing

@testable import ProjectBuild

@Suite struct LinuxSupportTests {
    @Test(arguments: [
        (["import SwiftUI", "#if os(iOS)\n#endif"], true),
        (["#if os(Linux)\nimport Glibc\n#endif"], false),
        (["import UIKit", "#if os(macOS) || os(Linux)\n#endif"], false),
        (["import Foundation", "#if !os(Linux)\n#endif"], false),
        (["#if os(iOS)\nimport UIKit\n#endif", "#if !os(Linux)\nstruct Theme {}\n#endif"], true),
        (["import UIKit", "#if !os(Linux)\n#endif", "#if canImport(FoundationNetworking)\n#endif"], false),
    ]) func decidesWhatAPackageIsCompiledFor(_ sources: [String], _ isForIOS: Bool) {
        #expect(LinuxSupport(sources).isForIOS == isForIOS)
    }
}
