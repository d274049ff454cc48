/// The data of a `ForEach` that are the elements of a view.
@MainActor protocol ElementCollection: RandomAccessCollection {
    /// A view for each datum, once the view that they are elements of is in the tree.
    func reader<Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}
