import DesignSystem
import GalleryPages
import PerchPreviews

/// Lists and draws the previews of the design system, and its tokens' pages.
@main
struct GalleryPictures: PreviewTool {}
