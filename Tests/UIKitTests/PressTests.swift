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

    private final class Container: UIViewController {
        let content = UIViewController()
        override var childForStatusBarStyle: UIViewController? { content }
        override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    }

    @Test func aChildDecidesAboutTheBars() {
        let container = Container()
        #expect(container.childForStatusBarStyle === container.content && container.childForStatusBarHidden == nil)
        #expect(container.childForHomeIndicatorAutoHidden === container.content)
        #expect(container.preferredScreenEdgesDeferringSystemGestures.isEmpty)
        #expect(UIButton.ButtonType.roundedRect == .system && UIButton(type: .roundedRect).buttonType == .system)
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
