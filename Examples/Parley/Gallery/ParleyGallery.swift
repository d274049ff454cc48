import Parley
import PerchPreviews

@main struct ParleyGallery: PreviewTool {}
