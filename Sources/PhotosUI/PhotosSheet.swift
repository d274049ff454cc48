import Foundation
import SwiftUI
import HostKit
import UniformTypeIdentifiers

/// What a picker is to pick, and where to.
struct PhotosRequest {
    /// nil for any number.
    let limit: Int?
    let behavior: PhotosPickerSelectionBehavior
    let filter: PHPickerFilter?
    let hasIdentifiers: Bool
    private let selection: Binding<[PhotosPickerItem]>

    nonisolated init(
        _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?, hasIdentifiers: Bool
    ) {
        self.selection = selection
        // Apple's takes 0 for any number as well.
        self.limit = limit.flatMap { $0 > 0 ? $0 : nil }
        self.behavior = behavior
        self.filter = filter
        self.hasIdentifiers = hasIdentifiers
    }

    nonisolated init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, hasIdentifiers: Bool) {
        let several = Binding<[PhotosPickerItem]>(
            get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
        self.init(several, 1, .default, filter, hasIdentifiers: hasIdentifiers)
    }

    var isSingle: Bool { limit == 1 }

    /// The selection itself, where each tap counts at once.
    var liveSelection: Binding<[PhotosPickerItem]> { selection }

    /// What the host is asked.
    var kind: HostRequest.Kind {
        .pickPhotos(.init(limit: limit, allowsImages: allows(.image), allowsVideos: allows(.video)))
    }

    /// Takes what the host answers.
    func take(_ reply: HostRequest.Reply) {
        let photos = reply.items(hasIdentifiers: hasIdentifiers)
        if !photos.isEmpty { selection.wrappedValue = photos }
    }

    private func allows(_ kind: Photo.Kind) -> Bool {
        let sample = Photo(id: "", name: "", kinds: [kind], types: [], thumbnail: nil) { _ in Data() }
        return filter?.includes(sample) ?? true
    }
}

/// Asks the host for photos while a truth value holds. Meanwhile a sheet shows those that the environment has, unless the
/// host lets the user choose itself.
struct PhotosPresentation {
    let isPresented: Binding<Bool>
    let request: PhotosRequest

    @Environment(\.requestsOfSession) private var requests
    @State private var pending = PendingRequest()

    nonisolated init(isPresented: Binding<Bool>, request: PhotosRequest) {
        self.isPresented = isPresented
        self.request = request
    }
}

extension PhotosPresentation: ViewModifier {
    func body(content: Content) -> some View {
        let (isPresented, request, pending) = (isPresented, request, pending)
        let (requests, kind) = (requests ?? .current, request.kind)
        let isTakenOver = requests.takesOver(kind)
        // The selection of the latest body is set.
        pending.answer = request.take
        return
            content
            .sheet(
                isPresented: Binding(
                    get: { !isTakenOver && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
            ) {
                PhotosSheet(request: request)
            }
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
                guard isShown else { return pending.withdraw() }
                pending.ask(kind, requests) { isPresented.wrappedValue = false }
            }
            .onDisappear { pending.withdraw() }
    }
}

extension HostRequest.Reply {
    /// The photos of an answer; none if it is another one.
    func items(hasIdentifiers: Bool) -> [PhotosPickerItem] {
        guard case .photos(let photos) = self else { return [] }
        return photos.enumerated().map { index, photo in
            let photo = Photo(
                id: "\(photo.name) \(index)", name: photo.name, file: photo.data, type: UTType(photo.type) ?? .image)
            return PhotosPickerItem(photo, hasIdentifier: hasIdentifiers)
        }
    }
}

/// A sheet with the photos.
struct PhotosSheet {
    let request: PhotosRequest

    @Environment(\.dismiss) private var dismiss
    @State private var chosen: [PhotosPickerItem]

    nonisolated init(request: PhotosRequest) {
        self.request = request
        _chosen = State(initialValue: request.isSingle ? [] : request.liveSelection.wrappedValue)
    }
}

extension PhotosSheet: View {
    var body: some View {
        let (dismiss, request) = (dismiss, request)
        NavigationStack {
            PhotosGrid(request: request, chosen: choice)
                .navigationTitle(PhotoWords.title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(PhotoWords.cancel) { dismiss() }
                    }
                    if !request.isSingle {
                        ToolbarItem(placement: .confirmationAction) {
                            Button(PhotoWords.add) {
                                request.liveSelection.wrappedValue = chosen
                                dismiss()
                            }
                            .disabled(chosen.isEmpty && request.liveSelection.wrappedValue.isEmpty)
                        }
                    }
                }
        }
    }

    /// What a tap changes: of a single photo the selection, and the sheet closes; else what waits for Add.
    private var choice: Binding<[PhotosPickerItem]> {
        let (request, dismiss, waiting) = (request, dismiss, $chosen)
        guard request.isSingle || request.behavior.isContinuous else { return waiting }
        return Binding(
            get: { waiting.wrappedValue },
            set: { items in
                waiting.wrappedValue = items
                request.liveSelection.wrappedValue = items
                if request.isSingle { assumeMainActor { dismiss() } }
            })
    }
}

/// The photos in rows, with marks at those that are chosen.
struct PhotosGrid: View {
    let request: PhotosRequest
    @Binding var chosen: [PhotosPickerItem]

    @Environment(\.pickablePhotos) private var photos

    var body: some View {
        let shown = photos.filter { request.filter?.includes($0) ?? true }
        if shown.isEmpty {
            ContentUnavailableView(
                PhotoWords.none, systemImage: "photo.on.rectangle", description: Text(verbatim: PhotoWords.noneReason))
        } else {
            ScrollView {
                LazyVGrid(columns: PhotoMetrics.columns, spacing: PhotoMetrics.gap) {
                    ForEach(shown) { photo in
                        PhotoCell(photo: photo, mark: mark(photo)) { tap(photo) }
                    }
                }
            }
        }
    }

    private func mark(_ photo: Photo) -> PhotoMark? {
        guard let index = chosen.firstIndex(where: { $0.isPhoto(photo) }) else { return nil }
        return request.behavior.isOrdered ? .number(index + 1) : .checkmark
    }

    private func tap(_ photo: Photo) {
        if let index = chosen.firstIndex(where: { $0.isPhoto(photo) }) {
            chosen.remove(at: index)
        } else if request.isSingle {
            chosen = [PhotosPickerItem(photo, hasIdentifier: request.hasIdentifiers)]
        } else if chosen.count < request.limit ?? .max {
            chosen.append(PhotosPickerItem(photo, hasIdentifier: request.hasIdentifiers))
        }
    }
}

/// What is in the corner of a photo that is chosen.
private enum PhotoMark: Equatable {
    case checkmark
    case number(Int)
}

private struct PhotoCell: View {
    let photo: Photo
    let mark: PhotoMark?
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Color(uiColor: .secondarySystemFill)
                .aspectRatio(1, contentMode: .fit)
                .overlay {
                    if let thumbnail = photo.thumbnail {
                        Image(uiImage: thumbnail).resizable().scaledToFill()
                    } else {
                        Image(systemName: photo.kinds.contains(.video) ? "video" : "photo").foregroundStyle(.secondary)
                    }
                }
                .clipped()
                .overlay { if mark != nil { Color.white.opacity(PhotoMetrics.chosenVeil) } }
                .overlay(alignment: .bottomTrailing) { markView.padding(PhotoMetrics.markInset) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(photo.name)
        .accessibilityAddTraits(mark == nil ? [] : .isSelected)
    }

    @ViewBuilder private var markView: some View {
        if let mark {
            Group {
                switch mark {
                case .checkmark: Image(systemName: "checkmark")
                case .number(let number): Text(verbatim: "\(number)")
                }
            }
            .font(PhotoMetrics.markFont)
            .foregroundStyle(.white)
            .frame(width: PhotoMetrics.mark, height: PhotoMetrics.mark)
            .background(.tint, in: Circle())
            .overlay { Circle().strokeBorder(.white, lineWidth: PhotoMetrics.markLine) }
        }
    }
}

/// Sizes of iOS 17's photo picker, in points.
private enum PhotoMetrics {
    static let gap: CGFloat = 2
    static var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: gap), count: 3) }
    static let mark: CGFloat = 22
    static let markInset: CGFloat = 6
    static let markLine: CGFloat = 1.5
    static let markFont = Font.system(size: 12, weight: .bold)
    static let chosenVeil = 0.3
}

/// The words that the picker says itself.
private enum PhotoWords {
    static let title = "Photos"
    static let cancel = "Cancel"
    static let add = "Add"
    static let none = "No Photos"
    static let noneReason = "There is no photo library here."
}
