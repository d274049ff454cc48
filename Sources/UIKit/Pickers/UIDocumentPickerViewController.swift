import Foundation
import UniformTypeIdentifiers

/// A controller with which the user selects files or a destination for files. The host shows the dialog.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
    private let request: HostRequest.Kind
    private let question = HostQuestion()

    /// Creates a picker for files of the given types.
    ///
    /// - Parameter asCopy: Whether the program receives copies. Hosts always provide files that the program can read.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        request = .importFiles(.init(types: contentTypes.map(\.identifier), allowsMultipleSelection: false))
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for files of the given types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker for the destination of files, or of copies of files.
    public init(forExporting urls: [URL], asCopy: Bool) {
        request =
            asCopy ? .exportFiles(urls.compactMap { HostRequest.FileExport(item: $0) }) : .moveFiles(urls)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for the destination of files.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Chooses files by the identifiers of their types; those that nobody knows are left out.
    @available(*, deprecated, renamed: "init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    public required init?(coder: NSCoder) { return nil }

    /// The delegate, which is notified of the selection.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether the user can select several files.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether file extensions are visible. The host decides this. Perch stores this
    /// value, but it has no effect.
    open var shouldShowFileExtensions = false { didSet { UIKitWithoutEffect.shouldShowFileExtensions.log() } }
    /// The initial folder. The host decides this. Perch stores this value, but it has no effect.
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

/// Constants that describe the mode of a document picker. This is an older API.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The modes: import, open, export to a service, and move to a service.
    case `import`, open, exportToService, moveToService
}

/// A delegate that is notified of the selection in a document picker.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user has selected files and the picker has closed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user has selected a file. This is an older form, for delegates that implement no other.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    /// Called after the user has canceled and the picker has closed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls.prefix(1) { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
