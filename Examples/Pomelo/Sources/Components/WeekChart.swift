import SwiftUI

/// Seven bars, one a day.
struct WeekChart: View {
    let days: [(day: Date, minutes: Int)]
    @Binding var selection: Date?

    @Environment(\.theme) private var theme
    @State private var hasAppeared = false
    @ScaledMetric(relativeTo: .caption2) private var labelHeight: CGFloat = 24

    private let barHeight: CGFloat = 96

    private var most: Int { max(days.map(\.minutes).max() ?? 0, 1) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            summary
            HStack(alignment: .bottom, spacing: 0) {
                ForEach(Array(days.enumerated()), id: \.offset) { index, entry in
                    bar(for: entry)
                        .animation(
                            Animation.spring(response: 0.5, dampingFraction: 0.7).delay(Double(index) * 0.05),
                            value: hasAppeared)
                }
            }
            .frame(height: barHeight + labelHeight)
            // The bars have room for a finger around them, and begin where the text above does.
            .padding(.horizontal, -5)
        }
        .onAppear { hasAppeared = true }
    }

    private var summary: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("\(days.reduce(0) { $0 + $1.minutes })")
                .font(.system(.largeTitle, design: .rounded))
                .fontWeight(.bold)
            Text("minutes this week")
                .font(.footnote)
                .foregroundColor(.secondary)
            Spacer(minLength: 0)
        }
        .accessibilityElement(children: .combine)
    }

    private func bar(for entry: (day: Date, minutes: Int)) -> some View {
        let isSelected = selection == entry.day
        let part = hasAppeared ? CGFloat(entry.minutes) / CGFloat(most) : 0
        return VStack(spacing: 6) {
            Spacer(minLength: 0)
            Capsule()
                .fill(isSelected ? AnyShapeStyle(theme.gradient) : AnyShapeStyle(theme.tint.opacity(0.3)))
                .frame(height: max(barHeight * part, 6))
            Text(entry.day, format: .dateTime.weekday(.narrow))
                .font(.caption2)
                .foregroundColor(isSelected ? .primary : .secondary)
        }
        .padding(.horizontal, 5)
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            withAnimation(.easeOut(duration: 0.2)) { selection = isSelected ? nil : entry.day }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(entry.day, format: .dateTime.weekday(.wide)))
        .accessibilityValue(Text("\(entry.minutes) minutes"))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

struct WeekChart_Previews: PreviewProvider {
    static var previews: some View {
        let week = Samples.history.minutesOfWeek(endingAt: Samples.now)
        return WeekChart(days: week, selection: .constant(week[4].day))
            .card()
            .padding()
            .background(Color(.systemGroupedBackground))
            .previewLayout(.sizeThatFits)
    }
}
