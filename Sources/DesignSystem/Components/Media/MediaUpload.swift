import SwiftUI

/// An object that represents the upload of a picture.
///
/// Anyone who owns it lets the picture arrive when the section that shows it has closed or its screen has gone; a section that
/// is given none has its own.
///
/// ```swift
/// MediaGallerySection(title: "Receipts", attachments: receipts, upload: uploads.receipts, onUploadAttachment: { … })
/// ```
@MainActor @Observable
public final class MediaUpload {
    /// A Boolean value that indicates whether a picture is on its way.
    public private(set) var isRunning = false
    /// How much of it has come, as long as that is known.
    private(set) var progress: Progress?
    /// Why the latest one has not arrived.
    private(set) var failure: LoadFailure?
    /// What trying again does; nil if that makes no sense.
    private var again: (@MainActor () async throws -> Void)?

    /// Creates a value without uploads.
    public init() {}

    var canRetry: Bool { again != nil }

    /// Loads a picture, then passes it over. Does nothing while another is on its way.
    func begin(
        _ load: @escaping @MainActor (_ progress: (Progress) -> Void) async throws -> Data,
        _ handOver: @escaping @MainActor (Data) async throws -> Void
    ) {
        guard !isRunning else { return }
        again = nil
        run { [weak self] in
            let data = try await load { self?.progress = $0 }
            self?.progress = nil
            // From here on it is at hand.
            self?.again = { try await handOver(data) }
            try await handOver(data)
        }
    }

    func retry() {
        if let again { run(again) }
    }

    private func run(_ work: @escaping @MainActor () async throws -> Void) {
        guard !isRunning else { return }
        isRunning = true
        failure = nil
        Task {
            do {
                try await work()
                again = nil
            } catch is CancellationError {
            } catch {
                failure = LoadFailure(error, fallback: String(localized: "The image could not be added."))
            }
            progress = nil
            isRunning = false
        }
    }
}
