import Foundation
import UniformTypeIdentifiers

/// Lets the user choose files, or where files go to. The host shows the choice.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
    private let request: HostRequest.Kind
    private let question = HostQuestion()

    /// Chooses files of some types.
    ///
    /// - Parameter asCopy: whether the program gets copies. Hosts hand out files that the program may read as it
    /// prefers.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        request = .importFiles(.init(types: contentTypes.map(\.identifier), allowsMultipleSelection: false))
        super.init(nibName: nil, bundle: nil)
    }

    /// Chooses files of some types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Chooses where files go to: copies of them, or the files themselves.
    public init(forExporting urls: [URL], asCopy: Bool) {
        request =
            asCopy ? .exportFiles(urls.compactMap { HostRequest.FileExport(item: $0) }) : .moveFiles(urls)
        super.init(nibName: nil, bundle: nil)
    }

    /// Chooses where files go to.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Chooses files by the identifiers of their types; those that nobody knows are left out.
    @available(*, deprecated, renamed: "init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The object that is notified of what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether several files may be chosen.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether names are shown with what follows their point. The host decides.
    open var shouldShowFileExtensions = false { didSet { UIKitWithoutEffect.shouldShowFileExtensions.log() } }
    /// The folder to begin in. The host decides.
    open var directoryURL: URL? { didSet { UIKitWithoutEffect.directoryURL.log() } }

    open override func loadView() { view = ControllerContentView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        var request = request
        if case .importFiles(var files) = request {
            files.allowsMultipleSelection = allowsMultipleSelection
            request = .importFiles(files)
        }
        question.ask(request) { [weak self] in self?.finish($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        question.withdraw()
    }

    private func finish(_ reply: HostRequest.Reply) {
        dismiss(animated: true)
        guard case .files(let files) = reply, !files.isEmpty else {
            delegate?.documentPickerWasCancelled(self)
            return
        }
        delegate?.documentPicker(self, didPickDocumentsAt: files)
    }

    /// The user chose nothing.
    package func cancel() {
        question.withdraw()
        finish(.cancelled)
    }
}

/// Constants that describe what a document picker is for; the older way to say it.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copying a file in, opening it where it is, copying a file out, or moving it.
    case `import`, open, exportToService, moveToService
}

/// The object that is notified of what was chosen in a document picker.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen. The picker has closed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// A file was chosen; the older form, for delegates that have no other.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called when nothing was chosen. The picker has closed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls.prefix(1) { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
