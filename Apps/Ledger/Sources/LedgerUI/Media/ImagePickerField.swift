import DesignSystem
import Foundation
import LedgerStore
import PhotosUI
import SwiftUI

/// Chooses a picture for a document that is yet to be made, and shows it.
struct ImagePickerField: View {
    let title: String
    /// The picture's bytes, once they are read.
    @Binding var data: Data?
    /// Where the picture that is there already is shown from.
    var current: String?
    @State private var picked: PhotosPickerItem?
    @State private var error: String?

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.sm) {
            Text(title)
                .font(Typography.label)
                .foregroundStyle(ReadableColors.textSecondary)
            if let address {
                AsyncImage(url: address) { image in
                    image.resizable().aspectRatio(contentMode: .fit)
                } placeholder: {
                    BrandColors.surfaceTertiary
                }
                .frame(height: previewHeight)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement()
                .accessibilityLabel("Selected image")
                .accessibilityAddTraits(.isImage)
            }
            HStack(spacing: Spacing.lg) {
                PhotosPicker(
                    data == nil && current == nil
                        ? String(localized: "Select Image") : String(localized: "Change Image"), selection: $picked,
                    matching: .images
                )
                .frame(minHeight: .touchTargetMin)
                if data != nil {
                    Button("Remove", role: .destructive) { data = nil }
                        .frame(minHeight: .touchTargetMin)
                }
            }
            .font(Typography.buttonSmall)
            .tint(ReadableColors.brand)
            if let error {
                Text(error)
                    .font(Typography.caption)
                    .foregroundStyle(ReadableColors.destructive)
            }
        }
        .onChange(of: picked) { _, item in if let item { load(item) } }
    }

    @ScaledMetric private var previewHeight: CGFloat = 120

    private var address: URL? {
        if let data { return URL(string: "data:image/jpeg;base64,\(data.base64EncodedString())") }
        return current.flatMap { URL(string: $0) }
    }

    private func load(_ item: PhotosPickerItem) {
        picked = nil
        error = nil
        Task {
            let loaded = try? await item.loadTransferable(type: Data.self)
            if let loaded = loaded?.asKeptPicture(), MediaType(loaded)?.kind == .image {
                data = loaded
            } else {
                error = String(localized: "The image could not be read.")
            }
        }
    }
}

#Preview("None") {
    @Previewable @State var data: Data?
    ImagePickerField(title: "Image", data: $data).padding()
}

#Preview("One from before") {
    @Previewable @State var data: Data?
    ImagePickerField(title: "Logo", data: $data, current: PreviewPictures.sand).padding()
}
