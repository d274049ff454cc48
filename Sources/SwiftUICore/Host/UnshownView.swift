/// What is drawn in the place of a view whose body cannot run, so that it is not overlooked.
package struct UnshownView: View, Placeholder {
    var obstacle: BodyObstacle
    /// As many elements as the view would have had.
    package var elementCount = 1

    /// All of it is made at once: what a `ForEach` makes when it is asked for would have no room then.
    package init(obstacle: BodyObstacle, elementCount: Int = 1) {
        self.obstacle = obstacle
        self.elementCount = elementCount
    }

    package var body: some View {
        if elementCount > 0 {
            switch obstacle {
            case .depth: fault("Nested too deeply")
            case .missingObjects(let names): fault("No \(names.joined(separator: " or ")) in the environment")
            case .missingPart(let part): MissingPartLabel(part: part)
            }
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

    /// A fault of the program.
    private func fault(_ message: String) -> some View {
        Text(message).font(.caption).foregroundStyle(.white).padding(4).background(Color.red)
    }
}
