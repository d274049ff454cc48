/// Objects that views of a host read from the environment and that no view above has put there.
///
/// A closure that a view hands to another, such as the content of a `GeometryReader`, runs as that one's body, and may read an object
/// that is missing in the view it was written in. So where any object is missing, all bodies are tried before they run first, until
/// that has been done often enough. Many views have properties that only their actions read, and those are shown.
struct MissingObjects {
    private(set) var names: [String] = []
    private let findsParts: Bool
    private var probesLeft: Int

    @MainActor init() {
        findsParts = BodyProbe.findsMissingParts
        probesLeft = findsParts ? 2000 : 300
    }

    /// Whether all bodies can run, so far as is known.
    var isEmpty: Bool { names.isEmpty && !findsParts }

    /// Notes what a view does without.
    mutating func note(_ types: [Any.Type]) {
        for type in types where !names.contains("\(type)") { names.append("\(type)") }
    }

    /// Whether a body is to be tried before it runs.
    mutating func takeProbe() -> Bool {
        guard !isEmpty, probesLeft > 0 else { return false }
        probesLeft -= 1
        return true
    }
}
