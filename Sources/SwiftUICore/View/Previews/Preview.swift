/// A view to look at while developing, as ``Preview(_:body:)`` declares it.
@MainActor
public struct Preview {
    /// The kind of traits that previews of views take.
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

/// A type that makes a preview; `#Preview` expands to one.
///
/// The conformance record, which the compiler keeps in the binary even where nothing else refers to the type,
/// is what the preview tool looks for.
@_alwaysEmitConformanceMetadata
@MainActor
public protocol PreviewRegistry {
    /// The module and file in which the preview stands, as `#fileID` gives them.
    static var fileID: String { get }
    /// The line of the `#Preview`, from 1.
    static var line: Int { get }
    /// The column of the `#Preview`, from 1.
    static var column: Int { get }
    /// Makes the preview.
    static func makePreview() throws -> Preview
}
