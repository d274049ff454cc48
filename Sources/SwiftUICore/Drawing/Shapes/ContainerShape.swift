import CoreGraphics
import Foundation

/// The outline of a container, for `ContainerRelativeShape`.
package struct ContainerShapeProvider: Equatable, Sendable {
    /// The outline in a rectangle, with its edges moved inwards.
    let path: @Sendable (CGRect, CGFloat) -> Path
    private let shape: any Shape
    private let equals: @Sendable (any Shape) -> Bool

    init<S: InsettableShape>(_ shape: S) {
        self.shape = shape
        path = { shape.inset(by: $1).path(in: $0) }
        equals = { other in (other as? S).map { ValueComparison.areEqual(shape, $0) } ?? false }
    }

    package static func == (a: Self, b: Self) -> Bool { a.equals(b.shape) }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeProvider? { nil }
}

extension EnvironmentValues {
    package var containerShapeProvider: ContainerShapeProvider? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` takes in this view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShapeProvider, ContainerShapeProvider(shape))
    }
}
