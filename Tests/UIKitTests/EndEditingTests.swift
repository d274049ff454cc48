import PerchTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct EndEditingTests {
    private struct Fields: UIViewRepresentable {
        let outer: UIView
        func makeUIView(context: Context) -> UIView { outer }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func theKeyboardIsTakenFromWhoeverHasIt() {
        let (outer, field) = (UIView(), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        field.placeholder = "Name"
        outer.addSubview(field)
        let view = render(Fields(outer: outer).frame(width: 200, height: 100))
        view.field("Name").tap()
        #expect(field.isFirstResponder)
        view.update { #expect(outer.endEditing(true)) }
        #expect(!field.isFirstResponder && !field.isEditing)
    }
}
