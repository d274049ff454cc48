import PerchPreviews
import Pomelo

@main struct PomeloGallery: PreviewTool {}
