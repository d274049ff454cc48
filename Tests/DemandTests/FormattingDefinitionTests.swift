import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Definitions that keep the formatting of text within limits.
@MainActor @Suite struct FormattingDefinitionTests {
    /// Only red and the color of the surroundings, and red only for characters with a font.
    private struct RedWithFont: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.foregroundColor, values: [nil, Paint.red], default: Paint.red)
            FontOnly()
        }
    }

    private struct FontOnly<Scope: AttributeScope>: AttributedTextValueConstraint {
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

        func constrain(_ container: inout Attributes) {
            if container.font == nil { container.foregroundColor = nil }
        }
    }

    private func text(_ color: Color?, font: Font? = nil) -> AttributedString {
        var text = AttributedString("Text")
        text.foregroundColor = color
        text.font = font
        return text
    }

    @Test func constraintsApplyInTheirOrder() {
        var string = text(.blue, font: .body) + text(.blue)
        RedWithFont().constrain(&string)
        #expect(string.runs.map { string[$0.range].foregroundColor } == [Paint.red, nil])
        var container = AttributeContainer()
        container.foregroundColor = .blue
        container.font = .body
        RedWithFont().constrain(&container)
        #expect(container.foregroundColor == Paint.red)
    }

    @Test func aTextIsShownAsItsDefinitionConstrainsIt() {
        let string = text(Paint.green, font: .system(size: 40))
        func view(_ text: some View) -> DrawnView { DrawnView(text, width: 200, height: 100) }
        #expect(!view(Text(string)).bounds(of: Pixel.green).isNull)
        let constrained = view(Text(string).attributedTextFormattingDefinition(RedWithFont()))
        #expect(constrained.bounds(of: Pixel.green).isNull && !constrained.bounds(of: Pixel.red).isNull)
    }

    @Observable final class Model {
        var text: AttributedString
        init(_ text: AttributedString) { self.text = text }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View {
            TextEditor(text: $model.text).attributedTextFormattingDefinition(RedWithFont())
        }
    }

    @Test func anEditorWritesWhatItsDefinitionAllows() {
        let model = Model(text(Paint.green, font: .system(size: 40)))
        let view = DrawnView(Editor(model: model), width: 200, height: 100)
        view.advance(by: 0.1)
        #expect(model.text.foregroundColor == Paint.red)
        model.text.foregroundColor = .blue
        view.advance(by: 0.1)
        #expect(model.text.foregroundColor == Paint.red)
    }
}
