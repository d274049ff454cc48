import ArgumentParser
import Foundation
import ProjectBuild

/// Prints a toolset for SwiftPM.
struct Toolset: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print a toolset with which SwiftPM builds packages against this Perch.",
        discussion: """
            Use it for packages that import SwiftUI without depending on Perch:

              perch toolset > perch-toolset.json
              swift build --toolset perch-toolset.json
            """)

    func run() throws { print(String(decoding: try Installation.current().toolset(), as: UTF8.self)) }
}
