/// A preview of a view, which ``Preview(_:body:)`` declares.
@MainActor
public struct Preview {
    /// The kind of traits for previews of views.
    public enum ViewTraits {}

    /// The name to show, if it was given one.
    package let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let content: @MainActor () -> any View

    /// Creates a preview of a view.
    ///
    /// Source code seldom does so itself; the `#Preview` macro does.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        self.traits = traits
        content = body
    }
}

/// A type that creates a preview. `#Preview` expands to such a type.
///
/// The conformance record, which the compiler keeps in the binary even where nothing else refers to the type,
/// is what the preview tool looks for.
@_alwaysEmitConformanceMetadata
@MainActor
public protocol PreviewRegistry {
    /// The module and file of the preview, in the form of `#fileID`.
    static var fileID: String { get }
    /// The line of the `#Preview`, from 1.
    static var line: Int { get }
    /// The column of the `#Preview`, from 1.
    static var column: Int { get }
    /// Creates the preview.
    static func makePreview() throws -> Preview
}
