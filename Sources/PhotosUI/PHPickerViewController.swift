import CoreTransferable
import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// The configuration of a UIKit picker.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// Constants that select one of a photo's encodings. Photos have one here.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The best one, the one that it is kept in, or the one that most programs understand.
        case automatic, current, compatible
    }

    /// Constants that describe the selection of several photos.
    public enum Selection: Int, Sendable {
        /// Selections in any order, or numbered; each tap counts at once, or at the end.
        case `default`, ordered, continuous, continuousAndOrdered
    }

    let hasIdentifiers: Bool

    /// One photo of any kind.
    public init() { hasIdentifiers = false }

    /// One photo of any kind of a library. The results have identifiers.
    public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }

    /// The preferred encoding of photos.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The selection of several photos.
    public var selection = Selection.default
    /// The most photos; 0 is any number.
    public var selectionLimit = 1
    /// The filter for the photos; nil is all.
    public var filter: PHPickerFilter?
    /// The photos that are selected at first, by identifier. There is no photo library here to find them in.
    public var preselectedAssetIdentifiers: [String] = []
}

/// Lets the user pick photos: the host shows what there is, or else a sheet says that there is nothing.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The object that is notified of what was picked. The delegate is to put the picker away.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    private let question = HostQuestion()

    /// A picker.
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

/// The object that is notified of what was picked.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Photos were picked; none if people gave up. The delegate is to put the picker away.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo that was picked.
public struct PHPickerResult: Equatable, Hashable {
    /// Loads the photo.
    public let itemProvider: NSItemProvider
    /// The photo's identifier in the photo library; nil if the picker was given none.
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
