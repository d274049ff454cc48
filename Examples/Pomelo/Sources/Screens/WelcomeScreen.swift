import SwiftUI

/// Three pages that tell what the app is for.
struct WelcomeScreen: View {
    private struct Page: Identifiable {
        let id: Int
        let symbol: String
        let title: LocalizedStringKey
        let text: LocalizedStringKey
    }

    private static let pages = [
        Page(
            id: 0, symbol: "timer", title: "One thing at a time",
            text: "Pick a task, start the clock, and leave everything else for later."),
        Page(
            id: 1, symbol: "cup.and.saucer.fill", title: "Breaks are part of it",
            text: "After each round, **get up**. After four, go for a walk."),
        Page(
            id: 2, symbol: "chart.bar.fill", title: "See what you did",
            text: "Your rounds are kept on this device and nowhere else."),
    ]

    let onFinish: () -> Void
    @State private var page: Int
    @Environment(\.theme) private var theme

    init(page: Int = 0, onFinish: @escaping () -> Void) {
        _page = State(initialValue: page)
        self.onFinish = onFinish
    }

    private var isLast: Bool { page == Self.pages.count - 1 }

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(Self.pages) { page in
                    view(of: page).tag(page.id)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            Button(isLast ? "Begin" : "Continue") {
                if isLast { onFinish() } else { withAnimation { page += 1 } }
            }
            .buttonStyle(FilledButtonStyle())
            .padding(.horizontal, 24)
            .padding(.bottom)
        }
        .background(
            LinearGradient(
                gradient: Gradient(colors: [theme.tint.opacity(0.25), Color(.systemBackground)]),
                startPoint: .top, endPoint: .center
            )
            .edgesIgnoringSafeArea(.all)
        )
        .interactiveDismissDisabled()
    }

    private func view(of page: Page) -> some View {
        VStack(spacing: 20) {
            Image(systemName: page.symbol)
                .font(.system(size: 72))
                .symbolRenderingMode(.hierarchical)
                .foregroundColor(theme.tint)
                .frame(height: 120)
                .accessibility(hidden: true)
            Text(page.title)
                .font(.largeTitle)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
            Text(page.text)
                .font(.title3)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
                .lineSpacing(4)
        }
        .padding(32)
    }
}

struct WelcomeScreen_Previews: PreviewProvider {
    static var previews: some View {
        WelcomeScreen(onFinish: {})
            .previewDisplayName("Welcome")
        WelcomeScreen(page: 2, onFinish: {})
            .theme(.plum)
            .previewDisplayName("Last page")
    }
}
