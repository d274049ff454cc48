import Foundation
import Testing

@testable import UIKit

/// Events and parts of text, but which programs handle.
@MainActor @Suite struct PressTests {
    private final class Receiver: UIView {
        var codes: [UIKeyboardHIDUsage] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            codes += presses.compactMap(\.key?.keyCode)
            if presses.isEmpty { codes.append(.keyboardEscape) }
        }
    }

    @Test func pressesGoToTheNextResponder() {
        let receiver = Receiver()
        let inner = UIView()
        receiver.addSubview(inner)
        inner.pressesBegan([], with: nil)
        inner.pressesEnded([], with: nil)
        #expect(receiver.codes == [.keyboardEscape])
        #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82 && UIKeyboardHIDUsage.keyboardF12.rawValue == 69)
    }

    @Test func aViewKeepsItsActions() throws {
        let view = UIView()
        var runs = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                runs += 1
                return true
            }
        ]
        let action = try #require(view.accessibilityCustomActions?.first)
        action.attributedName = NSAttributedString(string: "Delete")
        #expect(action.actionHandler?(action) == true && runs == 1 && action.name == "Delete")
    }

    @Test func anItemOfATextHasAMenu() {
        let item = UITextItem(content: .tag("user"), range: NSRange(location: 1, length: 2))
        let menu = UITextItem.MenuConfiguration(menu: UIMenu(children: []))
        #expect(menu.preview?.view == nil && item.range.length == 2)
        #expect(UITextItem.MenuPreview(view: UIView()).view != nil)
    }
}
