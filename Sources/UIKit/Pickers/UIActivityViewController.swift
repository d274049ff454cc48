import Foundation
import UniformTypeIdentifiers

/// A sheet that offers activities for items.
///
/// As with a `ShareLink`, the host receives the items when the sheet appears. A host that supports sharing shows its
/// own sheet. Otherwise, this sheet offers to copy the items, and the activities of the program.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    /// A closure that receives the selected activity, if any, and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// A closure that also receives the items that an extension changed (none in Perch) and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]

    /// Creates a sheet for items: texts, URLs, files, images, data, or `UIActivityItemSource` objects.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }

    /// A closure that is called when the sheet closes.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { viewIfLoaded?.contentDidChange() } }

    open override func loadView() { view = ControllerContentView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAsked else { return }
        hasAsked = true
        let sharing = HostRequest.Kind.share(
            .init(items: items(for: nil).compactMap(HostRequest.FileExport.init(item:)), subject: subject, message: nil)
        )
        HostRequests.current.post(sharing)
        isHostSharing = HostRequests.current.takesOver(sharing)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isHostSharing { finish(nil, isDone: true) }
    }

    private var hasAsked = false
    private var isHostSharing = false

    // MARK: For the engine

    /// The items for an activity.
    package func items(for type: UIActivity.ActivityType?) -> [Any] {
        activityItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
                ?? (type == nil ? source.activityViewControllerPlaceholderItem(self) : nil)
        }
    }

    private var subject: String? {
        activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: nil) }.first { !$0.isEmpty }
    }

    package func offers(_ type: UIActivity.ActivityType) -> Bool {
        !(excludedActivityTypes ?? []).contains(type)
    }

    /// What the program can do with the items.
    package var offeredActivities: [UIActivity] {
        let items = items(for: nil)
        return applicationActivities.filter { activity in
            activity.activityTitle != nil && activity.activityType.map(offers) ?? true
                && activity.canPerform(withActivityItems: items)
        }
    }

    /// Puts the items on the pasteboard.
    package func copyItems() {
        UIPasteboard.general.replace(items(for: .copyToPasteboard).compactMap(UIPasteboard.Item.init))
        finish(.copyToPasteboard, isDone: true)
    }

    /// Does what the program can do.
    package func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.onFinish = { [weak self] in self?.finish(activity.activityType, isDone: $0) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// The sheet closes.
    package func finish(_ type: UIActivity.ActivityType?, isDone: Bool) {
        let tell = completionWithItemsHandler
        dismiss(animated: true) { tell?(type, isDone, nil, nil) }
    }
}

extension HostRequest.FileExport {
    /// An item as it is passed to others; nil for one that is nothing to them.
    @MainActor init?(item: Any) {
        if let url = item as? URL ?? (item as? NSURL).map({ $0 as URL }) {
            guard url.isFileURL else {
                self.init(name: nil, text: url.absoluteString, types: [UTType.url.identifier]) { _ in
                    Data(url.absoluteString.utf8)
                }
                return
            }
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            self.init(name: url.lastPathComponent, types: [type.identifier]) { _ in try Data(contentsOf: url) }
        } else if let text = Self.text(item) {
            self.init(name: nil, text: text, types: [UTType.utf8PlainText.identifier]) { _ in Data(text.utf8) }
        } else if let image = item as? UIImage {
            self.init(name: nil, types: [UTType.png.identifier]) { _ in
                guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
                return data
            }
        } else if let data = item as? Data {
            self.init(name: nil, types: [UTType.data.identifier]) { _ in data }
        } else {
            return nil
        }
    }

    static func text(_ item: Any) -> String? {
        item as? String ?? (item as? NSString).map { $0 as String } ?? (item as? NSAttributedString)?.string
    }
}
