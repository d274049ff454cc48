import Foundation

extension TextEditor {
    /// Creates an editor for a text with attributes, such as fonts and colors.
    ///
    /// Typed characters have the attributes of the previous character, or those of the selection.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection. Nil if the editor stores it.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(
            text: text.plain(selection), selection: selection.map { $0.plain(in: text) },
            attributed: text)
    }
}

extension Binding where Value == AttributedString {
    /// The characters alone. A change of them keeps the attributes of the others.
    fileprivate nonisolated func plain(_ selection: Binding<AttributedTextSelection>?) -> Binding<String> {
        let (text, selection) = (self, selection)
        return Binding<String> {
            String(text.wrappedValue.characters)
        } set: { string in
            var changed = text.wrappedValue
            changed.setCharacters(string) { old in selection?.wrappedValue.typingAttributes(in: old) }
            text.wrappedValue = changed
        }
    }
}

extension Binding where Value == AttributedTextSelection {
    /// The selection in the characters alone.
    fileprivate nonisolated func plain(in text: Binding<AttributedString>) -> Binding<TextSelection?> {
        let (selection, text) = (self, text)
        return Binding<TextSelection?> {
            let attributed = text.wrappedValue
            let string = String(attributed.characters)
            let range = selection.wrappedValue.characters(in: attributed)
            let start = string.index(string.startIndex, offsetBy: range.lowerBound)
            return TextSelection(range: start..<string.index(start, offsetBy: range.count))
        } set: { new in
            let attributed = text.wrappedValue
            let string = String(attributed.characters)
            guard let bytes = new?.byteRanges(in: string).first else { return }
            let start = string.distance(from: string.startIndex, to: string.index(atByte: bytes.lowerBound))
            let end = string.distance(from: string.startIndex, to: string.index(atByte: bytes.upperBound))
            guard selection.wrappedValue.characters(in: attributed) != start..<end else { return }
            selection.wrappedValue = AttributedTextSelection(characters: start..<end)
        }
    }
}
