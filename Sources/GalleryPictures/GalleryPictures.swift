import DesignSystem
import PerchPreviews

/// Lists and draws the previews of the design system.
@main
struct GalleryPictures: PreviewTool {}
