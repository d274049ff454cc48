import CoreTransferable
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// The configuration of a UIKit picker.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// Constants that describe which encoding of a photo is used. In Perch, they have no effect, because photos have
    /// one encoding.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The modes for the best encoding, the current encoding, and the most compatible encoding.
        case automatic, current, compatible
    }

    /// Constants that describe the selection of several photos.
    public enum Selection: Int, Sendable {
        /// The selections in any order and in numbered order, each with updates at the end or after each tap.
        case `default`, ordered, continuous, continuousAndOrdered
    }

    let hasIdentifiers: Bool

    /// Creates a configuration for one photo of any kind.
    public init() { hasIdentifiers = false }

    /// Creates a configuration for one photo of any kind in a library. The results have identifiers.
    public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }

    /// The preferred encoding of photos.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The selection of several photos.
    public var selection = Selection.default
    /// The maximum number of photos. The value 0 means no limit.
    public var selectionLimit = 1
    /// The filter for the photos. Nil for all photos.
    public var filter: PHPickerFilter?
    /// The identifiers of the photos that are selected at first. Perch has no photo library, so they have no effect.
    public var preselectedAssetIdentifiers: [String] = []
}

/// A view controller with which the user picks photos. The host shows its photos, or a sheet that says that there are
/// none.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate, which is notified of the picked photos and must dismiss the picker.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private let question = HostQuestion()

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let picked = Binding<[PhotosPickerItem]>(get: { [] }, set: { [weak self] in self?.finish($0) })
        let sheet = UIHostingController(
            rootView: PhotosSheet(request: PhotosRequest(configuration, picked))
                .environment(\.dismiss, DismissAction { [weak self] in self?.finish([]) }))
        addChild(sheet)
        sheet.view.frame = view.bounds
        sheet.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(sheet.view)
        sheet.didMove(toParent: self)
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isFinished else { return }
        let hasIdentifiers = configuration.hasIdentifiers
        question.ask(PhotosRequest(configuration, .constant([])).kind) { [weak self] reply in
            self?.finish(reply.items(hasIdentifiers: hasIdentifiers))
        }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        question.withdraw()
    }

    private var isFinished = false

    /// Tells the delegate once: a sheet that closes after a choice closes without another one.
    private func finish(_ items: [PhotosPickerItem]) {
        guard !isFinished else { return }
        isFinished = true
        delegate?.picker(self, didFinishPicking: items.map(PHPickerResult.init))
    }
}

/// A delegate that is notified of the picked photos.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called after the user picked photos, or canceled, in which case there are none. The delegate must dismiss the
    /// picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo that was picked.
public struct PHPickerResult: Equatable, Hashable {
    /// The item provider that loads the photo.
    public let itemProvider: NSItemProvider
    /// The identifier of the photo in the photo library. Nil if the picker has no photo library.
    public let assetIdentifier: String?

    init(_ item: PhotosPickerItem) {
        assetIdentifier = item.itemIdentifier
        itemProvider = item.provider
    }
}

extension PhotosRequest {
    init(_ configuration: PHPickerConfiguration, _ picked: Binding<[PhotosPickerItem]>) {
        let behavior: PhotosPickerSelectionBehavior =
            switch configuration.selection {
            // The delegate is notified once, so that taps count at the end.
            case .default, .continuous: .default
            case .ordered, .continuousAndOrdered: .ordered
            }
        self.init(
            picked, configuration.selectionLimit, behavior, configuration.filter,
            hasIdentifiers: configuration.hasIdentifiers)
    }
}

extension PhotosPickerItem {
    /// Loads the photo in each of its types.
    fileprivate var provider: NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = photo.map { ($0.name as NSString).deletingPathExtension }
        guard let photo else { return provider }
        for type in photo.types {
            provider.registerDataRepresentation(for: type) { hand in
                Task {
                    do { hand(try await photo.load(type), nil) } catch { hand(nil, error) }
                }
                return nil
            }
        }
        return provider
    }
}
