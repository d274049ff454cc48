import PerchStandIns
import SwiftUI

/// A view that displays a tip inline. It needs no space while the tip is not displayed.
public struct TipView<Content: Tip> {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    /// Creates a tip, with an arrow at an edge.
    ///
    /// - Parameter action: is called with the button that was used.
    @MainActor @preconcurrency public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        self.arrowEdge = arrowEdge
        self.action = action
    }
}

extension TipView: View {
    public var body: some View {
        if let tip, tip.status == .available {
            StyledTip(tip: AnyTip(tip), action: action)
                .padding(12)
                .background {
                    Rectangle().fill(.clear).background(TipGround()).clipShape(RoundedRectangle(cornerRadius: 13))
                }
                .overlay(alignment: alignment) { arrow }
                .onAppear { TipStore.current.noteDisplay(of: tip) }
                .transition(.opacity)
        }
    }

    private var alignment: Alignment {
        switch arrowEdge {
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .top, nil: .top
        }
    }

    @ViewBuilder private var arrow: some View {
        if let arrowEdge {
            let (x, y, angle): (CGFloat, CGFloat, Double) =
                switch arrowEdge {
                case .top: (0, -9, 0)
                case .bottom: (0, 9, 180)
                case .leading: (-13.5, 0, -90)
                case .trailing: (13.5, 0, 90)
                }
            Arrow().fill(Color(uiColor: .tertiarySystemFill)).frame(width: 18, height: 9).rotationEffect(
                .degrees(angle)
            )
            .offset(x: x, y: y).accessibilityHidden(true)
        }
    }
}

private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct TipGround: View {
    @Environment(\._tipBackground) private var ground
    var body: some View { ground ?? AnyView(Color(uiColor: .tertiarySystemFill)) }
}

private struct StyledTip: View {
    let tip: AnyTip
    let action: (Tips.Action) -> Void
    @Environment(\._tipStyle) private var style

    var body: some View { style.body(TipViewStyleConfiguration(tip: tip, action: action)) }
}

/// The properties of a tip for a style.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    let action: (Tips.Action) -> Void

    init(tip: AnyTip, action: @escaping (Tips.Action) -> Void) {
        self.tip = tip.base
        self.action = action
    }

    /// The first line.
    public var title: Text? { tip.title }
    /// The message below the title.
    public var message: Text? { tip.message }
    /// The image beside the title.
    public var image: Image? { tip.image }
    /// The buttons.
    public var actions: [Tips.Action] { tip.actions }
}

/// A type that determines the appearance of tips.
@MainActor @preconcurrency public protocol TipViewStyle {
    /// The type of the value that the style shows.
    associatedtype Body: View
    /// The configuration of the style.
    typealias Configuration = TipViewStyleConfiguration
    /// Returns the view of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// An image, texts, a button that closes the tip, and the tip's buttons.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// An image, texts, a button that closes the tip, and the tip's buttons.
public struct MiniTipViewStyle: TipViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top, spacing: 10) {
                configuration.image.map { $0.font(.system(size: 28)).foregroundStyle(.tint).accessibilityHidden(true) }
                VStack(alignment: .leading, spacing: 2) {
                    configuration.title?.font(.headline)
                    configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark").font(.system(size: 15, weight: .semibold)).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: "Close"))
            }
            ForEach(configuration.actions) { action in
                Divider()
                Button {
                    action.handler()
                    configuration.action(action)
                } label: {
                    action.label().frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(.plain)
                .foregroundStyle(.tint)
            }
        }
    }
}

/// A style of any type.
struct AnyTipStyle {
    let body: @MainActor (TipViewStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    @Entry var _tipStyle: AnyTipStyle = AnyTipStyle { AnyView(MiniTipViewStyle().makeBody(configuration: $0)) }
    @Entry var _tipBackground: AnyView? = nil
}

extension View {
    /// Sets the style of the tips in this view.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\._tipStyle, AnyTipStyle { AnyView(style.makeBody(configuration: $0)) })
    }

    /// Sets the background of the tips in this view.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\._tipBackground, AnyView(Rectangle().fill(style)))
    }

    /// Sets the size of the images of tips. In Perch, this method has no effect.
    public func tipImageSize(_ size: CGSize) -> some View {
        inert("View.tipImageSize(_:)")
        return self
    }

    /// Sets the corner radius of tips. In Perch, this method has no effect.
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        inert("View.tipCornerRadius(_:antialiased:)")
        return self
    }

    /// Shows a tip in a popover of the view.
    ///
    /// - Parameter action: is called with the button that was used.
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action))
    }
}

private struct TipPopover: ViewModifier {
    let tip: AnyTip?
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void

    func body(content: Content) -> some View {
        content.popover(
            isPresented: Binding(
                get: { tip?.status == .available },
                set: { if !$0 { tip?.base.invalidate(reason: .tipClosed) } }),
            arrowEdge: arrowEdge ?? .top
        ) {
            if let tip {
                StyledTip(tip: tip, action: action).padding(14).frame(width: 300)
                    .presentationCompactAdaptation(.popover)
                    .onAppear { TipStore.current.noteDisplay(of: tip) }
            }
        }
    }
}
