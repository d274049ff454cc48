import CoreGraphics
import DisplayList
import Foundation

/// A type that draws texts instead of the default renderer.
///
/// A renderer is a value whose `animatableData` go from one value to the next in a change that has an animation; the text is
/// drawn again with each step.
public protocol TextRenderer: Animatable {
    /// Draws a text layout. The origin of the context is the upper-left corner of the text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text. The default is its own size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance by which the drawing can exceed the bounds of the text, in points. The default is 0. In Perch, this
    /// property has no effect, because drawings are not clipped.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer draws.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A value that marks characters for a text renderer.
public protocol TextAttribute {}

/// A mark in a text. Nothing tells whether two marks mean the same, so one equals itself only.
final class TextAttributeBox: Equatable, @unchecked Sendable {
    // Unchecked because an attribute need not be Sendable; it is passed to renderers, on the main actor.
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: TextAttributeBox, b: TextAttributeBox) -> Bool { a === b }
}

extension Text {
    /// Adds a custom attribute to the text for text renderers. Of several attributes with the same type, the innermost
    /// is used.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.attribute(TextAttributeBox(value)))
    }
}

extension View {
    /// Sets the renderer that draws the texts in this view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension TextRendererModifier: ViewModifier, Animatable {
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer))
    }
}

/// The renderer of texts in an environment. Nothing tells whether two draw the same, so each counts as another one.
struct AnyTextRenderer: Equatable {
    let renderer: any TextRenderer

    static func == (a: AnyTextRenderer, b: AnyTextRenderer) -> Bool { false }
}

extension EnvironmentValues {
    @Entry var textRenderer: AnyTextRenderer?
}

/// What a text needs to be drawn by a renderer.
struct TextRendering: Equatable {
    let renderer: any TextRenderer
    let environment: EnvironmentValues
    let ids: DrawingIDs

    static func == (a: TextRendering, b: TextRendering) -> Bool { false }

    func draw(_ text: LaidOutText, size: CGSize, on canvas: inout DisplayCanvas) {
        ids.restart()
        let recorder = GraphicsRecorder(ids: ids, symbols: [])
        var context = GraphicsContext(recorder, environment)
        renderer.draw(layout: Text.Layout(text, size: size), in: &context)
        for item in recorder.items {
            switch item {
            case .node(let node): canvas.draw(node)
            case .draw(let operation): canvas.draw(operation)
            }
        }
    }
}
