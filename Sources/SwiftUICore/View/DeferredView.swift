/// A view that a closure makes later than the body it is in: an element of a `ForEach`, the content of a
/// `GeometryReader`, a destination.
///
/// The closure runs as its own body, so what it reads makes only this view run again.
package struct DeferredView<Input, Content: View> {
    let input: Input
    let content: (Input) -> Content

    /// The view that `content` makes of `input`.
    package init(_ input: Input, @ViewBuilder content: @escaping (Input) -> Content) {
        self.input = input
        self.content = content
    }
}

extension DeferredView: View {
    package var body: some View { content(input) }

    package static var _elementCount: Int? { Content._elementCount }
}

extension DeferredView where Input == Void {
    /// The view that `content` makes.
    package init(@ViewBuilder content: @escaping () -> Content) { self.init((), content: content) }
}
