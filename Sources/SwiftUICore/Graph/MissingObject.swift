import CHooks

/// Objects that views read from the environment and that no view above has put there.
enum MissingObject {
    /// A property is read whose object is missing. Nothing can be given in its place.
    static func wasRead(_ message: String) -> Never {
        if perch_is_probe() { perch_end_probe() }
        fatalError(message)
    }

    /// Whether code reads a missing object. It is run where it has no effect, for once it has begun it cannot be stopped: many
    /// views have properties that only their actions read, and those are shown.
    @MainActor static func isRead(by body: () -> Void) -> Bool {
        withoutActuallyEscaping(body) { body in
            var body = body
            return withUnsafeMutablePointer(to: &body) { pointer in
                perch_probe_ends({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }
}
