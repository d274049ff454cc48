import SwiftUI

/// The button that signs users in with their Apple Account.
///
/// Nobody has an account here: a tap makes the request, and ends with `ASAuthorizationError.unknown`, as on a simulator
/// where nobody signed in.
@MainActor public struct SignInWithAppleButton: View {
    /// The title of a button.
    public struct Label: Equatable, Sendable {
        let title: String

        /// The title "Sign in with Apple".
        public static let signIn = Label(title: "Sign in with Apple")
        /// The title "Sign up with Apple".
        public static let signUp = Label(title: "Sign up with Apple")
        /// The title "Continue with Apple".
        public static let `continue` = Label(title: "Continue with Apple")
    }

    /// The appearance of a button.
    public struct Style: Equatable, Sendable {
        fileprivate enum Kind { case black, white, whiteOutline }
        fileprivate let kind: Kind

        /// A style with white text on a black background.
        public static let black = Style(kind: .black)
        /// A style with black text on a white background.
        public static let white = Style(kind: .white)
        /// A style with black text on a white background and a black border.
        public static let whiteOutline = Style(kind: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.unknown)))
        } label: {
            SignInButtonFace(title: label.title, style: style.face)
        }
        .buttonStyle(.plain)
    }
}

extension SignInWithAppleButton.Style {
    fileprivate var face: SignInButtonFace.Style {
        switch kind {
        case .black: .black
        case .white: .white
        case .whiteOutline: .whiteOutline
        }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
    /// Sets the style of Sign in with Apple buttons in this view.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

/// The logo and the title: the title's size is 43 percent of the height, as Apple's guidelines have it.
struct SignInButtonFace: View {
    enum Style { case black, white, whiteOutline }

    let title: String
    let style: Style
    var cornerRadius: CGFloat = 6

    var body: some View {
        GeometryReader { room in
            HStack(spacing: room.size.height * 0.12) {
                Image(systemName: "apple.logo").accessibilityHidden(true)
                Text(verbatim: title).fontWeight(.medium).lineLimit(1).minimumScaleFactor(0.5)
            }
            .font(.system(size: min(room.size.height * 0.43, room.size.width * 0.09)))
            .foregroundStyle(style == .black ? Color.white : Color.black)
            .frame(width: room.size.width, height: room.size.height)
        }
        .background(style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: cornerRadius))
        .overlay {
            if style == .whiteOutline { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(Color.black) }
        }
        .frame(minWidth: 140, maxWidth: 375, minHeight: 30)
        .contentShape(Rectangle())
    }
}
