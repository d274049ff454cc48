import UIKit

/// A row below the text of a sheet that shares something.
@MainActor @preconcurrency open class SLComposeSheetConfigurationItem: NSObject {
    /// The name of the setting.
    open var title: String!
    /// The value of the setting.
    open var value: String!
    /// A Boolean value that indicates whether the value is being found out.
    open var valuePending = false
    /// Called when the row is tapped.
    open var tapHandler: (() -> Void)!
    /// Creates a row.
    public override init() { super.init() }
}

/// The sheet of a share extension. No system opens extensions here, so a program or a preview has to present it.
@MainActor @preconcurrency open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    /// The text view.
    open private(set) var textView: UITextView! = UITextView()
    /// The placeholder, which indicates what is seen while there is no text.
    open var placeholder: String! = ""
    /// The number of characters that remain. Nil if there is no limit.
    open var charactersRemaining: NSNumber!
    /// The text.
    open var contentText: String! { textView.text }
    private let post = UIButton(type: .system)
    private var rows: [SLComposeSheetConfigurationItem] = []

    /// Called when the sheet is on the screen.
    open func presentationAnimationDidFinish() {}
    /// Called when users post. Override it to send the text.
    open func didSelectPost() { dismiss(animated: true) }
    /// Called when users cancel.
    open func didSelectCancel() { dismiss(animated: true) }
    /// Cancels as if users had.
    open func cancel() { didSelectCancel() }
    /// Returns a Boolean value that indicates whether the text can be posted. Override it. By default any text can.
    open func isContentValid() -> Bool { true }
    /// Asks ``isContentValid()`` again.
    open func validateContent() { post.isEnabled = isContentValid() }
    /// Returns the rows below the text. Override it.
    open func configurationItems() -> [Any]! { [] }
    /// Asks ``configurationItems()`` again.
    open func reloadConfigurationItems() {
        rows = configurationItems()?.compactMap { $0 as? SLComposeSheetConfigurationItem } ?? []
        layOutRows()
    }
    /// Returns a view beside the text, such as a picture of what is shared. By default there is none.
    open func loadPreviewView() -> UIView! { nil }
    /// Shows the controller of a row.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        if let viewController { present(viewController, animated: true) }
    }
    /// Puts the controller of a row away.
    open func popConfigurationViewController() { presentedViewController?.dismiss(animated: true) }

    private let cancelButton = UIButton(type: .system)
    private var preview: UIView?
    private var rowButtons: [UIButton] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.didSelectCancel() }, for: .touchUpInside)
        post.setTitle("Post", for: .normal)
        post.addAction(UIAction { [weak self] _ in self?.didSelectPost() }, for: .touchUpInside)
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        preview = loadPreviewView()
        view.addSubview(cancelButton)
        view.addSubview(post)
        view.addSubview(textView)
        if let preview { view.addSubview(preview) }
        reloadConfigurationItems()
        validateContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationAnimationDidFinish()
    }

    /// The height of the bar and of each row, and the room beside the contents, in points.
    private static let (rowHeight, margin): (CGFloat, CGFloat) = (44, 16)

    /// Called when the bar is above the text and the preview, which fill the room above the rows.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let height = Self.rowHeight
        let (cancelWidth, postWidth) = (cancelButton.intrinsicContentSize.width, post.intrinsicContentSize.width)
        cancelButton.frame = CGRect(x: area.minX, y: area.minY, width: cancelWidth, height: height)
        post.frame = CGRect(x: area.maxX - postWidth, y: area.minY, width: postWidth, height: height)
        let side = preview.map { max($0.bounds.width, 80) + Self.margin } ?? 0
        let rowsTop = max(area.maxY - CGFloat(rowButtons.count) * height, area.minY + height)
        textView.frame = CGRect(
            x: area.minX, y: area.minY + height, width: area.width - side, height: rowsTop - area.minY - height)
        preview?.frame = CGRect(
            x: area.maxX - side + Self.margin, y: area.minY + height, width: max(side - Self.margin, 0),
            height: max(side - Self.margin, 0))
        for (index, button) in rowButtons.enumerated() {
            button.frame = CGRect(
                x: area.minX, y: rowsTop + CGFloat(index) * height, width: area.width, height: height)
        }
    }

    open func textViewDidChange(_ textView: UITextView) { validateContent() }

    private func layOutRows() {
        for button in rowButtons { button.removeFromSuperview() }
        rowButtons = rows.map { row in
            let button = UIButton(type: .system)
            button.setTitle([row.title, row.value].compactMap { $0 }.joined(separator: "  "), for: .normal)
            button.contentHorizontalAlignment = .leading
            button.addAction(UIAction { _ in row.tapHandler?() }, for: .touchUpInside)
            view.addSubview(button)
            return button
        }
        view.setNeedsLayout()
    }
}
