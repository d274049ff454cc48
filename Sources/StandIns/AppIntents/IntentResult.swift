import SwiftUI

/// A type that represents the result of an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value
    /// The value.
    var value: Value? { get }
}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that runs another intent.
public protocol OpensIntent: IntentResult {}

/// A result that `.result()` creates.
public struct IntentResultContainer<Value>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
    @unchecked Sendable
{
    // Unchecked as Apple's: an intent makes its value and passes it over.

    /// The value.
    public let value: Value?
    /// What the system says.
    let dialog: IntentDialog?

    init(value: Value?, dialog: IntentDialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResult where Self == IntentResultContainer<Never> {
    /// Returns an empty result.
    public static func result() -> Self { Self(value: nil) }
    /// Returns a result with a dialog.
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
    /// Returns a result with a dialog and a view.
    public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil, dialog: dialog) }
    /// Returns a view to show.
    public static func result(view: some View) -> Self { Self(value: nil) }
    /// Returns a result with another intent to run.
    public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
}

extension IntentResult {
    /// Returns a value.
    public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }
    /// Returns a result with a value and a dialog.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
    /// Returns a result with a value, a dialog, and a view.
    public static func result<Value>(value: Value, dialog: IntentDialog, view: some View) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
}
