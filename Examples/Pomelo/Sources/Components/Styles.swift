import SwiftUI

/// A wide button filled with the theme's colors.
struct FilledButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .padding(.vertical, 14)
            .frame(maxWidth: .infinity)
            .background(theme.gradient)
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            .shadow(color: theme.tint.opacity(0.3), radius: 10, x: 0, y: 5)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
    }
}

/// A round button that holds one symbol.
struct RoundButtonStyle: ButtonStyle {
    var diameter: CGFloat = 56

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(IconOnlyLabelStyle())
            .imageScale(.large)
            .foregroundColor(configuration.isPressed ? .secondary : .accentColor)
            .frame(width: diameter, height: diameter)
            .background(Circle().fill(Color(.secondarySystemGroupedBackground)))
            .overlay(Circle().stroke(Color(.separator), lineWidth: 1))
            .contentShape(Circle())
    }
}

/// A label whose symbol is in a colored square, as in the system's settings.
struct SettingsLabelStyle: LabelStyle {
    var color: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 14) {
            configuration.icon
                .font(.system(size: 15, weight: .semibold))
                .foregroundColor(.white)
                .frame(width: 29, height: 29)
                .background(color)
                .cornerRadius(7)
            configuration.title
        }
    }
}

/// A switch that shows as a tick.
struct TickToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundColor(configuration.isOn ? .accentColor : .secondary)
            }
            // The line between two rows takes a part of a point.
            .frame(minHeight: 45)
            .contentShape(Rectangle())
        }
        .buttonStyle(PlainButtonStyle())
    }
}

/// A white or black card with room around what it holds.
struct CardModifier: ViewModifier {
    var inset: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(inset)
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

extension View {
    func card(inset: CGFloat = 16) -> some View {
        modifier(CardModifier(inset: inset))
    }

    func settingsLabel(_ color: Color) -> some View {
        labelStyle(SettingsLabelStyle(color: color))
    }
}

struct Styles_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 20) {
            Button("Start", action: {})
                .buttonStyle(FilledButtonStyle())
            Button("Start", action: {})
                .buttonStyle(FilledButtonStyle())
                .disabled(true)
                .accessibilityHint("Choose a task first")
            HStack {
                Button(action: {}) { Label("Back", systemImage: "backward.end.fill") }
                Button(action: {}) { Label("Skip", systemImage: "forward.end.fill") }
            }
            .buttonStyle(RoundButtonStyle())
            Label("Notifications", systemImage: "bell.badge.fill").settingsLabel(.red)
            Toggle("Mondays", isOn: .constant(true)).toggleStyle(TickToggleStyle())
            Text("On a card").card()
        }
        .padding()
        .background(Color(.systemGroupedBackground))
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Styles")
    }
}
