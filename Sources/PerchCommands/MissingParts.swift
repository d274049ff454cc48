import Foundation
import InspectionMessages
import SwiftUI

/// Parts of a project's sources that were left out because they could not be compiled. Code that calls one and cannot continue stops
/// the process.
package enum MissingParts {
    /// The environment of a process that marks views that call missing parts, instead of stopping there.
    package static let marking = [InspectionRequest.marksMissingParts: "1"]

    /// Whether the last words of a process name a part that was left out.
    package static func areNamed(in words: String) -> Bool { words.contains(BodyProbe.partMark) }

    /// Follows the environment of this process.
    @MainActor static func followEnvironment() {
        BodyProbe.findsMissingParts = ProcessInfo.processInfo.environment[InspectionRequest.marksMissingParts] == "1"
    }
}
