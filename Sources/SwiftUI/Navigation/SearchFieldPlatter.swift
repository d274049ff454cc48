/// The ground of a search field, with its sign: what is typed into stands between that and a button that empties it.
struct SearchFieldPlatter<Field: View>: View {
    let isEmpty: Bool
    var hasMicrophone = true
    /// Whether the field has no ground, since it stands on glass.
    var isBare = false
    let clear: @MainActor @Sendable () -> Void
    @ViewBuilder let field: Field

    @Environment(\.appearance) private var appearance
    @ScaledMetric private var iconSize = SearchBarMetrics.iconSize

    var body: some View {
        HStack(spacing: SearchBarMetrics.iconGap) {
            sign(SearchBarMetrics.symbol).accessibilityHidden(true)
            field
            if isEmpty {
                // There is no dictation here, so the sign is no button.
                if hasMicrophone { sign(SearchBarMetrics.microphone).accessibilityHidden(true) }
            } else {
                Button(action: clear) { sign("xmark.circle.fill") }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: NavigationWords.clearText))
            }
        }
        .padding(.horizontal, isBare ? 0 : appearance.search.iconLeading)
        .padding(.vertical, SearchBarMetrics.fieldPadding)
        .frame(minHeight: appearance.search.fieldHeight)
        .background(
            isBare ? .clear : SearchBarMetrics.background,
            in: RoundedRectangle(cornerRadius: appearance.search.cornerRadius, style: .continuous))
    }

    private func sign(_ name: String) -> some View {
        Image(systemName: name)
            .font(.system(size: iconSize))
            .foregroundStyle(SystemBackgrounds.secondaryLabel)
    }
}
