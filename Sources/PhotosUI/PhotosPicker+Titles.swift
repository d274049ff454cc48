import Foundation
import SwiftUI

// Pickers with a title in place of a label of any kind.

extension PhotosPicker where Label == Text {
    /// Creates a picker for several photos, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: false),
            Text(titleKey))
    }

    /// Creates a picker for a photo, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: false), Text(titleKey))
    }

    /// Creates a picker for several photos of a library, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: true),
            Text(titleKey))
    }

    /// Creates a picker for a photo of a library, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: true), Text(titleKey))
    }

    /// Creates a picker for several photos, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: false),
            Text(title))
    }

    /// Creates a picker for a photo, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: false), Text(title))
    }

    /// Creates a picker for several photos of a library, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: true),
            Text(title))
    }

    /// Creates a picker for a photo of a library, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: true), Text(title))
    }
}
