import Foundation
import PerchHost
import PerchTesting
import PhotosUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor final class PhotosPickerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Observable final class Model {
        var single: PhotosPickerItem?
        var several: [PhotosPickerItem] = []
        var isOpen = false
    }

    struct Single: View {
        @Bindable var model: Model
        var filter: PHPickerFilter? = nil
        var body: some View { PhotosPicker("Choose", selection: $model.single, matching: filter) }
    }

    struct Several: View {
        @Bindable var model: Model
        var limit: Int? = nil
        var behavior = PhotosPickerSelectionBehavior.default
        var body: some View {
            PhotosPicker(selection: $model.several, maxSelectionCount: limit, selectionBehavior: behavior) {
                Label("Choose", systemImage: "photo")
            }
        }
    }

    private static func file(_ color: Color) -> Data {
        ImageRenderer(content: color.frame(width: 4, height: 4)).uiImage!.pngData()!
    }

    private let photos = [
        Photo(id: "1", name: "Red", file: file(.red), type: .png),
        Photo(id: "2", name: "Blue", file: file(.blue), type: .png),
        Photo(id: "3", name: "Film", kinds: [.video], types: [.mpeg4Movie], thumbnail: nil) { _ in Data() },
    ]

    private func open(_ view: some View, photos: [Photo]? = nil) throws -> RenderedView {
        let view = try RenderedView(
            view.environment(\.pickablePhotos, photos ?? self.photos), variant: Variant(scale: 1))
        let button = try view.element(label: "Choose")
        view.update { button.activate() }
        return view
    }

    private func names(_ view: RenderedView) -> [String] {
        view.elements(role: .button).map(\.label).filter { ["Red", "Blue", "Film"].contains($0) }
    }

    @Test func saysSoWhereThereAreNoPhotos() throws {
        let view = try open(Single(model: Model()), photos: [])
        #expect(view.elements.map(\.label).contains { $0.contains("No Photos") })
        let cancel = try view.element(label: "Cancel")
        view.update { cancel.activate() }
        #expect(view.elements.map(\.label) == ["Choose"])
    }

    @Test func oneTapPicksASinglePhoto() async throws {
        let model = Model()
        let view = try open(Single(model: model))
        #expect(names(view) == ["Red", "Blue", "Film"])
        let red = try view.element(label: "Red")
        view.update { red.activate() }
        #expect(view.elements.map(\.label) == ["Choose"])
        let item = try #require(model.single)
        #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == nil)
        #expect(try await item.loadTransferable(type: Data.self) == photos[0].load(.png))
        #expect(try await item.loadTransferable(type: Image.self) != nil)
        #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test(arguments: [
        (PHPickerFilter.images, ["Red", "Blue"]), (.videos, ["Film"]), (.not(.images), ["Film"]),
        (.any(of: [.images, .videos]), ["Red", "Blue", "Film"]), (.all(of: [.images, .videos]), []),
    ])
    func filtersLeaveOthersOut(_ filter: PHPickerFilter, _ expected: [String]) throws {
        #expect(names(try open(Single(model: Model(), filter: filter))) == expected)
    }

    @Test func severalCountOnceTheyAreAdded() throws {
        let model = Model()
        let view = try open(Several(model: model, limit: 2))
        for name in ["Red", "Film", "Blue"] {
            let photo = try view.element(label: name)
            view.update { photo.activate() }
        }
        #expect(model.several.isEmpty)
        #expect(try view.element(label: "Film").traits.contains(.isSelected))
        #expect(!(try view.element(label: "Blue").traits.contains(.isSelected)))
        let add = try view.element(label: "Add")
        view.update { add.activate() }
        #expect(model.several.map(\.supportedContentTypes) == [[.png], [.mpeg4Movie]])
    }

    @Test func cancellingLeavesTheSelection() throws {
        let model = Model()
        let view = try open(Several(model: model))
        let (red, cancel) = (try view.element(label: "Red"), try view.element(label: "Cancel"))
        view.update { red.activate() }
        view.update { cancel.activate() }
        #expect(model.several.isEmpty)
    }

    @Test func continuousSelectionCountsAtOnce() throws {
        let model = Model()
        let view = try open(Several(model: model, behavior: .continuous))
        let red = try view.element(label: "Red")
        view.update { red.activate() }
        #expect(model.several.count == 1)
        view.update { red.activate() }
        #expect(model.several.isEmpty)
    }

    @Test func modifierOpensByItsBinding() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                Text("Screen").photosPicker(
                    isPresented: $model.isOpen, selection: $model.single, photoLibrary: .shared())
            }
        }
        let model = Model()
        let view = try RenderedView(
            Screen(model: model).environment(\.pickablePhotos, photos), variant: Variant(scale: 1))
        #expect(names(view).isEmpty)
        view.update { model.isOpen = true }
        let blue = try view.element(label: "Blue")
        view.update { blue.activate() }
        #expect(model.single?.itemIdentifier == "2")
        #expect(!model.isOpen)
    }

    // MARK: The host's photos

    private func save(_ color: Color) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "\(UUID().uuidString).png")
        try Self.file(color).write(to: file)
        return file
    }

    @Test func hostAnswersWhileTheSheetIsOpen() async throws {
        let model = Model()
        let view = try open(Several(model: model, limit: 2))
        let request = try #require(view.requests.last)
        #expect(request.kind == .pickPhotos(limit: 2) && request.isPending)
        let files = [try save(.red), try save(.blue)]
        view.update { request.choose(files[0], files[1]) }
        #expect(view.elements.map(\.label) == ["Choose"])
        #expect(model.several.map(\.supportedContentTypes) == [[.png], [.png]])
        #expect(try await model.several.last?.loadTransferable(type: Data.self) == Data(contentsOf: files[1]))
        #expect(!request.isPending)
    }

    @Test func hostThatHasNoneLeavesTheSelection() throws {
        let model = Model()
        let view = try open(Single(model: model))
        let red = try view.element(label: "Red")
        view.update { red.activate() }
        let again = try view.element(label: "Choose")
        view.update { again.activate() }
        let request = try #require(view.requests.last)
        view.update { request.cancel() }
        #expect(model.single != nil)
        view.update { again.activate() }
        let missing = try #require(view.requests.last)
        view.update { missing.choose(URL(filePath: "/nowhere.png")) }
        #expect(model.single != nil)
        #expect(view.elements.map(\.label) == ["Choose"])
    }

    @Test func nobodyWaitsForTheHostOnceTheSheetIsClosed() throws {
        let view = try open(Single(model: Model()))
        let request = try #require(view.requests.last)
        let cancel = try view.element(label: "Cancel")
        view.update { cancel.activate() }
        #expect(!request.isPending)
        let button = try view.element(label: "Choose")
        view.update { button.activate() }
        #expect(view.requests.count == 2 && view.requests.last?.isPending == true)
    }

    @Test func noSheetIsShownWhereTheHostTakesOver() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                Text("Screen").photosPicker(isPresented: $model.isOpen, selection: $model.single)
            }
        }
        let model = Model()
        let session = try Session(Screen(model: model), variant: Variant(scale: 1))
        session.requests.takesOver = { if case .pickPhotos = $0 { true } else { false } }
        _ = session.frame(at: 0)
        session.perform { model.isOpen = true }
        #expect(session.accessibility(at: 0.1).flatMap(\.flattened).map(\.label).filter { !$0.isEmpty } == ["Screen"])
        let request = try #require(session.requests.all.last)
        let photo = HostRequest.PickedPhoto(name: "a.png", data: Self.file(.red), type: UTType.png.identifier)
        #expect(session.requests.answer(request.id, .photos([photo])))
        #expect(model.single?.supportedContentTypes == [.png] && !model.isOpen)
    }

    @Test(arguments: [Variant(scale: 1), Variant(scale: 1).with(scheme: .dark)])
    func sheet(_ variant: Variant) throws {
        struct Open: View {
            @State var items: [PhotosPickerItem]
            var body: some View {
                Color.clear.photosPicker(
                    isPresented: .constant(true), selection: $items, selectionBehavior: .ordered)
            }
        }
        let chosen = [PhotosPickerItem(itemIdentifier: "2"), PhotosPickerItem(itemIdentifier: "1")]
        let view = Open(items: chosen).environment(\.pickablePhotos, photos)
        assertSnapshot(of: view, as: .image(variant))
    }
}
