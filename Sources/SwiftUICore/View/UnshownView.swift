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

/// What is drawn in the place of a view whose body cannot run, so that it is not overlooked.
struct UnshownView: View {
    /// The types of the objects that are missing; none where the view is nested too deeply.
    var missing: [String] = []
    /// As many elements as the view would have had.
    var elementCount = 1

    /// Whether one is being made, which has to succeed where there is no room for anything else.
    @MainActor static private(set) var isBeingMade = false

    @MainActor func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
        let outer = Self.isBeingMade
        Self.isBeingMade = true
        defer { Self.isBeingMade = outer }
        return Self._makeNode(self, inputs)
    }

    /// All of it is made at once: what a `ForEach` makes when it is asked for would have no room then.
    var body: some View {
        if elementCount > 0 {
            Text(message).font(.caption).foregroundStyle(.white).padding(4).background(Color.red)
            NoElements(count: elementCount - 1)
        }
    }

    /// Elements that show nothing.
    private struct NoElements: View {
        let count: Int

        var body: some View {
            if count > 0 {
                Color.clear.frame(width: 0, height: 0)
                NoElements(count: count - 1)
            }
        }
    }

    private var message: String {
        missing.isEmpty
            ? "Nested too deeply" : "No \(missing.joined(separator: " or ")) in the environment"
    }
}
