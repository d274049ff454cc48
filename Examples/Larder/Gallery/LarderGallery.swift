import Larder
import PerchPreviews

@main struct LarderGallery: PreviewTool {}
