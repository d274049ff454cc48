import LedgerUI
import PerchPreviews

@main struct LedgerGallery: PreviewTool {}
