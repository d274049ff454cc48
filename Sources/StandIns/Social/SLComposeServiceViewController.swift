import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A row below the text of a sheet that shares something.
@MainActor open class SLComposeSheetConfigurationItem: NSObject {
    /// The name of the setting.
    open var title: String!
    /// The value of the setting.
    open var value: String!
    /// Whether the value is being found out.
    open var valuePending = false
    /// Called when the row is tapped.
    open var tapHandler: (() -> Void)!
    /// Creates a row.
    public override init() { super.init() }
}

/// The sheet of a share extension. No system opens extensions here, so a program or a preview has to present it.
@MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    /// The text view.
    open private(set) var textView: UITextView! = UITextView()
    /// What is seen while there is no text.
    open var placeholder: String! = ""
    /// How many characters remain; nil where there is no limit.
    open var charactersRemaining: NSNumber!
    /// The text.
    open var contentText: String! { textView.text }
    private let post = UIButton(type: .system)
    private var rows: [SLComposeSheetConfigurationItem] = []

    /// Called when the sheet is on the screen.
    open func presentationAnimationDidFinish() {}
    /// Called when people post. Override it to send the text.
    open func didSelectPost() { dismiss(animated: true) }
    /// Called when people cancel.
    open func didSelectCancel() { dismiss(animated: true) }
    /// Cancels as if people had.
    open func cancel() { didSelectCancel() }
    /// Whether the text can be posted. Override it; by default any text can.
    open func isContentValid() -> Bool { true }
    /// Asks ``isContentValid()`` again.
    open func validateContent() { post.isEnabled = isContentValid() }
    /// The rows below the text. Override it.
    open func configurationItems() -> [Any]! { [] }
    /// Asks ``configurationItems()`` again.
    open func reloadConfigurationItems() {
        rows = configurationItems()?.compactMap { $0 as? SLComposeSheetConfigurationItem } ?? []
        layOutRows()
    }
    /// A view beside the text, such as a picture of what is shared. By default there is none.
    open func loadPreviewView() -> UIView! { nil }
    /// Shows the controller of a row.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        if let viewController { present(viewController, animated: true) }
    }
    /// Puts the controller of a row away.
    open func popConfigurationViewController() { presentedViewController?.dismiss(animated: true) }

    private let content = UIStackView()
    private let list = UIStackView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancelButton = UIButton(
            type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.didSelectCancel() })
        post.addAction(UIAction { [weak self] _ in self?.didSelectPost() }, for: .touchUpInside)
        post.setTitle("Post", for: .normal)
        let bar = UIStackView(arrangedSubviews: [cancelButton, UIView(), post])
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        let line = UIStackView(arrangedSubviews: [textView])
        if let preview = loadPreviewView() { line.addArrangedSubview(preview) }
        content.axis = .vertical
        content.spacing = 8
        list.axis = .vertical
        for part in [bar, line, list] { content.addArrangedSubview(part) }
        content.frame = view.bounds.insetBy(dx: 16, dy: 16)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        reloadConfigurationItems()
        validateContent()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationAnimationDidFinish()
    }

    open func textViewDidChange(_ textView: UITextView) { validateContent() }

    private func layOutRows() {
        for row in list.arrangedSubviews { row.removeFromSuperview() }
        for row in rows {
            var configuration = UIButton.Configuration.plain()
            configuration.title = row.title
            configuration.subtitle = row.value
            list.addArrangedSubview(
                UIButton(configuration: configuration, primaryAction: UIAction { _ in row.tapHandler?() }))
        }
    }
}
