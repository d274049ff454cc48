import Foundation
import UIKit

/// What a button shows. Touches go to the button itself, which tells of each of them.
struct ButtonContent: View {
    private let configuration: UIButton.Configuration?
    private let title: Text?
    private let image: UIImage?
    private let symbolLook: SymbolLook
    private let background: UIImage?
    private let font: Font?
    private let color: Color?
    private let tint: Color
    private let insets: EdgeInsets
    private let isEnabled: Bool
    private let isPressed: Bool
    private let isDestructive: Bool
    private let alignment: Alignment
    private let menu: UIMenu?
    private weak var button: UIButton?

    init(_ button: UIButton) {
        self.button = button
        configuration = button.configuration
        let styled = button.currentAttributedTitle.map { Text($0) }
        title =
            configuration?.attributedTitle.map { Text($0) } ?? styled
            ?? (configuration?.title ?? button.currentTitle).map { Text(verbatim: $0) }
        let symbol = configuration?.preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration
        image = (configuration?.image ?? button.currentImage)?.preferring(symbol)
        symbolLook = SymbolLook(image, in: button)
        background = button.currentBackgroundImage
        font = configuration == nil ? (button.titleLabel?.font).map { Font($0) } : nil
        color =
            (configuration?.baseForegroundColor ?? (configuration == nil ? button.currentTitleColor : nil))
            .map { Color(uiColor: $0) }
        tint = Color(uiColor: configuration?.baseBackgroundColor ?? button.tintColor)
        let room = button.contentEdgeInsets
        insets = EdgeInsets(top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right)
        isEnabled = button.isEnabled
        isPressed = button.isHighlighted
        isDestructive = button.role == .destructive
        alignment = Alignment(button)
        menu = button.showsMenuAsPrimaryAction ? button.menu : nil
    }

    var body: some View {
        Group {
            if let menu {
                SwiftUIMenu(menu: menu) { label }
            } else {
                styled
            }
        }
        .disabled(!isEnabled)
        .opacity(isPressed ? pressedOpacity : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }

    private var pressedOpacity: Double {
        switch configuration?.base {
        case nil, .plain: ButtonMetrics.pressedLabelOpacity
        default: ButtonMetrics.pressedBorderedOpacity
        }
    }

    @ViewBuilder private var styled: some View {
        let button = Button(role: isDestructive ? .destructive : nil) { [weak button] in
            button?.press()
        } label: {
            label
        }
        switch configuration?.base {
        case nil, .plain: button.buttonStyle(.plain)
        case .gray, .bordered: shaped(button.buttonStyle(.bordered).tint(.gray))
        case .tinted, .borderedTinted: shaped(button.buttonStyle(.bordered).tint(tint))
        case .filled, .borderedProminent: shaped(button.buttonStyle(.borderedProminent).tint(tint))
        case .glass: shaped(button.buttonStyle(.glass))
        case .clearGlass: shaped(button.buttonStyle(.glass(.clear)))
        case .prominentGlass, .prominentClearGlass: shaped(button.buttonStyle(.glassProminent).tint(tint))
        }
    }

    private func shaped(_ button: some View) -> some View {
        button.controlSize(size).buttonBorderShape(shape)
    }

    private var shape: ButtonBorderShape {
        switch configuration?.cornerStyle {
        case .capsule: .capsule
        case .small: .roundedRectangle(radius: UIKitControlMetrics.buttonRadius)
        default: .automatic
        }
    }

    private var size: ControlSize {
        switch configuration?.buttonSize {
        case .small: .small
        case .mini: .mini
        case .large: .large
        case .medium, nil: .regular
        }
    }

    @ViewBuilder private var label: some View {
        let placement = configuration?.imagePlacement ?? .leading
        let spacing = configuration?.imagePadding ?? 0
        Group {
            if placement == .top || placement == .bottom {
                VStack(spacing: spacing) { parts(placement == .top) }
            } else {
                HStack(spacing: spacing) { parts(placement != .trailing) }
            }
        }
        .font(font)
        .foregroundStyle(color.map(AnyShapeStyle.init) ?? automaticColor)
        .padding(insets)
        .padding(configuration?.base == .plain ? plainInsets : EdgeInsets())
        .background {
            if let background { Image(uiImage: background).resizable().asDecoration }
        }
    }

    private var automaticColor: AnyShapeStyle {
        switch configuration?.base {
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: AnyShapeStyle(.white)
        case .glass, .clearGlass: AnyShapeStyle(isDestructive ? Color.red : ControlColors.label)
        default: isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(tint)
        }
    }

    private var plainInsets: EdgeInsets {
        let room = configuration?.contentInsets ?? .zero
        return EdgeInsets(top: room.top, leading: room.leading, bottom: room.bottom, trailing: room.trailing)
    }

    @ViewBuilder private func parts(_ imageFirst: Bool) -> some View {
        if imageFirst { picture }
        if let title {
            VStack(spacing: configuration?.titlePadding ?? 0) {
                title
                if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.footnote) }
            }
        }
        if !imageFirst { picture }
    }

    @ViewBuilder private var picture: some View {
        if configuration?.showsActivityIndicator == true {
            ProgressView()
        } else if let image {
            Image(uiImage: image).symbolLook(symbolLook)
        }
    }
}

/// A menu of UIKit's as one of SwiftUI's.
struct SwiftUIMenu<Label: View>: View {
    let menu: UIMenu
    @ViewBuilder let label: () -> Label

    var body: some View {
        Menu {
            MenuElements(elements: menu.children)
        } label: {
            label()
        }
    }
}

private struct MenuElements: View {
    let elements: [UIMenuElement]

    var body: some View {
        ForEach(elements, id: \.objectID) { element in
            if let action = element as? UIAction, !action.attributes.contains(.hidden) {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                    action.performWithSender(nil, target: nil)
                } label: {
                    if action.state == .on {
                        SwiftUI.Label {
                            Text(verbatim: action.title)
                        } icon: {
                            Image(systemName: "checkmark")
                        }
                    } else if let image = action.image {
                        SwiftUI.Label {
                            Text(verbatim: action.title)
                        } icon: {
                            Image(uiImage: image)
                        }
                    } else {
                        Text(verbatim: action.title)
                    }
                }
                .disabled(action.attributes.contains(.disabled))
            } else if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) {
                    Section { AnyView(MenuElements(elements: menu.children)) }
                } else {
                    Menu {
                        AnyView(MenuElements(elements: menu.children))
                    } label: {
                        Text(verbatim: menu.title)
                    }
                }
            }
        }
    }
}

extension UIMenuElement {
    fileprivate nonisolated var objectID: ObjectIdentifier { ObjectIdentifier(self) }
}

extension Alignment {
    /// How the content of a control lies in it; what is to be stretched lies in the middle.
    @MainActor fileprivate init(_ control: UIControl) {
        let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let horizontal: HorizontalAlignment =
            switch control.contentHorizontalAlignment {
            case .center, .fill: .center
            case .leading: .leading
            case .trailing: .trailing
            case .left: isMirrored ? .trailing : .leading
            case .right: isMirrored ? .leading : .trailing
            }
        let vertical: VerticalAlignment =
            switch control.contentVerticalAlignment {
            case .center, .fill: .center
            case .top: .top
            case .bottom: .bottom
            }
        self.init(horizontal: horizontal, vertical: vertical)
    }
}
