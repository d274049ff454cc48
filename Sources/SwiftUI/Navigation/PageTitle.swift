import Foundation
import Observation

/// The renaming of a page whose title people may change.
@MainActor @Observable
final class TitleEditing {
    /// Whether the page's title can be changed.
    var isPossible = false
    /// Whether it is being changed.
    var isActive = false

    nonisolated init() {}

    func begin() { isActive = isPossible }
}

/// The title in the bar's middle, with the menu that opens from it.
struct InlineTitle: View {
    let title: Text
    let preferences: NavigationBarPreferences
    let look: NavigationBarLook
    let editing: TitleEditing

    var body: some View {
        if editing.isActive, let binding = preferences.titleBinding {
            TitleField(text: binding, editing: editing)
        } else if preferences.hasTitleMenu {
            Menu {
                TitleMenuItems(preferences: preferences, editing: editing)
            } label: {
                HStack(spacing: BarMetrics.titleMenuGap) {
                    words
                    TitleMenuSign()
                }
            }
            .buttonStyle(.plain)
        } else {
            words
        }
    }

    private var words: some View {
        VStack(spacing: 0) {
            titleWords
            if let subtitle = preferences.subtitle { Subtitle(text: subtitle, font: BarMetrics.subtitleFont) }
            ForEach(preferences.elements(in: .subtitle)) { ToolbarItemView(item: $0) }
        }
    }

    private var titleWords: some View {
        let isLarge = preferences.titleMode == .inlineLarge
        return
            title
            .font(isLarge ? look.largeTitleFont : look.titleFont)
            .foregroundStyle(isLarge ? look.largeTitleColor : look.titleColor)
            .lineLimit(1)
            .minimumScaleFactor(isLarge ? LargeTitleMetrics.minimumScale : 1)
            .accessibilityAddTraits(.isHeader)
    }
}

/// The line under a title.
struct Subtitle: View {
    let text: Text
    let font: Font

    var body: some View {
        text.font(font).foregroundStyle(SystemBackgrounds.secondaryLabel).lineLimit(1)
    }
}

/// What the menu of a title offers: renaming, where that is possible, and what the program puts there.
private struct TitleMenuItems: View {
    let preferences: NavigationBarPreferences
    let editing: TitleEditing

    var body: some View {
        ForEach(preferences.titleMenu.indices, id: \.self) { preferences.titleMenu[$0].view }
        if preferences.titleBinding != nil {
            Button(ControlWords.rename, systemImage: "pencil") { editing.begin() }
        }
    }
}

/// Tells that a title opens a menu.
private struct TitleMenuSign: View {
    var body: some View {
        Image(systemName: BarMetrics.titleMenuSymbol)
            .font(BarMetrics.titleMenuFont)
            .foregroundStyle(SystemBackgrounds.secondaryLabel)
            .frame(width: BarMetrics.titleMenuSize, height: BarMetrics.titleMenuSize)
            .background(Color(uiColor: .tertiarySystemFill), in: Circle())
            .accessibilityHidden(true)
    }
}

/// The field that takes the place of a title while it is changed.
private struct TitleField: View {
    let text: Binding<String>
    let editing: TitleEditing

    @FocusState private var isFocused: Bool

    var body: some View {
        TextField(ControlWords.rename, text: text)
            .textFieldStyle(.plain)
            .font(BarMetrics.titleFont)
            .multilineTextAlignment(.center)
            .focused($isFocused)
            .onAppear { isFocused = true }
            .onSubmit { editing.isActive = false }
    }
}

/// The large title under the bar. Its lower edge stays with the content while the page scrolls.
struct LargeTitle: View {
    let title: Text
    let preferences: NavigationBarPreferences
    let look: NavigationBarLook
    let editing: TitleEditing
    /// How far the page is pulled down.
    let pull: CGFloat

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Group {
            if preferences.hasTitleMenu {
                Menu {
                    TitleMenuItems(preferences: preferences, editing: editing)
                } label: {
                    HStack(spacing: BarMetrics.titleMenuGap) {
                        words
                        TitleMenuSign()
                    }
                }
                .buttonStyle(.plain)
            } else {
                words
            }
        }
        .scaleEffect(
            1 + BarMotion.pullGrowth * min(pull / BarMotion.pullDistance, 1),
            anchor: layoutDirection == .rightToLeft ? .bottomTrailing : .bottomLeading
        )
        .padding(.top, LargeTitleMetrics.top)
        .padding(.bottom, LargeTitleMetrics.bottom)
        .padding(.horizontal, BarMetrics.edgePadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
        .frame(minHeight: 0, alignment: .bottom)
        .clipped()
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 0) {
            let own = preferences.elements(in: .largeTitle)
            if own.isEmpty { titleWords } else { ForEach(own) { ToolbarItemView(item: $0) } }
            if let subtitle = preferences.subtitle {
                Subtitle(text: subtitle, font: LargeTitleMetrics.subtitleFont)
                    .frame(height: LargeTitleMetrics.subtitleHeight)
            }
            ForEach(preferences.elements(in: .largeSubtitle)) { ToolbarItemView(item: $0) }
        }
    }

    private var titleWords: some View {
        title
            .font(look.largeTitleFont)
            .foregroundStyle(look.largeTitleColor)
            .lineLimit(1)
            .minimumScaleFactor(LargeTitleMetrics.minimumScale)
            .accessibilityAddTraits(.isHeader)
            .pagePart(.largeTitle)
    }
}
