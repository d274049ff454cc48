/// The views that nodes show by themselves. They are made of parts that lie above the nodes, so a host provides them.
@MainActor package protocol StandardViews {
    /// A view in place of one whose body cannot run, with as many elements.
    ///
    /// - Parameter obstacle: Why the body cannot run.
    func makePlaceholder(_ obstacle: BodyObstacle, elementCount: Int) -> any Placeholder

    /// Several views at the root of a hierarchy as the one element that they are there.
    func makeRootStack<V: View>(_ view: V, _ inputs: _ViewInputs) -> _TypedViewNode<V>
}

/// Why a body cannot run.
package enum BodyObstacle {
    case depth
    /// The environment has none of the objects of these types.
    case missingObjects([String])
    /// A part of the sources that was left out, with the reason.
    case missingPart(String)
}

/// A view in place of one whose body cannot run.
package protocol Placeholder: View {
    var elementCount: Int { get }
}

extension Placeholder {
    /// Makes the node. This succeeds if there is no room for anything else.
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
        let outer = inputs.host.isMakingPlaceholder
        inputs.host.isMakingPlaceholder = true
        defer { inputs.host.isMakingPlaceholder = outer }
        return Self._makeNode(self, inputs)
    }
}
