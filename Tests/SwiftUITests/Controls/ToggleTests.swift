import Foundation
import PerchTesting
import SwiftUI
import Testing

@MainActor struct ToggleTests {
    @Observable final class Model {
        var isOn = false
        var others = [true, false]
    }

    struct Wifi: View {
        @Bindable var model: Model
        var body: some View { Toggle("Wi-Fi", isOn: $model.isOn) }
    }

    @Test func tapChangesTheBinding() throws {
        let model = Model()
        let view = try RenderedView(Wifi(model: model))
        #expect(try view.element(role: .toggle, label: "Wi-Fi").value == "0")
        try view.update { try view.element(role: .toggle).activate() }
        #expect(model.isOn)
        #expect(try view.element(role: .toggle).value == "1")
    }

    @Test func disabledDoesNothing() throws {
        let model = Model()
        let view = try RenderedView(Wifi(model: model).disabled(true))
        #expect(!(try view.element(role: .toggle).activate()))
        #expect(!model.isOn)
    }

    /// A switch is 51 points wide, of which a layout counts 49, as with `UISwitch`.
    @Test func switchIs49By31InALayout() throws {
        let view = try RenderedView(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
        #expect(view.size == CGSize(width: 49, height: 31))
        #expect(try view.element(role: .toggle).label == "Wi-Fi")
    }

    @Test func labelFillsTheWidth() throws {
        let view = try RenderedView(Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 300))
        #expect(try view.element(role: .toggle).frame.width == 300)
    }

    struct Many: View {
        @Bindable var model: Model
        var body: some View { Toggle("All", sources: $model.others, isOn: \.self) }
    }

    @Test func mixedToggleTurnsAllOn() throws {
        let model = Model()
        let view = try RenderedView(Many(model: model))
        #expect(try view.element(role: .toggle).value == "mixed")
        try view.update { try view.element(role: .toggle).activate() }
        #expect(model.others == [true, true])
        try view.update { try view.element(role: .toggle).activate() }
        #expect(model.others == [false, false])
    }

    struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isOn ? "checked" : "open") { configuration.isOn.toggle() }
        }
    }

    @Test func styleOfOnesOwn() throws {
        let model = Model()
        let view = try RenderedView(Wifi(model: model).toggleStyle(Checkbox()))
        try view.update { try view.element(role: .toggle, label: "open").activate() }
        #expect(model.isOn)
        #expect(view.elements(role: .toggle, label: "checked").count == 1)
    }

    struct Wrapped: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
    }

    @Test func styleMayShowTheToggleInTheStyleOutside() throws {
        let view = try RenderedView(
            Toggle("x", isOn: .constant(true)).toggleStyle(Wrapped()).labelsHidden())
        #expect(view.size == CGSize(width: 59, height: 41))
    }
}
