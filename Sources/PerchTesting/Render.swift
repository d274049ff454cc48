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
/// All screens of a process share `UserDefaults.standard`, like the windows of an app, and tests run at the same time. If
/// a view depends on a stored value, give it a separate store with `defaultAppStorage(_:)`.
///
/// - Parameters:
///   - view: The view.
///   - variant: The variant. The default is the whole screen of a phone. If the device is unknown, the test fails, and the
///     view is shown on the default device.
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
