import Foundation
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe what a button to pay says.
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0, buy = 1, setUp = 2, inStore = 3, donate = 4, checkout = 5, book = 6, subscribe = 7

    fileprivate var words: String {
        switch self {
        case .plain, .inStore: "Pay"
        case .buy: "Buy with  Pay"
        case .setUp: "Set up  Pay"
        case .donate: "Donate with  Pay"
        case .checkout: "Check out with  Pay"
        case .book: "Book with  Pay"
        case .subscribe: "Subscribe with  Pay"
        }
    }
}
/// Constants that describe how a button to pay looks.
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline = 1, black = 2, automatic = 3 }

/// A button to pay, as a plain bar with the words. The mark of the service is not drawn.
@MainActor @preconcurrency open class PKPaymentButton: UIButton {
    /// Creates a button that says something.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        let isDark = style == .black || style == .automatic
        setTitle(type.words, for: .normal)
        setTitleColor(isDark ? .white : .black, for: .normal)
        backgroundColor = isDark ? .black : .white
        layer.cornerRadius = 4
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        accessibilityLabel = type.words.replacingOccurrences(of: "  ", with: " Apple ")
    }
    public required init?(coder: NSCoder) { return nil }
    /// The radius of the corners.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: max(140, own.width + 32), height: 44)
    }
}

/// A type that describes what a button of SwiftUI's to pay says.
public struct PayWithApplePayButtonLabel: Sendable {
    fileprivate let type: PKPaymentButtonType
    public static let plain = Self(type: .plain)
    public static let buy = Self(type: .buy)
    public static let setUp = Self(type: .setUp)
    public static let donate = Self(type: .donate)
    public static let checkout = Self(type: .checkout)
    public static let book = Self(type: .book)
    public static let subscribe = Self(type: .subscribe)
}

/// A button to pay, as a plain bar with the words. The mark of the service is not drawn.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: @MainActor () -> Void

    /// Creates a button that says something.
    @MainActor public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
        @ViewBuilder fallback: () -> Fallback = { EmptyView() }
    ) {
        self.label = label
        self.action = action
    }

    public var body: some View {
        Button(action: action) {
            Text(verbatim: label.type.words).frame(maxWidth: .infinity, minHeight: 44)
                .foregroundStyle(.white).background(.black, in: .rect(cornerRadius: 4))
        }
        .buttonStyle(.plain)
    }
}

/// An object that lets the user add a pass. Passes are not read, so there is no such controller.
@MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
    /// Returns a Boolean value that indicates whether passes can be added: they cannot.
    open class func canAddPasses() -> Bool { false }
    /// Creates a pass; nil, since passes are not read.
    public init?(pass: PKPass) { return nil }
    public required init?(coder: NSCoder) { return nil }
}
