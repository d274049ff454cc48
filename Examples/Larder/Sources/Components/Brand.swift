import SwiftUI
import UIKit

extension Font {
    /// The shop's own letters.
    static func bookletter(_ size: CGFloat, relativeTo style: TextStyle) -> Font {
        .custom("GoudyBookletter1911", size: size, relativeTo: style)
    }
}

/// How the shop looks: one place for what is the same everywhere.
struct BrandModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .tint(Color(.brand))
            .background(Color(.paper).ignoresSafeArea())
            .toolbarBackground(Color(.paper), for: .navigationBar)
    }
}

extension View {
    func branded() -> some View {
        modifier(BrandModifier())
    }
}

/// The bars' title in the shop's own letters.
@MainActor
enum BrandBars {
    static func install() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = UIColor(resource: .paper)
        if let font = UIFont(name: "GoudyBookletter1911", size: 34) {
            appearance.largeTitleTextAttributes = [.font: font, .foregroundColor: UIColor(resource: .ink)]
        }
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }
}

/// The logo with its name.
struct Masthead: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(.logo)
                .resizable()
                .scaledToFit()
                .frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "Larder")
                    .font(.bookletter(34, relativeTo: .largeTitle))
                    .foregroundStyle(Color(.ink))
                Text("Good things to keep", bundle: .module)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}

/// A button as a filled bar.
struct BrandButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(Color(.onBrand))
            .padding(.vertical, controlSize == .large ? 15 : 12)
            .padding(.horizontal, 18)
            .frame(maxWidth: controlSize == .large ? .infinity : nil)
            .background(.tint.opacity(isEnabled ? 1 : 0.35), in: .capsule)
            .brightness(configuration.isPressed ? -0.08 : 0)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == BrandButtonStyle {
    static var brand: BrandButtonStyle { BrandButtonStyle() }
}

#Preview("Brand", traits: .sizeThatFitsLayout) {
    VStack(spacing: 20) {
        Masthead()
        Button("Add to cart") {}.buttonStyle(.brand)
        Button("Pay") {}.buttonStyle(.brand).controlSize(.large)
        Button("Sold out") {}.buttonStyle(.brand).disabled(true).accessibilityHint("More comes on Friday")
        HStack {
            Color(.brand)
            Color(.accent)
            Color(.ink)
            Color(.paper)
            Color(uiColor: UIColor(resource: .Shelves.dairy))
        }
        .frame(height: 32)
        .border(.secondary)
    }
    .padding()
    .frame(width: 300)
    .branded()
}
