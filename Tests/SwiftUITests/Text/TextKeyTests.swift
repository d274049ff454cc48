import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What keys do in a text. Names begin with the section of the facts about iOS that a test is about, and how sure it is.
@MainActor struct TextKeyTests {
    // MARK: Moves

    @Test("6.1 L: arrows move by a character as people count them")
    func arrowsMoveByCharacters() {
        let (screen, _) = editedLine("a👩‍👩‍👧e\u{301}🇩🇪z")
        #expect(screen.caret == 5)
        for expected in [4, 3, 2, 1, 0, 0] {
            screen.press(.leftArrow)
            #expect(screen.caret == expected)
        }
        for expected in [1, 2, 3, 4, 5, 5] {
            screen.press(.rightArrow)
            #expect(screen.caret == expected)
        }
    }

    @Test("6.1 L: arrows go in the direction that is seen, in text from right to left")
    func arrowsAreVisual() {
        let (screen, _) = editedLine("שלום", direction: .rightToLeft)
        screen.select(0)
        screen.press(.leftArrow)
        #expect(screen.caret == 1)
        screen.press(.rightArrow)
        #expect(screen.caret == 0)
    }

    @Test("6.3 L: arrows cross text of both directions one seen place after the other")
    func arrowsInMixedText() throws {
        let (screen, _) = editedLine("ab שלום cd")
        screen.select(0)
        var places: [CGFloat] = []
        for _ in 0..<10 {
            let client = try #require(screen.client)
            places.append(client.geometry.rectangle(for: client.selection).minX)
            screen.press(.rightArrow)
        }
        #expect(places == places.sorted())
        #expect(Set(places).count == places.count)
        #expect(screen.caret == 10)
    }

    @Test("6.1 L: option and arrows go to the next word's end and the word's start")
    func words() {
        let (screen, _) = editedLine("one, two  three")
        screen.select(0)
        for expected in [3, 8, 15, 15] {
            screen.press(.rightArrow, .option)
            #expect(screen.caret == expected)
        }
        for expected in [10, 5, 0, 0] {
            screen.press(.leftArrow, .option)
            #expect(screen.caret == expected)
        }
    }

    @Test("6.1 L: command and arrows go to the ends of the line that is seen")
    func lineEnds() throws {
        let (screen, model) = editedLines("several words that take more than one line")
        screen.select(20)
        screen.press(.leftArrow, .command)
        let start = try #require(screen.caret)
        #expect(start > 0 && start < 20)
        screen.press(.rightArrow, .command)
        let end = try #require(screen.caret)
        #expect(end >= 20 && end < model.text.count)
        // At a wrap the caret is at the end of the line that it was sent to.
        screen.press(.leftArrow, .command)
        #expect(screen.caret == start)
    }

    @Test("6.1 L: up and down keep the first place along the line")
    func columnIsKept() {
        let (screen, _) = editedLines("abcdef\nx\nabcdef")
        screen.select(5)
        screen.press(.downArrow)
        #expect(screen.caret == 8)
        screen.press(.downArrow)
        #expect(screen.caret == 14)
        screen.press(.upArrow, times: 2)
        #expect(screen.caret == 5)
    }

    @Test("6.1 L: other moves clear the remembered place")
    func columnIsForgotten() {
        let (screen, _) = editedLines("abcdef\nx\nabcdef")
        screen.select(5)
        screen.press(.downArrow)
        screen.press(.leftArrow)
        screen.press(.downArrow)
        #expect(screen.caret == 9)
    }

    @Test("6.1 L: up on the first line goes to the start of the text, down on the last to its end")
    func beyondTheLines() {
        let (screen, _) = editedLine("one line")
        screen.select(3)
        screen.press(.upArrow)
        #expect(screen.caret == 0)
        screen.select(3)
        screen.press(.downArrow)
        #expect(screen.caret == 8)
    }

    @Test("6.1 L: option and up or down go to a paragraph's end, then to the next one's")
    func paragraphs() {
        let (screen, _) = editedLines("ab\ncd\nef")
        screen.select(4)
        screen.press(.downArrow, .option)
        #expect(screen.caret == 5)
        screen.press(.downArrow, .option)
        #expect(screen.caret == 8)
        screen.select(4)
        screen.press(.upArrow, .option)
        #expect(screen.caret == 3)
        screen.press(.upArrow, .option)
        #expect(screen.caret == 0)
    }

    @Test("6.1 L: command and up or down go to the ends of the text")
    func textEnds() {
        let (screen, _) = editedLines("ab\ncd\nef")
        screen.press(.upArrow, .command)
        #expect(screen.caret == 0)
        screen.press(.downArrow, .command)
        #expect(screen.caret == 8)
    }

    @Test("6.1 L: with shift the selection extends from where it began")
    func shiftExtends() {
        let (screen, _) = editedLine("one two three")
        screen.select(4)
        screen.press(.rightArrow, .shift, times: 2)
        #expect(screen.selectedText == "tw")
        screen.press(.leftArrow, .shift, times: 3)
        #expect(screen.selectedText == " ")
    }

    @Test("6.1 L: with option and shift a selection may shrink and cross where it began")
    func optionShiftCrosses() {
        let (screen, _) = editedLine("one two three")
        screen.select(4)
        screen.press(.rightArrow, [.option, .shift])
        #expect(screen.selectedText == "two")
        screen.press(.leftArrow, [.option, .shift])
        #expect(screen.selectedText == "")
        screen.press(.leftArrow, [.option, .shift])
        #expect(screen.selectedText == "one ")
    }

    @Test("6.1 L: with command and shift a selection only grows")
    func commandShiftGrows() {
        let (screen, _) = editedLine("one two three")
        screen.select(4)
        screen.press(.rightArrow, .shift, times: 3)
        screen.press(.leftArrow, [.command, .shift])
        #expect(screen.selectedText == "one two")
        screen.press(.rightArrow, [.command, .shift])
        #expect(screen.selectedText == "one two three")
    }

    @Test("6.1 L: an arrow on a selection goes to its end and no further")
    func arrowOnASelection() {
        let (screen, _) = editedLine("one two three")
        screen.select(4..<7)
        screen.press(.leftArrow)
        #expect(screen.caret == 4)
        screen.select(4..<7)
        screen.press(.rightArrow)
        #expect(screen.caret == 7)
    }

    @Test("6.1 L: up on a selection goes up from its start, down from its end")
    func upAndDownOnASelection() {
        let (screen, _) = editedLines("abc\ndef\nghi")
        screen.select(5..<7)
        screen.press(.upArrow)
        #expect(screen.caret == 1)
        screen.select(5..<7)
        screen.press(.downArrow)
        #expect(screen.caret == 11)
    }

    // MARK: Control keys

    @Test("6.1 L: control with A, E, F, B, N and P move")
    func controlMoves() {
        let (screen, _) = editedLines("abc\ndef")
        screen.select(5)
        let moves: [(KeyEquivalent, Int)] = [("a", 4), ("e", 7), ("b", 6), ("f", 7), ("p", 3), ("n", 7)]
        for (key, expected) in moves {
            screen.press(key, .control)
            #expect(screen.caret == expected, "\(key.character)")
        }
    }

    @Test("6.1 L: control with H and D delete")
    func controlDeletes() {
        let (screen, model) = editedLine("abcd")
        screen.select(2)
        screen.press("h", .control)
        #expect(model.text == "acd")
        screen.press("d", .control)
        #expect(model.text == "ad")
    }

    @Test("6.1 L: control and K cut to the paragraph's end, or its break; Y puts it back")
    func killAndYank() {
        let (screen, model) = editedLines("abcd\nef")
        screen.select(2)
        screen.press("k", .control)
        #expect(model.text == "ab\nef")
        screen.press("y", .control)
        #expect(model.text == "abcd\nef")
        screen.press("k", .control)
        #expect(model.text == "abcdef")
    }

    @Test("6.1 L: control and T swap two letters")
    func transpose() {
        let (screen, model) = editedLine("abcd")
        screen.select(2)
        screen.press("t", .control)
        #expect(model.text == "acbd")
        #expect(screen.caret == 3)
    }

    @Test("6.1 L: control and O break the line behind the caret")
    func openLine() {
        let (screen, model) = editedLines("abcd")
        screen.select(2)
        screen.press("o", .control)
        #expect(model.text == "ab\ncd")
        #expect(screen.caret == 2)
    }

    // MARK: Deleting

    @Test("6.3 L: deleting never parts a character")
    func deletesWholeCharacters() {
        let (screen, model) = editedLine("a👩‍👩‍👧e\u{301}🇩🇪")
        screen.press(.delete)
        #expect(model.text == "a👩‍👩‍👧e\u{301}")
        screen.press(.delete)
        #expect(model.text == "a👩‍👩‍👧")
        screen.press(.delete)
        #expect(model.text == "a")
        screen.press(.delete, times: 2)
        #expect(model.text == "")
    }

    @Test("6.3 L: a break of two characters is deleted as one")
    func deletesBreaks() {
        let (screen, model) = editedLines("a\r\nb")
        screen.select(2)
        screen.press(.delete)
        #expect(model.text == "ab")
    }

    @Test("6.1 L: option and delete delete to the word's start, command and delete to the line's")
    func deletesWordsAndLines() {
        let (screen, model) = editedLine("one two three")
        screen.press(.delete, .option)
        #expect(model.text == "one two ")
        screen.press(.delete, .command)
        #expect(model.text == "")
    }

    @Test("6.1 L: forward delete takes the next character, with option the word")
    func deletesForward() {
        let (screen, model) = editedLine("one two")
        screen.select(0)
        screen.press(.deleteForward)
        #expect(model.text == "ne two")
        screen.press(.deleteForward, .option)
        #expect(model.text == " two")
    }

    @Test("6.1 L: a key that edits deletes what is selected first")
    func editsReplaceTheSelection() {
        let (screen, model) = editedLine("one two three")
        screen.select(4..<7)
        screen.type("2")
        #expect(model.text == "one 2 three")
        screen.select(4..<6)
        screen.press(.delete)
        #expect(model.text == "one three")
    }

    // MARK: Commands

    @Test("6.1 L: command with A, C, X and V")
    func clipboard() {
        let (screen, model) = editedLine("one two")
        screen.press("a", .command)
        #expect(screen.selectedText == "one two")
        screen.press("c", .command)
        screen.press(.rightArrow)
        screen.press("v", .command)
        #expect(model.text == "one twoone two")
        screen.select(0..<3)
        screen.press("x", .command)
        #expect(model.text == " twoone two")
        #expect(UIPasteboard.general.string == "one")
    }

    @Test("6.1 L: tab goes to the next field, in an editor it is typed")
    func tabs() {
        let model = EditedModel()
        let screen = TypingScreen(
            VStack {
                LineField(model: model)
                LinesEditor(model: model)
            })
        screen.press(.tab)
        screen.press(.tab)
        #expect(screen.client?.traits.isMultiline == true)
        screen.press(.tab)
        #expect(model.text == "\t")
        screen.press(.tab, .shift)
        #expect(screen.client?.traits.isMultiline == false)
    }

    @Test("5.3 L: escape changes nothing in a field")
    func escape() {
        let (screen, model) = editedLine("one")
        #expect(!screen.press(.escape))
        #expect(model.text == "one")
        #expect(screen.client != nil)
    }
}
