import SwiftUI
import Testing

/// Shows a view on a screen, so that a test can use it like a person.
///
/// ```swift
/// let screen = render(SignInView())
/// screen.field("Email").type("a@b.c")
/// screen.button("Sign In").tap()
/// screen.advance(by: .seconds(0.3))
/// #expect(screen.text("Welcome").exists)
/// ```
///
/// All screens of a process share `UserDefaults.standard`, as the windows of an app do, and tests run beside each other. If a view
/// follows a stored value, give it a separate store with `defaultAppStorage(_:)`.
///
/// - Parameters:
///   - view: The view.
///   - variant: What it is shown on; a phone's whole screen unless said otherwise. A device that is not known fails the
///     test, and the view is shown on the standard one.
@MainActor
public func render(
    _ view: some View, variant: Variant = Variant(), sourceLocation: SourceLocation = #_sourceLocation
) -> RenderedView {
    do { return try RenderedView(view, variant: variant) } catch {
        Issue.record(error, sourceLocation: sourceLocation)
        var variant = variant
        variant.device = nil
        return try! RenderedView(view, variant: variant)
    }
}
