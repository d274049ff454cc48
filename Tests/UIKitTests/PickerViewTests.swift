import Foundation
import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct PickerViewTests {
    private class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Red", "Green", "Blue"], ["S", "M"]]
        var log: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component): \(rows[component][row])")
        }
    }

    private func picker(_ source: Source) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = source
        picker.delegate = source
        return picker
    }

    @Test("A finger that turns a wheel by two rows chooses the third")
    func turning() {
        let source = Source()
        let picker = picker(source)
        let screen = FingerScreen(picker, size: CGSize(width: 300, height: 216))
        screen.frame()
        screen.down(75, 108)
        for step in 1...8 { screen.move(75, 108 - CGFloat(step) * 10) }
        screen.wait(0.2)
        screen.up(75, 28)
        screen.wait(2)
        #expect(source.log == ["0: Blue"] && picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("A row that is not there is not chosen, and fewer rows bring the choice back")
    func limits() {
        let source = Source()
        let picker = picker(source)
        picker.selectRow(9, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(2, inComponent: 0, animated: false)
        source.rows[0] = ["Red", "Green"]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1 && source.log.isEmpty)
        #expect(picker.selectedRow(inComponent: 7) == -1 && picker.numberOfRows(inComponent: 7) == 0)
    }

    private final class Named: Source, UIPickerViewAccessibilityDelegate {
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            component == 0 ? "Color" : nil
        }
    }

    private struct Shown: UIViewRepresentable {
        let picker: UIPickerView
        func makeUIView(context: Context) -> UIPickerView { picker }
        func updateUIView(_ uiView: UIPickerView, context: Context) {}
    }

    @Test("The delegate names wheels; the picker names those that it does not name")
    func names() throws {
        let source = Named()
        let picker = picker(source)
        picker.accessibilityLabel = "Shirt"
        let view = try RenderedView(Shown(picker: picker).frame(width: 300, height: 216))
        #expect(view.pickers["Color"].value == "Red" && view.pickers["Shirt"].value == "S")
    }

    /// UIKit's rows have a fixed font: a program that wants larger ones makes views for them.
    @Test("Rows have the same size at all sizes of text")
    func textSizes() {
        let source = Source()
        let view = Shown(picker: picker(source)).frame(width: 300, height: 216)
        for size in [TypeSize.large, .accessibility5] {
            assertSnapshot(of: view, as: .image(typeSize: size), named: "rows")
        }
        let picker = picker(source)
        #expect(picker.rowSize(forComponent: 0).height == 32 && picker.intrinsicContentSize.height == 216)
    }
}
