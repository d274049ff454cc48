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

/// Logs once in a process that a call does nothing here.
///
/// Use it in a module that replaces a package.
/// - Parameters:
///   - call: The call as code writes it, such as `SentrySDK.start(configureOptions:)`.
///   - reason: The end of a sentence that says why.
public func noEffect(_ call: String, _ reason: String? = nil) { inert(call, reason) }
