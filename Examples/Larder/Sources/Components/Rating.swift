import SwiftUI

/// A star with five points.
struct Star: Shape {
    var depth = 0.45

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<10 {
            let angle = Angle(degrees: Double(corner) * 36 - 90)
            let length = corner.isMultiple(of: 2) ? radius : radius * depth
            let point = CGPoint(
                x: center.x + length * cos(angle.radians), y: center.y + length * sin(angle.radians))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

/// Five stars, filled from the left as far as the rating goes.
struct RatingView: View {
    let rating: Double
    let reviews: Int

    @ScaledMetric(relativeTo: .caption) private var side = 13.0

    var body: some View {
        HStack(spacing: 6) {
            stars
                .foregroundStyle(.quaternary)
                .overlay(alignment: .leading) {
                    GeometryReader { proxy in
                        stars
                            .foregroundStyle(Color(.accent))
                            .frame(width: proxy.size.width, alignment: .leading)
                            .mask(alignment: .leading) {
                                Rectangle().frame(width: proxy.size.width * rating / 5)
                            }
                    }
                }
            Text("\(reviews) reviews", bundle: .module)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(rating, specifier: "%.1f") of 5 stars", bundle: .module))
    }

    private var stars: some View {
        HStack(spacing: 2) {
            ForEach(0..<5, id: \.self) { _ in
                Star().frame(width: side, height: side)
            }
        }
    }
}

/// A price, large and with its currency.
struct PriceText: View {
    private let price: Decimal
    @ScaledMetric private var size: CGFloat
    @Environment(\.locale) private var locale

    init(price: Decimal, size: CGFloat = 17) {
        self.price = price
        _size = ScaledMetric(wrappedValue: size, relativeTo: .body)
    }

    var body: some View {
        Text(price, format: .currency(code: "EUR").locale(locale))
            .font(.system(size: size, weight: .semibold, design: .serif))
            .monospacedDigit()
            .contentTransition(.numericText())
    }
}

#Preview("Ratings", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 12) {
        RatingView(rating: 4.5, reviews: 212)
        RatingView(rating: 2, reviews: 1)
        RatingView(rating: 0, reviews: 0).environment(\.locale, Locale(identifier: "de"))
        PriceText(price: 14.9, size: 28)
        PriceText(price: 14.9).environment(\.locale, Locale(identifier: "de"))
        Star(depth: 0.7).fill(Color(.brand)).frame(width: 60, height: 60)
    }
    .padding()
}
