import PerchPreviews

/// Previews with planted faults, each beside the same view without it.
@main
struct Fixture: PreviewTool {}
