/// A view that is made when its node asks for it, so that what the closure reads makes it run again.
package struct DeferredContent<Content: View> {
    private let make: () -> Content

    nonisolated package init(_ make: @escaping () -> Content) { self.make = make }
}

extension DeferredContent: View {
    package var body: Content { make() }
}
