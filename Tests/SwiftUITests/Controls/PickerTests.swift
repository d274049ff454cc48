import Foundation
import PerchTesting
import SwiftUI
import Testing

@MainActor struct PickerTests {
    @Observable final class Model {
        var country = "IN"
        var number: Int? = nil
    }

    struct Countries: View {
        @Bindable var model: Model
        var body: some View {
            Picker("Country", selection: $model.country) {
                Text("Australia").tag("AU")
                Text("India").tag("IN")
            }
        }
    }

    @Test func menuPickerShowsWhatIsChosen() throws {
        let view = try RenderedView(Countries(model: Model()))
        #expect(try view.element(role: .popUpButton, label: "Country").value == "India")
    }

    @Test func menuOpensAndChooses() throws {
        let model = Model()
        let view = try RenderedView(Countries(model: model).frame(width: 320, height: 400))
        try view.update { try view.element(role: .popUpButton).activate() }
        #expect(view.elements(role: .menuItem).map(\.label) == ["Australia", "India"])
        #expect(view.elements(role: .menuItem).map { $0.traits.contains(.isSelected) } == [false, true])
        try view.update { try view.element(role: .menuItem, label: "Australia").activate() }
        #expect(model.country == "AU")
        #expect(view.elements(role: .menuItem).isEmpty)
        #expect(try view.element(role: .popUpButton).value == "Australia")
    }

    @Test func segmentIsChosenByItsTag() throws {
        let model = Model()
        let view = try RenderedView(Countries(model: model).pickerStyle(.segmented).frame(width: 200))
        #expect(view.elements(role: .button).map { $0.traits.contains(.isSelected) } == [false, true])
        #expect(view.size.height == 32)
        try view.update { try view.element(role: .button, label: "Australia").activate() }
        #expect(model.country == "AU")
        #expect(view.elements(role: .button).map { $0.traits.contains(.isSelected) } == [true, false])
    }

    @Test func segmentsAreEquallyWide() throws {
        let view = try RenderedView(Countries(model: Model()).pickerStyle(.segmented).frame(width: 204))
        #expect(view.elements(role: .button).map(\.frame.width) == [100, 100])
    }

    struct Numbers: View {
        @Bindable var model: Model
        var body: some View {
            Picker("Number", selection: $model.number) {
                Text("None").tag(Int?.none)
                ForEach(1..<3) { Text("No. \($0)").tag($0) }
            }
            .pickerStyle(.segmented)
        }
    }

    @Test func tagsMatchAnOptionalSelection() throws {
        let model = Model()
        let view = try RenderedView(Numbers(model: model).frame(width: 300))
        #expect(try view.element(role: .button, label: "None").traits.contains(.isSelected))
        try view.update { try view.element(role: .button, label: "No. 2").activate() }
        #expect(model.number == 2)
        #expect(try view.element(role: .button, label: "No. 2").traits.contains(.isSelected))
        try view.update { try view.element(role: .button, label: "None").activate() }
        #expect(model.number == nil)
    }

    @Test func identityInAForEachIsATag() throws {
        let view = try RenderedView(
            Picker("Country", selection: .constant("USA")) {
                ForEach(["Australia", "USA"], id: \.self) { Text($0).bold() }
            }
            .pickerStyle(.segmented).frame(width: 300))
        #expect(try view.element(role: .button, label: "USA").traits.contains(.isSelected))
    }

    @Test func pickerOfNoValuesShowsNoneChosen() throws {
        let none: [Binding<String>] = []
        let view = try RenderedView(
            Picker("Country", sources: none, selection: \.self) { Text("India").tag("IN") }
                .pickerStyle(.segmented).frame(width: 200))
        #expect(try !view.element(role: .button, label: "India").traits.contains(.isSelected))
        #expect(try view.element(role: .button, label: "India").activate())
    }

    @Test func wheelIsAdjusted() throws {
        let model = Model()
        let view = try RenderedView(Countries(model: model).pickerStyle(.wheel))
        #expect(view.size.height == 216)
        #expect(try view.element(role: .picker, label: "Country").value == "India")
        try view.update { try view.element(role: .picker).adjust(.decrement) }
        #expect(model.country == "AU")
        try view.update { try view.element(role: .picker).adjust(.decrement) }
        #expect(model.country == "AU")
    }

    @Test func disabledPickerDoesNotOpen() throws {
        let view = try RenderedView(Countries(model: Model()).disabled(true))
        #expect(!(try view.element(role: .popUpButton).activate()))
    }

    @Test func menuRunsItsActionsAndCloses() throws {
        let log = ButtonTests.Log()
        let view = try RenderedView(
            Menu("More") {
                Button("Copy") { log.taps += 1 }
                Button("Delete", role: .destructive) {}
            }
            .frame(width: 320, height: 400))
        #expect(view.elements(role: .menuItem).isEmpty)
        try view.update { try view.element(role: .button, label: "More").activate() }
        #expect(view.elements(role: .menuItem).map(\.label) == ["Copy", "Delete"])
        try view.update { try view.element(role: .menuItem, label: "Copy").activate() }
        #expect(log.taps == 1)
        #expect(view.elements(role: .menuItem).isEmpty)
    }

    @Test func navigationLinkLeadsToAPageOfChoicesAndBack() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack {
                    Form { Countries(model: model).pickerStyle(.navigationLink) }
                }
            }
        }
        let model = Model()
        let view = try RenderedView(Screen(model: model), variant: Variant(scale: 1))
        let row = try #require(view.elements(role: .button).first { $0.label.contains("Country") })
        #expect(row.label.contains("India"))
        view.update { row.activate() }
        let choices = view.elements(role: .button).filter { ["Australia", "India"].contains($0.label) }
        #expect(choices.map(\.label) == ["Australia", "India"])
        #expect(choices.map { $0.traits.contains(.isSelected) } == [false, true])
        view.update { choices[0].activate() }
        #expect(model.country == "AU")
        #expect(
            view.elements(role: .button).contains { $0.label.contains("Country") && $0.label.contains("Australia") })
    }
}
