import UIKit

/// Tells, once in a process, that a call of a stand-in does nothing.
///
/// - Parameters:
///   - name: the call, as code has it: `BGTaskScheduler.submit(_:)`.
///   - reason: why, as the end of a sentence.
package func inert(_ name: String, _ reason: String? = nil) {
    Log.once("\(name) is accepted but has no effect here\(reason.map { ": \($0)" } ?? "").")
}

/// Logs a problem of the app once.
package func report(_ message: String) { Log.once(message) }
