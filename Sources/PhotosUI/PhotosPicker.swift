import Foundation
import SwiftUI

/// A button that lets the user pick photos.
///
/// The host is asked for photos, such as the browser, which lets the user choose files. One that shows nothing may
/// have put photos into the environment (see ``Photo``); a sheet shows those, or says that there are none.
public struct PhotosPicker<Label: View> {
    private let request: PhotosRequest
    private let label: Label

    @Environment(\.photosPickerStyle) private var style
    @State private var isPresented = false

    nonisolated init(_ request: PhotosRequest, _ label: Label) {
        self.request = request
        self.label = label
    }
}

extension PhotosPicker: View {
    public var body: some View {
        let isPresented = $isPresented
        if style == .presentation {
            Button {
                isPresented.wrappedValue = true
            } label: {
                label
            }
            .modifier(PhotosPresentation(isPresented: isPresented, request: request))
        } else {
            PhotosGrid(request: request, chosen: request.liveSelection)
        }
    }
}

extension PhotosPicker {
    /// Creates a picker for several photos, with a label.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: the most photos; nil for any number.
    ///   - selectionBehavior: when taps count, and whether they are numbered.
    ///   - filter: which photos are shown; nil is all.
    ///   - preferredItemEncoding: which encoding of a photo is available where there are several.
    @preconcurrency
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: @Sendable () -> Label
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: false), label())
    }

    /// Creates a picker for several photos of a library, with a label. The items have identifiers.
    @preconcurrency
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: @Sendable () -> Label
    ) {
        self.init(
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: true), label())
    }

    /// Creates a picker for a photo, with a label.
    @preconcurrency
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: @Sendable () -> Label
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: false), label())
    }

    /// Creates a picker for a photo of a library, with a label. The item has an identifier.
    @preconcurrency
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: @Sendable () -> Label
    ) {
        self.init(PhotosRequest(selection, filter, hasIdentifiers: true), label())
    }
}

/// The style of a photos picker.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
    private let kind: Int

    /// A button that opens a sheet.
    public static let presentation = PhotosPickerStyle(kind: 0)
    /// A picker within the view.
    public static let inline = PhotosPickerStyle(kind: 1)
    /// A style that shows the picker in the view. Unlike Apple's picker, it is not a single row.
    public static let compact = PhotosPickerStyle(kind: 2)
}

private enum PhotosPickerStyleKey: EnvironmentKey {
    static var defaultValue: PhotosPickerStyle { .presentation }
}

extension EnvironmentValues {
    fileprivate(set) var photosPickerStyle: PhotosPickerStyle {
        get { self[PhotosPickerStyleKey.self] }
        set { self[PhotosPickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of photos pickers in this view.
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        environment(\.photosPickerStyle, style)
    }

    /// Lets the user pick several photos while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - maxSelectionCount: the most photos; nil for any number.
    ///   - filter: which photos are shown; nil is all.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        photosSheet(
            isPresented,
            PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: false))
    }

    /// Lets the user pick several photos of a library while `isPresented` is true. The items have identifiers.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosSheet(
            isPresented, PhotosRequest(selection, maxSelectionCount, selectionBehavior, filter, hasIdentifiers: true))
    }

    /// Lets the user pick a photo while `isPresented` is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        photosSheet(isPresented, PhotosRequest(selection, filter, hasIdentifiers: false))
    }

    /// Lets the user pick a photo of a library while `isPresented` is true. The item has an identifier.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosSheet(isPresented, PhotosRequest(selection, filter, hasIdentifiers: true))
    }

    nonisolated private func photosSheet(_ isPresented: Binding<Bool>, _ request: PhotosRequest) -> some View {
        modifier(PhotosPresentation(isPresented: isPresented, request: request))
    }
}
