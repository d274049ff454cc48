import StandInViews
import SwiftUI

/// The bars of a page, around its place.
struct SafariPage: View {
    let url: URL
    let closeTitle: String
    let tint: Color?
    let barTint: Color?
    let close: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button(closeTitle, action: close).fontWeight(.semibold)
                Spacer()
                Label(url.host ?? url.absoluteString, systemImage: "lock.fill").labelStyle(Address())
                Spacer()
                Image(systemName: "arrow.clockwise")
            }
            .padding(.horizontal).frame(height: 44)
            .background { bar.ignoresSafeArea(edges: .top) }
            Divider()
            StandInPage("SafariServices", symbol: "safari", title: url.host ?? "", detail: url.absoluteString)
            Divider()
            HStack {
                Image(systemName: "chevron.backward").foregroundStyle(.tertiary)
                Spacer()
                Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
                Spacer()
                ShareLink(item: url) { Image(systemName: "square.and.arrow.up") }
                Spacer()
                Link(destination: url) { Image(systemName: "safari") }.accessibilityLabel(
                    Text(verbatim: "Open in Safari"))
            }
            .padding(.horizontal, 24).frame(height: 44)
            .background { bar.ignoresSafeArea(edges: .bottom) }
        }
        .tint(tint)
    }

    @ViewBuilder private var bar: some View {
        if let barTint { barTint } else { Rectangle().fill(.bar) }
    }

    private struct Address: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 4) {
                configuration.icon.font(.caption2)
                configuration.title.font(.subheadline).lineLimit(1)
            }
        }
    }
}
