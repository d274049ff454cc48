import SwiftUI

/// How far the tiles are scrolled; the header shrinks with it.
private struct ScrollOffset: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

/// The weather of one place.
struct ForecastScreen: View {
    let forecast: Forecast
    let units: Units

    @State private var offset: CGFloat = 0

    private var shrinking: CGFloat { min(max(-offset / 160, 0), 1) }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                header
                    .scaleEffect(1 - shrinking * 0.2, anchor: .top)
                    .opacity(1 - shrinking)
                    .blur(radius: shrinking * 4)
                Tiles(forecast: forecast, units: units)
            }
            .padding(.horizontal)
            .padding(.bottom, 24)
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: ScrollOffset.self, value: proxy.frame(in: .named("scroll")).minY)
                }
            }
        }
        .coordinateSpace(.named("scroll"))
        .onPreferenceChange(ScrollOffset.self) { [$offset] value in $offset.wrappedValue = value }
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize)
        .background(alignment: .bottom) { backdrop }
        .environment(\.colorScheme, .dark)
    }

    private var header: some View {
        VStack(spacing: 2) {
            Text(forecast.place.name)
                .font(.place)
                .shadow(radius: 2)
            Text(units.degrees(forecast.temperature))
                .font(.hero)
                .baselineOffset(-4)
                .contentTransition(.numericText(value: forecast.temperature))
                .animation(.snappy, value: units)
            Label(forecast.condition.name, systemImage: forecast.condition.symbol(isNight: forecast.isNight))
                .symbolRenderingMode(.multicolor)
                .font(.headline)
            Text("Feels like \(units.degrees(forecast.feelsLike))")
                .font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(.vertical, 24)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }

    private var backdrop: some View {
        ZStack(alignment: .bottom) {
            Sky(condition: forecast.condition, isNight: forecast.isNight)
            Image(.hills)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .blendMode(.multiply)
                .opacity(0.55)
        }
        .compositingGroup()
        .ignoresSafeArea()
    }
}

#Preview("Lisbon") {
    ForecastScreen(forecast: .sample(.lisbon), units: .metric)
}

#Preview("Tromsø") {
    ForecastScreen(forecast: .sample(.tromso), units: .metric)
}

#Preview("Hanoi in Fahrenheit") {
    ForecastScreen(forecast: .sample(.hanoi), units: .imperial)
}
