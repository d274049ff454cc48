import Bazaar
import PerchPreviews

@main struct BazaarGallery: PreviewTool {}
