import Combine
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

    @Test func editingPostsNotifications() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let text = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
            UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
        ]
        var posted: [NSNotification.Name] = []
        let subscriptions = names.map { name in
            NotificationCenter.default.publisher(for: name).sink { note in
                let object = note.object as AnyObject
                if object === field || object === text { posted.append(name) }
            }
        }
        defer { for subscription in subscriptions { subscription.cancel() } }
        let outer = UIView()
        field.placeholder = "Name"
        outer.addSubview(field)
        outer.addSubview(text)
        let view = render(Fields(outer: outer).frame(width: 200, height: 100))
        view.field("Name").tap()
        view.update { field.write("A") }
        view.update { _ = text.becomeFirstResponder() }
        view.update { text.write("B") }
        view.update { _ = text.resignFirstResponder() }
        #expect(posted == names)
    }
}
