import PerchStandIns
import SwiftUI

/// What is seen in place of contents that Apple's framework would show: hatching, the framework's name in small type, and
/// what is known of the contents. Nobody is to take it for the truth.
package struct StandInPage: View {
    private let framework: String
    private let symbol: String
    private let title: String
    private let detail: String

    package init(_ framework: String, symbol: String, title: String, detail: String = "") {
        self.framework = framework
        self.symbol = symbol
        self.title = title
        self.detail = detail
    }

    package var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
            if !title.isEmpty { Text(verbatim: title).font(.headline).multilineTextAlignment(.center) }
            if !detail.isEmpty {
                Text(verbatim: detail).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
                    .lineLimit(4)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottomTrailing) {
            Text(verbatim: framework).font(.system(size: 11)).foregroundStyle(.secondary).padding(6)
        }
        .background { StandInGround() }
        .clipped()
    }
}

/// Gray hatching.
package struct StandInGround: View {
    package init() {}

    package var body: some View {
        Color(uiColor: .secondarySystemBackground)
            .overlay { Hatching().stroke(Color(uiColor: .systemGray4), lineWidth: 1) }
            .accessibilityHidden(true)
    }
}

private struct Hatching: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for start in stride(from: rect.minX - rect.height, to: rect.maxX, by: 12) {
                path.move(to: CGPoint(x: start, y: rect.maxY))
                path.addLine(to: CGPoint(x: start + rect.height, y: rect.minY))
            }
        }
    }
}
