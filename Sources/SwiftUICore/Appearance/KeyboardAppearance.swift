import Foundation

/// How the keyboard on the screen moves. Apple publishes neither.
enum KeyboardAppearance {
    /// A quarter of a second, as `UIKeyboardAnimationDurationUserInfoKey` has said on every phone.
    static var motion: Animation { .easeInOut(duration: 0.25) }
    /// Room between the field that is edited and the keyboard, in points. Our choice.
    static let fieldMargin: CGFloat = 8
}
