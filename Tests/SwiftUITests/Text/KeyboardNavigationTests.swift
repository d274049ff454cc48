import Foundation
import Testing

@testable import SwiftUI

/// Lists and controls that are operated by the keyboard. Names begin with the section of the facts that a test is about.
@MainActor struct KeyboardNavigationTests {
    @Observable final class Model {
        var chosen: String?
        var several: Set<String> = []
        var log: [String] = []
        var value = 0.5
        var isOn = false
    }

    private let model = Model()
    private static let woods = (1...40).map { "Wood \($0)" }

    private struct Woods: View {
        @Bindable var model: Model
        var action = false

        var body: some View {
            VStack {
                TextField("Field", text: .constant(""))
                if action {
                    list.contextMenu(forSelectionType: String.self) { _ in
                    } primaryAction: {
                        model.log.append($0.sorted().joined())
                    }
                } else {
                    list
                }
            }
        }

        private var list: some View {
            List(KeyboardNavigationTests.woods, id: \.self, selection: $model.chosen) { Text($0) }
        }
    }

    private func focusedLabel(_ screen: TypingScreen) -> String? { screen.elements.first { $0.isFocused }?.label }

    // MARK: Lists

    @Test("5.2 S: the tab key goes between groups: a field, and a list as a whole")
    func groups() {
        let screen = TypingScreen(Woods(model: model))
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Field")
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Wood 1")
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Field")
    }

    @Test("5.2 S: arrows move inside a list, and Return selects")
    func arrows() {
        let screen = TypingScreen(Woods(model: model))
        screen.press(.tab, times: 2)
        screen.press(.downArrow, times: 2)
        #expect(focusedLabel(screen) == "Wood 3")
        #expect(model.chosen == nil)
        screen.press(.upArrow)
        screen.press(.return)
        #expect(model.chosen == "Wood 2")
    }

    @Test("5.2 S: a list remembers where the keyboard was, and what is selected comes first")
    func remembered() {
        let screen = TypingScreen(Woods(model: model))
        screen.press(.tab, times: 2)
        screen.press(.downArrow, times: 3)
        screen.press(.tab, times: 2)
        #expect(focusedLabel(screen) == "Wood 4")
        screen.press(.tab)
        model.chosen = "Wood 2"
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Wood 2")
    }

    @Test("5.2 S: in a sidebar the selection follows the focus")
    func sidebar() {
        let screen = TypingScreen(Woods(model: model).listStyle(.sidebar))
        screen.press(.tab, times: 2)
        screen.press(.downArrow)
        #expect(model.chosen == "Wood 2")
    }

    @Test("5.2 S: the row that has the keyboard has a tinted background")
    func tinted() {
        let screen = TypingScreen(Woods(model: model))
        screen.press(.tab)
        screen.press(.tab)
        let first = screen.frame().displayList
        screen.press(.downArrow)
        #expect(screen.frame().displayList != first)
    }

    @Test("3 L: Return does the primary action of the row that has the keyboard")
    func primaryAction() {
        let screen = TypingScreen(Woods(model: model, action: true))
        screen.press(.tab, times: 2)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(model.log == ["Wood 2"])
    }

    @Test func theListScrollsWithTheKeyboardAndStopsAtItsEnds() {
        let screen = TypingScreen(Woods(model: model))
        screen.press(.tab, times: 2)
        screen.press(.upArrow)
        #expect(focusedLabel(screen) == "Wood 1")
        for _ in 1..<40 {
            screen.press(.downArrow)
            screen.frame(after: 0.5)
        }
        screen.press(.downArrow)
        #expect(focusedLabel(screen) == "Wood 40")
        let frame = screen.elements.first { $0.isFocused }?.frame ?? .zero
        #expect(CGRect(x: 0, y: 0, width: 300, height: 400).contains(frame))
    }

    @Test func aFieldInARowKeepsItsKeys() {
        let model = model
        let screen = TypingScreen(
            List(selection: .constant(String?.none)) {
                TextField("Inner", text: .constant("abc")).tag("inner")
                Text("Other").tag("other")
            })
        screen.press(.tab, times: 2)
        #expect(focusedLabel(screen) == "Inner")
        screen.press(.downArrow)
        #expect(screen.client != nil)
        _ = model
    }

    // MARK: Controls

    private struct Controls: View {
        @Bindable var model: Model
        @FocusState var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Field", text: .constant(""))
                Button("Press") { model.log.append("pressed") }.focused($isFocused)
                Button("Off") { model.log.append("off") }.disabled(true)
                Toggle("Switch", isOn: $model.isOn)
                Slider(value: $model.value) { Text("Slider") }
                Button("Ask") { isFocused = true }
            }
        }
    }

    private func controls(_ direction: LayoutDirection = .leftToRight) -> TypingScreen {
        let screen = TypingScreen(Controls(model: model).environment(\.layoutDirection, direction))
        screen.host.focus.hasFullKeyboardAccess = true
        return screen
    }

    @Test("5.2 S: with Full Keyboard Access the tab key comes to buttons, and Space activates")
    func space() {
        let screen = controls()
        screen.press(.tab, times: 2)
        #expect(focusedLabel(screen) == "Press")
        #expect(screen.client == nil)
        screen.press(.space)
        #expect(model.log == ["pressed"])
    }

    @Test("1.7 S: the Return key presses no button that is not focused")
    func notFocused() {
        let screen = controls()
        screen.press(.return)
        screen.press(.space)
        #expect(model.log == [])
    }

    @Test("5.2 S: disabled controls are passed over, and after the last comes the first")
    func order() {
        let screen = controls()
        var seen: [String?] = []
        for _ in 0..<6 {
            screen.press(.tab)
            seen.append(focusedLabel(screen))
        }
        #expect(seen == ["Field", "Press", "Switch", "Slider", "Ask", "Field"])
        screen.press(.tab, [.shift])
        #expect(focusedLabel(screen) == "Ask")
    }

    @Test func theTabKeyPassesOverWhatDoesNotRespond() {
        let screen = TypingScreen(
            VStack {
                Button("First") {}
                VStack {
                    Button("Second") {}
                    Button("Third") {}
                }
                .accessibilityRespondsToUserInteraction(false)
                Button("Last") {}
            })
        screen.host.focus.hasFullKeyboardAccess = true
        screen.press(.tab)
        #expect(focusedLabel(screen) == "First")
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Last")
    }

    @Test("5.2 S: views that are only activated come in their turn with Full Keyboard Access")
    func activated() {
        let screen = TypingScreen(Color.red.frame(width: 40, height: 40).focusable(interactions: .activate))
        #expect(!screen.press(.tab))
        screen.host.focus.hasFullKeyboardAccess = true
        #expect(screen.press(.tab))
    }

    @Test func switchesTurnAndSlidersMoveByKeys() {
        let screen = controls()
        screen.press(.tab, times: 3)
        screen.press(.space)
        #expect(model.isOn)
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(model.value > 0.5)
    }

    @Test func aFocusStateNamesAButtonAndADisabledOneLosesTheKeyboard() {
        let screen = controls()
        screen.tap("Ask")
        #expect(focusedLabel(screen) == "Press")
        screen.host.setEnvironment { $0.isEnabled = false }
        screen.frame()
        #expect(screen.host.focus.focused == nil)
    }

    @Test func aButtonThatHasTheKeyboardShowsAHalo() {
        let screen = controls()
        screen.press(.tab)
        let before = screen.frame().displayList
        screen.press(.tab)
        #expect(screen.frame().displayList != before)
    }
}
