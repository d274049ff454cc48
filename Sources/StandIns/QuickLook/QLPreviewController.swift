import Foundation
import StandInViews
import SwiftUI
import UIKit

/// An object that shows files: pictures and text as they are, others by name and size.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
    /// The data source, which indicates who has the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The delegate.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The current preview item index, which indicates which file is shown.
    open var currentPreviewItemIndex = 0 {
        didSet { if isViewLoaded { show() } }
    }

    /// Creates a controller without files.
    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { return nil }

    /// Returns a Boolean value that indicates whether the content of a file is shown: whether it is a picture or text. Others
    /// are shown by name.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { FilePage.Contents($0) != .other } ?? false
    }

    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else {
            return nil
        }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Requests the files again.
    open func reloadData() { if isViewLoaded { show() } }
    /// Requests the file again.
    open func refreshCurrentPreviewItem() { reloadData() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.previewControllerDidDismiss(self)
    }

    private func show() {
        for child in children {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let item = currentPreviewItem
        fill(with: FilePage(url: item?.previewItemURL, title: item?.previewItemTitle))
    }
}

/// A type that provides the files of a controller.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// A type that is notified of changes of a controller.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called when the controller is going away.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called when the controller went away.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
