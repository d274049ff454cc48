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

/// The objects that views of a host do without.
///
/// A closure that a view hands to another, such as the content of a `GeometryReader`, runs as that one's body, and may read an object
/// that is missing in the view it was written in. So where any object is missing, all bodies are tried before they run first, until
/// that has been done often enough.
struct MissingObjects {
    private(set) var names: [String] = []
    var isEmpty: Bool { names.isEmpty }
    private var probesLeft = 300

    /// Notes what a view does without.
    mutating func note(_ types: [Any.Type]) {
        for type in types where !names.contains("\(type)") { names.append("\(type)") }
    }

    /// Whether a body is to be tried before it runs.
    mutating func takeProbe() -> Bool {
        guard !names.isEmpty, probesLeft > 0 else { return false }
        probesLeft -= 1
        return true
    }
}
