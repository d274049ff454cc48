import Foundation
import PerchTesting
import SwiftUI
import Testing

/// How all controls look, in light and dark, with large text and from right to left.
@MainActor struct ControlLookTests {
    nonisolated static let variants: [Variant] = {
        var rightToLeft = Variant(layout: .sizeThatFits, scale: 1)
        rightToLeft.isRightToLeft = true
        return [
            Variant(layout: .sizeThatFits, scale: 1), Variant(layout: .sizeThatFits, scale: 1).with(scheme: .dark),
            Variant(layout: .sizeThatFits, scale: 1).with(typeSize: .accessibility3), rightToLeft,
        ]
    }()

    /// 10 January 2026, 9:41 in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_768_038_060)

    private func sheet(@ViewBuilder _ content: () -> some View) -> some View {
        VStack(spacing: 16, content: content).frame(width: 360).padding()
    }

    @Test(arguments: variants) func buttons(_ variant: Variant) {
        let view = sheet {
            HStack {
                Button("Default") {}
                Button("Delete", role: .destructive) {}
                Button("Disabled") {}.disabled(true)
                Button("Plain") {}.buttonStyle(.plain)
            }
            HStack {
                Button("Bordered") {}
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Tint") {}.tint(.green)
            }
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Large") {}.controlSize(.large)
            }
            HStack {
                Button("Delete", role: .destructive) {}
                Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
                Button("Off") {}.disabled(true)
                Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
            }
            HStack {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Radius") {}.buttonBorderShape(.roundedRectangle(radius: 2))
                Button {
                } label: {
                    Image(systemName: "heart")
                }
                .buttonBorderShape(.circle)
            }
            HStack {
                Label("Label", systemImage: "star")
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
                Link("Link", destination: URL(filePath: "/"))
            }
            Button {
            } label: {
                Text("Full width").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent).controlSize(.large)
        }
        assertSnapshot(of: view.buttonStyle(.bordered), as: .image(variant))
    }

    @Test(arguments: variants) func values(_ variant: Variant) {
        let view = sheet {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", isOn: .constant(false))
            Toggle("Disabled", isOn: .constant(true)).disabled(true)
            HStack {
                Toggle("Bold", isOn: .constant(true))
                Toggle("Italic", isOn: .constant(false))
            }
            .toggleStyle(.button)
            Slider(value: .constant(0.8)) {
                Text("Speed")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            Slider(value: .constant(0.5)).disabled(true).tint(.red)
            Stepper("Quantity: 3", value: .constant(3), in: 0...3)
            HStack(spacing: 20) {
                ProgressView()
                ProgressView().controlSize(.large).tint(.red)
                ProgressView("Loading…")
            }
            ProgressView(value: 0.6) {
                Text("Label")
            } currentValueLabel: {
                Text("60%")
            }
            Gauge(value: 0.6) {
                Text("Gauge")
            } currentValueLabel: {
                Text("60")
            }
            HStack(spacing: 20) {
                Gauge(value: 0.6) { Text("BPM") }.gaugeStyle(.accessoryCircular)
                Gauge(value: 0.6) { Text("60") }.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
                Gauge(value: 0.3) { Text("Level") }.gaugeStyle(.accessoryLinear)
            }
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func fields(_ variant: Variant) {
        let view = sheet {
            TextField("Empty", text: .constant(""))
            TextField("Filled", text: .constant("Johnny Appleseed"))
            Group {
                TextField("Empty", text: .constant(""))
                TextField("Filled", text: .constant("Johnny Appleseed"))
                TextField("Disabled", text: .constant("Johnny Appleseed")).disabled(true)
                SecureField("Password", text: .constant("secret"))
                TextField(
                    "Lines", text: .constant("Text that goes on in a second line, for the axis is vertical."),
                    axis: .vertical)
            }
            .textFieldStyle(.roundedBorder)
            TextEditor(text: .constant("An editor with\ntwo lines")).frame(height: 80).border(.gray)
            LabeledContent("Version", value: "1.2.3")
            GroupBox("Group") { Text("Inside the box") }
            DisclosureGroup("Closed") { Text("Hidden") }
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Shown") }
            ControlGroup {
                Button("A") {}
                Button("B") {}
            }
            ColorPicker("Colour", selection: .constant(.orange))
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func pickers(_ variant: Variant) {
        let options = ForEach(["Oak", "Beech", "Walnut"], id: \.self) { Text($0) }
        let view = sheet {
            Picker("Wood", selection: .constant("Beech")) { options }
            Picker("Wood", selection: .constant("Beech")) { options }.pickerStyle(.segmented)
            Picker("Wood", selection: .constant("Oak")) { options }.pickerStyle(.segmented).disabled(true)
            Picker("Wood", selection: .constant("Beech")) { options }.pickerStyle(.wheel)
            Menu("Options") { Button("A") {} }.buttonStyle(.bordered)
            MenuPanel(
                items: Group {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Toggle("Checked", isOn: .constant(true))
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                    Menu("More") { Button("Inner") {} }
                    Button("Disabled") {}.disabled(true)
                })
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func dates(_ variant: Variant) {
        let view = sheet {
            DatePicker("Day", selection: .constant(date), displayedComponents: .date)
            DatePicker("Both", selection: .constant(date)).disabled(true)
            DatePicker("Calendar", selection: .constant(date), in: date.addingTimeInterval(-432_000)...)
                .datePickerStyle(.graphical)
            DatePicker("Wheels", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.wheel).labelsHidden()
        }
        assertSnapshot(of: view, as: .image(variant))
    }

    @Test(arguments: variants) func unavailable(_ variant: Variant) {
        let view = ContentUnavailableView {
            Label("No Mail", systemImage: "tray.fill")
        } description: {
            Text("New mails you receive will appear here.")
        } actions: {
            Button("Refresh") {}
        }
        assertSnapshot(of: view.frame(width: 390, height: 400), as: .image(variant))
    }
}
