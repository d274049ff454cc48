import Intents
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe how a button that adds a shortcut looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// White with an outline.
    case whiteOutline = 1
    /// Black.
    case black = 2
    /// Black with an outline.
    case blackOutline = 3
    /// White or black, as the appearance is.
    case automatic = 4
    /// White or black, as the appearance is, with an outline.
    case automaticOutline = 5
}

/// A delegate that presents the sheets of a button that adds a shortcut.
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    /// Called to present a sheet that adds the shortcut.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Called to present a sheet that edits the shortcut.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button that adds a shortcut to Siri. Its sheet can be canceled only.
@MainActor @preconcurrency open class INUIAddVoiceShortcutButton: UIButton {
    /// The style.
    public private(set) var style: INUIAddVoiceShortcutButtonStyle = .automatic
    /// The delegate, which presents the sheets.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// The shortcut.
    open var shortcut: INShortcut?

    /// Creates a button in a style.
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        setStyle(style)
        setTitle("Add to Siri", for: .normal)
        layer.cornerRadius = 10
        addAction(
            UIAction { [weak self] _ in
                guard let self, let shortcut else { return }
                delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
            }, for: .touchUpInside)
    }

    /// Changes the style.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        let (ground, text): (UIColor, UIColor) =
            switch style {
            case .white, .whiteOutline: (.white, .black)
            case .black, .blackOutline: (.black, .white)
            case .automatic, .automaticOutline: (.label, .systemBackground)
            }
        backgroundColor = ground
        setTitleColor(text, for: .normal)
        let isOutlined = [.whiteOutline, .blackOutline, .automaticOutline].contains(style)
        layer.borderWidth = isOutlined ? 1 : 0
        layer.borderColor = isOutlined ? text.cgColor : nil
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 44) }
}
