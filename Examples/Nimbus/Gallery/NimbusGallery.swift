import Nimbus
import PerchPreviews

@main struct NimbusGallery: PreviewTool {}
