/// What is drawn in the place of a view that needs a part of the sources that was left out.
package struct MissingPartLabel: View {
    private let reason: String

    /// - Parameter part: where the part is and what it needs, with or without ``BodyProbe/partMark``.
    package init(part: String) {
        reason = part.hasPrefix(BodyProbe.partMark) ? String(part.dropFirst(BodyProbe.partMark.count)) : part
    }

    package var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
            Text(verbatim: reason)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .padding(6)
        .background(.quaternary, in: .rect(cornerRadius: 6))
    }
}
