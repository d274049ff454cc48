import SwiftDiagnostics
import SwiftSyntax

/// A mistake in the source that a macro is used on, shown at the place it is about.
enum MacroError: String, DiagnosticMessage {
    case previewWithoutBody = "#Preview needs a body: #Preview { … }"
    case previewableOutsidePreview =
        "@Previewable items must be at the root scope of the body of a #Preview"
    case previewableNeedsVariable = "@Previewable can only be applied to a variable"
    case entryNeedsVariable = "@Entry can only be applied to a variable"
    case entryNeedsOneVariable = "@Entry needs a declaration of a single variable"
    case entryIsComputed = "@Entry can't be applied to a variable that has accessors"
    case entryNeedsDefault = "@Entry needs a default value"
    case entryOutsideExtension =
        "@Entry can only be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    case modelNeedsClass = "@Model can only be applied to a class"
    case parameterNeedsDefault = "@Parameter needs a static variable with a default value"
    case queryNeedsArray = "@Query needs a variable that is an array of models, with its type: @Query var trips: [Trip]"
    case modelActorNeedsActor = "@ModelActor can only be applied to an actor"
    case animatableNeedsType =
        "@Animatable needs the property's type; write it, or mark the property @AnimatableIgnored"
    case focusedEntryNeedsOptional = "A FocusedValues entry must have an optional type and no default value"

    var message: String { rawValue }
    var diagnosticID: MessageID { MessageID(domain: "PerchMacros", id: "\(self)") }
    var severity: DiagnosticSeverity { .error }

    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: self)])
    }
}
