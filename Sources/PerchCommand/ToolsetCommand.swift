import ArgumentParser
import Foundation
import ProjectBuild

/// Prints a toolset for SwiftPM.
struct Toolset: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a toolset with which SwiftPM builds packages against this Perch.",
        discussion: """
            For packages that import SwiftUI without a dependency:

              perch toolset > perch-toolset.json
              swift build --toolset perch-toolset.json
            """)

    func run() throws { print(String(decoding: try Installation.current().toolset(), as: UTF8.self)) }
}
