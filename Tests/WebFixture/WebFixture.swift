import PerchPreviews

/// Previews that the browser tests use. That they can be looked at live is a matter of the manifest.
@main
struct WebFixture: PreviewTool {}
