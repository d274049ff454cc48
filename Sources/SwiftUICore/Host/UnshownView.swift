/// What is drawn in the place of a view whose body cannot run, so that it is not overlooked.
struct UnshownView: View, Placeholder {
    /// The types of the objects that are missing; none if the view is nested too deeply.
    var missing: [String] = []
    /// As many elements as the view would have had.
    var elementCount = 1

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
