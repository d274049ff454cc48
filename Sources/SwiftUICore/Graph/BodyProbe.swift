import CHooks

/// Runs code in a copy of the process first, because it might stop the process.
///
/// Code reads objects that are not in the environment, and a project that does not compile whole calls parts that were left out.
/// Neither has a value to continue with.
package enum BodyProbe {
    /// How a run in a copy ended.
    package enum Outcome {
        case completed
        /// An object is read that is not in the environment.
        case missesObject
        /// A part of the sources is called that was left out. The text describes the part.
        case missesPart(String)
    }

    /// What each message about a part that was left out begins with, so that tools can count them.
    package static let partMark = "Left out: "

    /// Whether bodies are run in a copy to find those that call a part that was left out. A copy takes about a millisecond, so only
    /// a process that draws a preview again does this, after another process stopped at such a part.
    @MainActor package static var findsMissingParts = false

    /// Runs code in a copy of the process.
    @MainActor package static func outcome(of body: () -> Void) -> Outcome {
        let isEnded = withoutActuallyEscaping(body) { body in
            var body = body
            return withUnsafeMutablePointer(to: &body) { pointer in
                perch_probe_ends({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
        guard isEnded else { return .completed }
        let part = String(cString: perch_probe_noted())
        return part.isEmpty ? .missesObject : .missesPart(part)
    }

    /// The part that code calls and that was left out, if this process looks for such parts.
    @MainActor package static func missingPart(of body: () -> Void) -> String? {
        guard findsMissingParts, !perch_is_probe(), case .missesPart(let part) = outcome(of: body) else { return nil }
        return part
    }

    /// Notes that a part was called that was left out. Only a copy has use for it, in case that it stops.
    package static func note(missingPart: String) { perch_probe_note(missingPart) }

    /// Stops because an object or a part is missing.
    package static func stop(_ message: String) -> Never {
        if perch_is_probe() { perch_end_probe() }
        fatalError(message)
    }
}
