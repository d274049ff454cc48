/// A type that creates previews. This is the form from before `#Preview`.
///
/// Each of the top-level views in ``previews-swift.type.property`` is its own preview.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of view that is previewed.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }

    /// The platform of the previews. Nil for any platform.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}
