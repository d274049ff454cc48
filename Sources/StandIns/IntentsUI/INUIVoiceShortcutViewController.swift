import Intents
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Learns what became of a sheet that adds a shortcut.
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    /// Called when the shortcut was added, or could not be.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the user canceled.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A sheet in which users add a shortcut to Siri. There is no Siri: it can be canceled only.
@MainActor @preconcurrency open class INUIAddVoiceShortcutViewController: UIViewController {
    /// The delegate, which dismisses the sheet.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    private let shortcut: INShortcut

    /// Creates a sheet for a shortcut.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: StandInSheet(title: "Add to Siri", name: shortcut.name) { [weak self] in
                guard let self else { return }
                delegate?.addVoiceShortcutViewControllerDidCancel(self)
            })
    }
}

/// Learns what became of a sheet that edits a shortcut.
@MainActor @preconcurrency public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    /// Called when the shortcut was changed, or could not be.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the shortcut was deleted.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier identifier: UUID)
    /// Called when the user canceled.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// A sheet in which users change a shortcut of Siri's. There is no Siri: it can be canceled only.
@MainActor @preconcurrency open class INUIEditVoiceShortcutViewController: UIViewController {
    /// The delegate, which dismisses the sheet.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    private let voiceShortcut: INVoiceShortcut

    /// Creates a sheet for a shortcut.
    public init(voiceShortcut: INVoiceShortcut) {
        self.voiceShortcut = voiceShortcut
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: StandInSheet(title: "Edit Shortcut", name: voiceShortcut.invocationPhrase) { [weak self] in
                guard let self else { return }
                delegate?.editVoiceShortcutViewControllerDidCancel(self)
            })
    }
}

extension StandInSheet {
    /// What both sheets show.
    fileprivate init(title: String, name: String, cancel: @escaping @MainActor () -> Void) {
        self.init(StandInPage("IntentsUI", symbol: "waveform", title: title, detail: name), close: cancel)
    }
}

extension INShortcut {
    fileprivate var name: String {
        switch self {
        case .intent(let intent): intent.suggestedInvocationPhrase ?? ""
        case .userActivity(let activity): activity.title ?? ""
        }
    }
}
