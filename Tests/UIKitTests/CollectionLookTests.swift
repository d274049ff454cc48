import PerchTesting
import SwiftUI
import Testing
import UIKit

/// How configurations and wheels of UIKit look.
@MainActor struct CollectionLookTests {
    private struct Missing: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Mail"
            configuration.secondaryText = "New messages appear here."
            configuration.button.title = "Check Again"
            return configuration.makeContentView()
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func contentUnavailable() {
        assertSnapshot(of: Missing().frame(width: 300, height: 240), as: .image())
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? "Row \(row)" : nil
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            component == 0
                ? nil : NSAttributedString(string: "\(row)", attributes: [.foregroundColor: UIColor.systemRed])
        }
    }

    private struct Wheels: UIViewRepresentable {
        let rows: Rows
        func makeUIView(context: Context) -> UIPickerView {
            let picker = UIPickerView()
            picker.dataSource = rows
            picker.delegate = rows
            picker.selectRow(4, inComponent: 0, animated: false)
            picker.selectRow(2, inComponent: 1, animated: false)
            return picker
        }
        func updateUIView(_ uiView: UIPickerView, context: Context) {}
    }

    @Test func wheels() {
        let rows = Rows()
        assertSnapshot(of: Wheels(rows: rows).frame(width: 300, height: 216), as: .image())
        withExtendedLifetime(rows) {}
    }
}
