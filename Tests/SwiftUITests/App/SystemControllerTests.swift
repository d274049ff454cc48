import Foundation
import PerchTesting
import PhotosUI
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// Controllers of the system's in sheets of SwiftUI's.
@MainActor struct SystemControllerTests {
    /// A sheet with a controller, and what became of it.
    private struct Screen<Content: View>: View {
        let content: (@escaping (String) -> Void) -> Content
        @State private var isShown = false
        @State private var outcome = "none"

        var body: some View {
            Button("Open \(outcome) \(isShown)") { isShown = true }
                .sheet(isPresented: $isShown) { content { outcome = $0 } }
        }
    }

    private func open<Content: View>(
        _ content: @escaping (@escaping (String) -> Void) -> Content
    ) throws -> RenderedView {
        let view = try RenderedView(Screen(content: content))
        try view.update { try view.element(label: "Open none false").activate() }
        return view
    }

    private func tap(_ view: RenderedView, _ label: String) throws {
        try view.update { try view.element(label: label).activate() }
        view.advance(to: 5)
    }

    private func labels(_ view: RenderedView) -> [String] { view.elements.compactMap(\.label) }

    // MARK: Sharing

    private final class Stamp: UIActivity {
        var stamped: [Any] = []
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { stamped = activityItems }
    }

    private struct Sharing: UIViewControllerRepresentable {
        let items: [Any]
        var activities: [UIActivity] = []
        var excluded: [UIActivity.ActivityType] = []
        let tell: (String) -> Void

        func makeUIViewController(context: Context) -> UIActivityViewController {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            sheet.excludedActivityTypes = excluded
            sheet.completionWithItemsHandler = { type, isDone, _, _ in tell("\(type?.rawValue ?? "nothing") \(isDone)")
            }
            return sheet
        }

        func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
    }

    @Test func itemsAreSharedAndCopied() throws {
        let view = try open { Sharing(items: ["Hello", URL(string: "https://example.com")!], tell: $0) }
        #expect(
            view.requests.map(\.kind) == [
                .share(["Hello", "https://example.com"], subject: nil, message: nil)
            ])
        try tap(view, "Copy")
        #expect(labels(view) == ["Open com.apple.UIKit.activity.CopyToPasteboard true false"])
        #expect(view.requests.last?.kind == .copy)
    }

    @Test func aSheetClosesWithoutAChoice() throws {
        let view = try open { Sharing(items: ["Hello"], excluded: [.copyToPasteboard], tell: $0) }
        #expect(!labels(view).contains("Copy"))
        try tap(view, "Close")
        #expect(labels(view) == ["Open nothing false false"])
    }

    @Test func programsBringActivitiesOfTheirOwn() throws {
        let stamp = Stamp()
        let view = try open { Sharing(items: ["Hello"], activities: [stamp], tell: $0) }
        try tap(view, "Stamp")
        #expect(stamp.stamped as? [String] == ["Hello"])
        #expect(labels(view) == ["Open stamp true false"])
    }

    // MARK: Files

    private struct Files: UIViewControllerRepresentable {
        let tell: (String) -> Void

        final class Coordinator: NSObject, UIDocumentPickerDelegate {
            let tell: (String) -> Void
            init(_ tell: @escaping (String) -> Void) { self.tell = tell }
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                tell(urls.map(\.lastPathComponent).joined(separator: "+"))
            }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { tell("cancelled") }
        }

        func makeCoordinator() -> Coordinator { Coordinator(tell) }

        func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .png])
            picker.allowsMultipleSelection = true
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {}
    }

    @Test func filesArePickedByTheHost() throws {
        let view = try open { Files(tell: $0) }
        let request = try #require(view.requests.first)
        #expect(request.kind == .importFiles([.pdf, .png], allowsMultipleSelection: true) && request.isPending)
        view.update { request.choose(URL(filePath: "/a.pdf"), URL(filePath: "/b.png")) }
        view.advance(to: 5)
        #expect(labels(view) == ["Open a.pdf+b.png false"])
    }

    @Test func nobodyHasToPickAFile() throws {
        let view = try open { Files(tell: $0) }
        try tap(view, "Cancel")
        #expect(labels(view) == ["Open cancelled false"])
        #expect(view.requests.allSatisfy { !$0.isPending })
    }

    // MARK: Pictures

    private struct Picture: UIViewControllerRepresentable {
        let tell: (String) -> Void
        @Environment(\.presentationMode) private var presentation

        final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
            let parent: Picture
            init(_ parent: Picture) { self.parent = parent }
            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                let image = info[.originalImage] as? UIImage
                let part = info[.editedImage] as? UIImage
                parent.tell("\(image?.size.width ?? 0)×\(image?.size.height ?? 0) \(part?.size.width ?? 0)")
                picker.dismiss(animated: true)
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = context.coordinator
            picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
            picker.allowsEditing = true
            return picker
        }

        func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
    }

    /// The picture as a file of a name that is known, for as long as it takes.
    private func withPhotoFile(_ body: (URL) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        try photo.write(to: file)
        body(file)
    }

    private var photo: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).pngData { context in
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
    }

    @Test func aPictureIsPicked() throws {
        let view = try open { Picture(tell: $0) }
        let request = try #require(view.requests.first)
        #expect(request.kind == .pickPhotos(limit: 1))
        try withPhotoFile { file in view.update { request.choose(file) } }
        view.advance(to: 5)
        #expect(labels(view) == ["Open 6.0×4.0 4.0 false"])
    }

    @Test func aPickerPutsItselfAwayWhereNothingIsPicked() throws {
        let view = try open { Picture(tell: $0) }
        try tap(view, "Cancel")
        #expect(labels(view) == ["Open none false"])
    }

    private struct Photos: UIViewControllerRepresentable {
        let tell: (String) -> Void

        final class Coordinator: PHPickerViewControllerDelegate {
            let tell: (String) -> Void
            init(_ tell: @escaping (String) -> Void) { self.tell = tell }
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                let providers = results.map(\.itemProvider)
                let areImages = providers.allSatisfy { $0.canLoadObject(ofClass: UIImage.self) }
                tell("\(providers.compactMap(\.suggestedName)) \(areImages)")
                picker.dismiss(animated: true)
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(tell) }

        func makeUIViewController(context: Context) -> PHPickerViewController {
            var configuration = PHPickerConfiguration()
            configuration.filter = .images
            configuration.selectionLimit = 2
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
    }

    @Test func photosAreHandedOverAsProviders() throws {
        let view = try open { Photos(tell: $0) }
        let request = try #require(view.requests.first)
        #expect(request.kind == .pickPhotos(limit: 2))
        try withPhotoFile { file in view.update { request.choose(file) } }
        view.advance(to: 5)
        #expect(labels(view) == ["Open [\"a\"] true false"])
    }

    @Test func nobodyHasToPickAPhoto() throws {
        let view = try open { Photos(tell: $0) }
        try tap(view, "Cancel")
        #expect(labels(view) == ["Open [] true false"])
    }

    @Test func picturesAreLoadedFromProviders() async throws {
        let provider = NSItemProvider(object: try #require(UIImage(data: photo)))
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        let size = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image?.size) }
        }
        #expect(size == CGSize(width: 6, height: 4))
    }
}
