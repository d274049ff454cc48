import Foundation
import PerchTesting
import SwiftUI
import Testing

/// Controls say the same whatever their style draws.
@MainActor struct ControlAccessibilityTests {
    struct OwnProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Circle().trim(to: configuration.fractionCompleted ?? 0).stroke()
            }
        }
    }

    @Test func progressHasItsValueInEveryStyle() throws {
        let styles: [(String, any View)] = [
            ("automatic", ProgressView("Load", value: 0.25)),
            ("circular", ProgressView("Load", value: 0.25).progressViewStyle(.circular)),
            ("own", ProgressView("Load", value: 0.25).progressViewStyle(OwnProgress())),
        ]
        for (name, view) in styles {
            let element = try RenderedView(AnyView(view)).element(role: .progress)
            #expect(element.label == "Load" && element.value == "25%", "\(name)")
            #expect(element.traits.contains(.updatesFrequently), "\(name)")
        }
        let spinner = try RenderedView(ProgressView("Load").progressViewStyle(OwnProgress()))
        #expect(try spinner.element(role: .progress).value == "In progress")
    }

    struct OwnGauge: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Capsule().frame(width: 100 * configuration.value).overlay { configuration.label }
        }
    }

    @Test func gaugeHasItsValueInEveryStyle() throws {
        func element(_ view: some View) throws -> FoundElement { try RenderedView(view).element(role: .gauge) }
        let gauge = Gauge(value: 30, in: 0...120) { Text("Speed") }
        #expect(try element(gauge).value == "25%")
        #expect(try element(gauge.gaugeStyle(.accessoryCircular)).value == "25%")
        #expect(try element(gauge.gaugeStyle(OwnGauge())).value == "25%")
        #expect(try element(gauge.gaugeStyle(OwnGauge())).label == "Speed")
    }

    struct OwnToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isOn ? "checkmark.square" : "square").accessibilityHidden(true)
                    configuration.label
                }
            }
        }
    }

    @Test func toggleIsAToggleInEveryStyle() throws {
        struct Screen: View {
            @State var isOn = false
            var body: some View { Toggle("Wifi", isOn: $isOn) }
        }
        for view in [
            AnyView(Screen()), AnyView(Screen().toggleStyle(.button)), AnyView(Screen().toggleStyle(OwnToggle())),
        ] {
            let view = try RenderedView(view)
            let toggle = try view.element(role: .toggle, label: "Wifi")
            #expect(toggle.value == "0" && toggle.traits.contains(.isToggle))
            view.update { toggle.activate() }
            #expect(try view.element(role: .toggle).value == "1")
            #expect(view.elements.count == 1)
        }
    }
}
