import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// The edit menu, handles and the mouse. Names begin with the section of the facts about iOS that a test is about.
@MainActor @Suite(.serialized) struct EditMenuTests {
    private struct Field: View {
        @Bindable var model: EditedModel
        var body: some View {
            VStack {
                TextField("Text", text: $model.text)
                Button("Elsewhere") {}
            }
            .padding(.top, 120)
        }
    }

    private func menu(_ screen: TypingScreen) -> [String] {
        let bar = screen.elements.first { $0.role == .menu }
        return bar?.flattened.filter { $0.role == .button }.map(\.label) ?? []
    }

    private func mouse(
        _ screen: TypingScreen, _ phase: PointerEvent.Phase, _ place: CGPoint, after seconds: TimeInterval = 0.05,
        buttons: PointerButtons = .primary, _ modifiers: EventModifiers = []
    ) {
        screen.frame(after: seconds)
        screen.host.send(
            PointerEvent(
                phase: phase, location: place, time: screen.time, kind: .mouse, buttons: buttons, modifiers: modifiers))
        screen.frame()
    }

    private func click(
        _ screen: TypingScreen, _ place: CGPoint, times: Int = 1, buttons: PointerButtons = .primary,
        _ modifiers: EventModifiers = []
    ) {
        screen.frame(after: 2)
        for _ in 0..<times {
            mouse(screen, .down, place, buttons: buttons, modifiers)
            mouse(screen, .up, place, buttons: buttons, modifiers)
        }
    }

    private func focused(_ text: String) -> (EditedModel, TypingScreen) {
        let model = EditedModel(text)
        let screen = TypingScreen(Field(model: model))
        screen.tap("Text")
        screen.select(text.count)
        UIPasteboard.general.string = nil
        return (model, screen)
    }

    @Test("6.2 L: a double tap selects a word, with handles and the menu")
    func doubleTap() {
        let (_, screen) = focused("one two three")
        screen.tap(screen.place(ofCharacter: 5), times: 2)
        #expect(screen.selectedText == "two")
        #expect(menu(screen) == ["Cut", "Copy"])
    }

    @Test("6.2 L: a tap on the caret shows the menu, another one hides it")
    func tapOnCaret() {
        let (_, screen) = focused("one two")
        let end = screen.place(ofCharacter: 6)
        #expect(menu(screen) == [])
        screen.tap(end)
        #expect(menu(screen) == ["Select", "Select All"])
        screen.tap(end)
        #expect(menu(screen) == [])
    }

    @Test("6.2 L: a tap in what is selected shows or hides the menu and keeps the selection")
    func tapInSelection() {
        let (_, screen) = focused("one two three")
        screen.tap(screen.place(ofCharacter: 5), times: 2)
        screen.tap(screen.place(ofCharacter: 5))
        #expect(menu(screen) == [] && screen.selectedText == "two")
        screen.tap(screen.place(ofCharacter: 5))
        #expect(menu(screen) == ["Cut", "Copy"] && screen.selectedText == "two")
    }

    @Test("6 L: the caret is offered Paste, Select and Select All; a selection Cut, Copy and Paste")
    func items() {
        let (model, screen) = focused("one two")
        UIPasteboard.general.string = "!"
        screen.tap(screen.place(ofCharacter: 6))
        #expect(menu(screen) == ["Paste", "Select", "Select All"])
        screen.tap("Select")
        #expect(screen.selectedText == "two")
        #expect(menu(screen) == ["Cut", "Copy", "Paste"])
        screen.tap("Copy")
        #expect(UIPasteboard.general.string == "two" && menu(screen) == [])
        screen.tap(screen.place(ofCharacter: 5))
        screen.tap("Cut")
        #expect(model.text == "one ")
        screen.tap(screen.place(ofCharacter: 3))
        screen.tap("Paste")
        #expect(model.text == "one two")
    }

    @Test("6.2 L: a finger that is held carries the caret; the menu comes when it is lifted")
    func hold() {
        let (_, screen) = focused("one two three")
        let start = screen.place(ofCharacter: 2)
        screen.touch(.down, start)
        screen.frame(after: 0.6)
        #expect(menu(screen) == [])
        screen.touch(.moved, screen.place(ofCharacter: 9))
        screen.touch(.up, screen.place(ofCharacter: 9))
        #expect(screen.selection?.isEmpty == true && menu(screen) == ["Select", "Select All"])
    }

    @Test("6.2 L: a handle pulls its end, the other stays")
    func handle() {
        let (_, screen) = focused("one two three")
        screen.tap(screen.place(ofCharacter: 5), times: 2)
        screen.frame(after: 2)
        guard let client = screen.client else { return }
        let end = client.geometry.rectangle(for: 7..<7)
        screen.touch(.down, CGPoint(x: end.midX, y: end.maxY))
        screen.touch(.moved, CGPoint(x: end.midX + 15, y: end.midY))
        #expect(menu(screen) == [])
        screen.touch(.moved, screen.place(ofCharacter: 12))
        screen.touch(.up, screen.place(ofCharacter: 12))
        #expect(screen.selection?.lowerBound == 4 && (screen.selection?.upperBound ?? 0) >= 12)
        #expect(menu(screen) == ["Cut", "Copy"])
    }

    @Test("6.2 L: typing, a scroll and a touch elsewhere take the menu away")
    func leaving() {
        let (_, screen) = focused("one two three")
        screen.tap(screen.place(ofCharacter: 5), times: 2)
        screen.tap("Elsewhere")
        #expect(menu(screen) == [] && screen.selectedText == "two")
        screen.tap(screen.place(ofCharacter: 5))
        #expect(menu(screen) == ["Cut", "Copy"])
        screen.type("2")
        #expect(menu(screen) == [])
    }

    @Test("6.4 S: a secret is neither cut nor copied")
    func secret() {
        let model = EditedModel("word")
        let screen = TypingScreen(SecureField("Text", text: Bindable(model).text).padding(.top, 120))
        UIPasteboard.general.string = nil
        screen.tap("Text")
        screen.tap(CGPoint(x: 10, y: screen.client?.item.frame.midY ?? 0), times: 2)
        #expect(screen.selection == 0..<4 && menu(screen) == [])
    }

    @Test("6.2 S: a pointer puts the caret exactly where it is")
    func exactCaret() {
        let (_, screen) = focused("wonderful")
        let place = screen.place(ofCharacter: 4)
        click(screen, CGPoint(x: place.x - 2, y: place.y))
        #expect(screen.caret == 4)
        // A finger would have gone to the edge of the word.
        screen.tap(CGPoint(x: place.x - 2, y: place.y))
        #expect(screen.caret == 0 || screen.caret == 9)
    }

    @Test("6.1 L: a click with shift extends the selection")
    func shiftClick() {
        let (_, screen) = focused("one two three")
        click(screen, screen.place(ofCharacter: 4))
        let start = screen.caret
        click(screen, screen.place(ofCharacter: 11), .shift)
        #expect(screen.selection?.lowerBound == start && (screen.selection?.upperBound ?? 0) >= 11)
    }

    @Test("6.2 L: two clicks select a word, three the paragraph; dragging selects")
    func clicks() {
        let (_, screen) = focused("one two three")
        click(screen, screen.place(ofCharacter: 5), times: 2)
        #expect(screen.selectedText == "two" && menu(screen) == [])
        click(screen, screen.place(ofCharacter: 5), times: 3)
        #expect(screen.selectedText == "one two three")
        screen.frame(after: 2)
        let (start, end) = (screen.place(ofCharacter: 0), screen.place(ofCharacter: 6))
        mouse(screen, .down, CGPoint(x: start.x - 3, y: start.y))
        mouse(screen, .moved, CGPoint(x: end.x + 4, y: end.y))
        mouse(screen, .up, CGPoint(x: end.x + 4, y: end.y))
        #expect(screen.selectedText == "one two")
    }

    @Test("6 S: a secondary click opens the menu")
    func secondaryClick() {
        let (_, screen) = focused("one two three")
        click(screen, screen.place(ofCharacter: 5), times: 2)
        click(screen, screen.place(ofCharacter: 5), buttons: .secondary)
        #expect(screen.selectedText == "two" && menu(screen) == ["Cut", "Copy"])
        click(screen, screen.place(ofCharacter: 10), buttons: .secondary)
        #expect(screen.selection?.isEmpty == true && menu(screen) == ["Select", "Select All"])
    }

    private struct Selectable: View {
        var body: some View {
            VStack(spacing: 60) {
                Text("Can be copied")
                Text("Cannot be copied").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
    }

    @Test("6.4 S: a long press on a selectable text offers to copy or share all of it")
    func selectableText() {
        let screen = TypingScreen(Selectable())
        UIPasteboard.general.string = nil
        func hold(_ label: String) {
            guard let place = screen.element(label)?.center else { return }
            screen.touch(.down, place, after: 2)
            screen.frame(after: 0.6)
            screen.touch(.up, place)
        }
        hold("Cannot be copied")
        #expect(menu(screen) == [])
        hold("Can be copied")
        #expect(menu(screen) == ["Copy", "Share…"])
        screen.frame(after: 1)
        screen.tap("Copy")
        screen.frame(after: 1)
        #expect(UIPasteboard.general.string == "Can be copied" && menu(screen) == [])
    }
}
