import Foundation

extension UITextField {
    /// A notification that is posted when the user begins to edit a text field. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// A notification that is posted when the user has changed the text of a text field. The object is the field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    /// A notification that is posted when the user ends editing a text field. The object is the field.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
    /// A notification that is posted when the user begins to edit a text view. The object is the text view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// A notification that is posted when the user has changed the text of a text view. The object is the text view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// A notification that is posted when the user ends editing a text view. The object is the text view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
}
