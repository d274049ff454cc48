import CoreGraphics
import Foundation

/// A type that attaches a UIKit gesture recognizer to a SwiftUI view.
///
/// `makeUIGestureRecognizer` is called once. Then `updateUIGestureRecognizer` is called, and again each time that a
/// value that the representable reads has changed. The recognizer competes for touches with the gestures of SwiftUI
/// views. In Perch, its `view` is nil, and its positions are in the coordinates of the canvas. `converter` converts
/// them to the coordinates of the SwiftUI view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the UIKit gesture recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer

    /// The type of the object that handles the gesture, such as a delegate.
    associatedtype Coordinator = Void

    /// The context of the representable.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>

    /// A converter of positions between the coordinates of views.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recognizer. Called once for each view to which it is attached.
    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Updates the recognizer with the values of the representable. By default, does nothing.
    @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

    /// Called when the gesture begins, changes, and ends. By default, does nothing.
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)

    /// Creates the coordinator, before the recognizer.
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Returns nothing, because there is no coordinator.
    @MainActor @preconcurrency public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

extension UIGestureRecognizerRepresentable {
    @MainActor @preconcurrency public func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context
    ) {}

    @MainActor @preconcurrency public func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context
    ) {}
}

/// The context of a representable for a recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator, which handles the gesture.
    public let coordinator: Representable.Coordinator
    /// The converter of positions between the coordinates of views.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter

    fileprivate init(
        _ coordinator: Representable.Coordinator,
        _ converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    ) {
        (self.coordinator, self.converter) = (coordinator, converter)
    }
}

/// A converter that returns positions of a gesture in the coordinates of the SwiftUI view with the recognizer, and of
/// the views around it.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private let place: GesturePlace
    private let recognizer: () -> UIGestureRecognizer?

    fileprivate init(_ place: GesturePlace, _ recognizer: @escaping () -> UIGestureRecognizer?) {
        (self.place, self.recognizer) = (place, recognizer)
    }

    /// The position of the gesture in the view's coordinates, in points.
    public var localLocation: CGPoint { location(in: .local) }

    /// The distance of the fingers from their start, in the view's coordinates, in points. Nil if the recognizer does
    /// not provide it.
    public var localTranslation: CGPoint? { translation(in: .local) }

    /// The velocity of the fingers, in the view's coordinates, in points per second. Nil if the recognizer does not
    /// provide it.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// Returns the position of the gesture, in a coordinate space of the view or of a view around it.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        place.convert(recognizer()?.location(in: nil) ?? .zero, to: coordinateSpace.coordinateSpace)
    }

    /// Returns the distance of the fingers from their start, in a coordinate space. Nil if the recognizer does not
    /// provide it.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        (recognizer() as? UIPanGestureRecognizer).map {
            place.convert(way: $0.translation(in: nil), to: coordinateSpace.coordinateSpace)
        }
    }

    /// Returns the velocity of the fingers, in a coordinate space, in points per second. Nil if the recognizer does not
    /// provide it.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        (recognizer() as? UIPanGestureRecognizer).map {
            place.convert(way: $0.velocity(in: nil), to: coordinateSpace.coordinateSpace)
        }
    }

    /// Converts a position on the canvas to a coordinate space of the view or of a view around it.
    public func convert(
        globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
    ) -> CGPoint {
        place.convert(globalPoint, to: coordinateSpace.coordinateSpace)
    }
}

extension View {
    /// Attaches a UIKit gesture recognizer. Gestures of the views below have precedence.
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        nonisolated(unsafe) let representable = representable
        return modifier(assumeMainActor { RepresentedGestureModifier(representable) })
    }
}

/// Keeps the recognizer of a representable.
@MainActor private final class RecognizerKeeper<Representable: UIGestureRecognizerRepresentable> {
    let place = GesturePlace()
    private var recognizer: Representable.UIGestureRecognizerType?
    private var coordinator: Representable.Coordinator?
    private var representable: Representable?

    nonisolated init() {}

    /// The recognizer, as the representable wants it now.
    func recognizer(for representable: Representable) -> UIGestureRecognizer {
        self.representable = representable
        let context = context(representable)
        let recognizer = recognizer ?? make(representable, context)
        representable.updateUIGestureRecognizer(recognizer, context: context)
        return recognizer
    }

    private func make(
        _ representable: Representable, _ context: Representable.Context
    ) -> Representable.UIGestureRecognizerType {
        let made = representable.makeUIGestureRecognizer(context: context)
        made.onAction = { [weak self] in self?.act() }
        recognizer = made
        return made
    }

    private func act() {
        guard let representable, let recognizer else { return }
        representable.handleUIGestureRecognizerAction(recognizer, context: context(representable))
    }

    private func context(_ representable: Representable) -> Representable.Context {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place) { [weak self] in
            self?.recognizer
        }
        let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
        self.coordinator = coordinator
        return Representable.Context(coordinator, converter)
    }
}

private struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable> {
    let representable: Representable
    @State private var keeper = RecognizerKeeper<Representable>()

    init(_ representable: Representable) { self.representable = representable }
}

extension RepresentedGestureModifier: ViewModifier {
    func body(content: Content) -> some View {
        let keeper = keeper
        DynamicBody(representable) { representable in
            content.modifier(RecognizerModifier(keeper.recognizer(for: representable), at: keeper.place))
        }
    }
}
