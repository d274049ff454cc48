import AccessibilitySnapshot
import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

private struct Form: View {
    @State private var isOn = true
    @State private var count = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Order").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Toggle("Gift wrap", isOn: $isOn)
            Stepper("Copies: \(count)", value: $count)
            Button("Send") {}
                .buttonStyle(.borderedProminent)
                .accessibilityHint("Sends the order.")
                .accessibilityAction(named: "Save for later") {}
            Button("Cancel") {}.disabled(true)
            Image(systemName: "gift").accessibilityLabel("A gift").accessibilityActivationPoint(.topLeading)
        }
        .padding()
        .frame(width: 260)
    }
}

/// A suite as people write it for AccessibilitySnapshot.
final class AccessibilitySuite: XCTestCase {
    func testForm() {
        assertSnapshot(of: Form(), as: .accessibilityImage)
        let controller = UIHostingController(rootView: Form())
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        assertSnapshot(
            of: controller,
            as: .accessibilityImage(
                showActivationPoints: .always, useMonochromeSnapshot: false, markerColors: [.red, .blue]))
        assertSnapshot(of: controller, as: .accessibilityImage(precision: 0.98), named: "controller")
    }

    func testView() {
        let label = UILabel()
        label.text = "Oak"
        let button = UIButton(type: .system)
        button.setTitle("Plant", for: .normal)
        button.accessibilityHint = "Plants the tree."
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        assertSnapshot(of: stack, as: .accessibilityImage)
        assertSnapshot(of: stack, as: .accessibilityDescription)
    }
}
