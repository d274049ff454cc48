import SwiftUI

/// A person's initials on a circle of their color.
struct Avatar: View {
    let person: Person
    @ScaledMetric private var diameter: CGFloat

    init(_ person: Person, diameter: CGFloat = 44, relativeTo style: Font.TextStyle = .body) {
        self.person = person
        _diameter = ScaledMetric(wrappedValue: diameter, relativeTo: style)
    }

    var body: some View {
        Text(person.initials)
            .font(.system(size: diameter * 0.4, weight: .semibold))
            .fontDesign(.rounded)
            .foregroundStyle(.white)
            .frame(width: diameter, height: diameter)
            .background(fill, in: shape)
            .overlay(alignment: .bottomTrailing) {
                if person.isOnline { OnlineMark(diameter: diameter * 0.3) }
            }
            .accessibilityElement()
            .accessibilityLabel(person.name)
            .accessibilityValue(person.isOnline ? "Online" : "")
    }

    private var fill: LinearGradient {
        LinearGradient(
            colors: [
                Color(hue: person.hue, saturation: 0.55, brightness: 0.5),
                Color(hue: person.hue, saturation: 0.7, brightness: 0.38),
            ], startPoint: .top, endPoint: .bottom)
    }

    private var shape: AnyShape {
        person.isOnline ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: diameter * 0.36))
    }
}

private struct OnlineMark: View {
    let diameter: CGFloat

    var body: some View {
        Circle()
            .fill(.green)
            .stroke(.background, lineWidth: 2)
            .frame(width: diameter, height: diameter)
    }
}

/// Up to three avatars, each covering part of the one before.
struct AvatarPile: View {
    let people: [Person]

    @ScaledMetric private var width: CGFloat = 60
    @ScaledMetric private var step: CGFloat = 18

    private var shown: [Person] { Array(people.prefix(3)) }
    private var middle: CGFloat { CGFloat(shown.count - 1) / 2 }

    var body: some View {
        ZStack(alignment: .pile) {
            ForEach(Array(shown.enumerated()), id: \.element.id) { index, person in
                let shift = (CGFloat(index) - middle) * step
                Avatar(person, diameter: people.count == 1 ? 52 : 36)
                    .alignmentGuide(.pileCenter) { $0[HorizontalAlignment.center] - shift }
                    .alignmentGuide(.pileMiddle) { $0[VerticalAlignment.center] - shift * 0.45 }
                    .zIndex(Double(-index))
            }
        }
        .frame(width: width, height: width * 0.93, alignment: .pile)
        .compositingGroup()
        .accessibilityElement(children: .combine)
    }
}

extension HorizontalAlignment {
    private enum PileCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[HorizontalAlignment.center]
        }
    }

    static let pileCenter = HorizontalAlignment(PileCenter.self)
}

extension VerticalAlignment {
    private enum PileMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    static let pileMiddle = VerticalAlignment(PileMiddle.self)
}

extension Alignment {
    static let pile = Alignment(horizontal: .pileCenter, vertical: .pileMiddle)
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        Avatar(.amara)
        Avatar(.lei, diameter: 60)
        AvatarPile(people: [.ines])
        AvatarPile(people: [.ines, .tomas, .lei])
    }
    .padding()
}
