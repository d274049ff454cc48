import Foundation
import SwiftUI

extension PhotosPicker where Label == Text {
    /// Creates a picker for several photos, with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: false),
            Text(titleResource))
    }

    /// Creates a picker for a photo, with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: false), Text(titleResource))
    }

    /// Creates a picker for several photos of a library, with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: true),
            Text(titleResource))
    }

    /// Creates a picker for a photo of a library, with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: true), Text(titleResource))
    }
}
