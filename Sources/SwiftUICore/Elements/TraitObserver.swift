/// A node that builds something from the traits of elements.
@MainActor package protocol TraitObserver: AnyObject {
    func traitsDidChange(of element: RenderNode)
}
