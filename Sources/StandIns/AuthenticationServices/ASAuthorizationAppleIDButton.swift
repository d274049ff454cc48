import StandInViews
import SwiftUI
import UIKit

/// The button that signs users in with their Apple Account.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
    /// Constants that describe the title of the button.
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue` = 1
        case signUp = 2

        /// The title "Sign in with Apple".
        public static let `default` = ButtonType.signIn
    }

    /// Constants that describe the appearance of the button.
    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline = 1
        case black = 2
    }

    private let type: ButtonType
    private let style: Style

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 6 { didSet { show() } }

    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.type = type
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        let title =
            switch type {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        let face: SignInButtonFace.Style =
            switch style {
            case .white: .white
            case .whiteOutline: .whiteOutline
            case .black: .black
            }
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .button
        fill(with: SignInButtonFace(title: title, style: face, cornerRadius: cornerRadius).allowsHitTesting(false))
    }
}
