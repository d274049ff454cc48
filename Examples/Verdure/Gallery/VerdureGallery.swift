import PerchPreviews
import Verdure

@main struct VerdureGallery: PreviewTool {}
