import SwiftUI

/// A picture of a view with a colored frame around each accessibility element, and a legend with what a reader says.
package struct AccessibilityPicture: View {
    let picture: UIImage
    let elements: [ReadElement]
    let isMonochrome: Bool
    let colors: [UIColor]
    let isPointShown: (ReadElement) -> Bool

    /// - Parameters:
    ///   - colors: The colors of the frames, used in turn. Empty for the standard ones.
    ///   - isPointShown: Whether the point that assistive technology taps is shown.
    package init(
        picture: UIImage, elements: [ReadElement], isMonochrome: Bool = true, colors: [UIColor] = [],
        isPointShown: @escaping (ReadElement) -> Bool = \.hasOwnActivationPoint
    ) {
        self.picture = picture
        self.elements = elements
        self.isMonochrome = isMonochrome
        self.colors = colors
        self.isPointShown = isPointShown
    }

    /// In points.
    private static let legendWidth: CGFloat = 280
    private static let standardColors: [UIColor] = [
        .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemIndigo, .systemYellow, .systemBlue, .systemRed,
    ]

    private func color(_ index: Int) -> Color {
        let colors = colors.isEmpty ? Self.standardColors : colors
        return Color(colors[index % colors.count])
    }

    package var body: some View {
        // Beside a narrow view, and below a wide one.
        let layout =
            picture.size.width < 2 * Self.legendWidth
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 16))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
        layout {
            marked
            VStack(alignment: .leading, spacing: 12) {
                ForEach(elements.indices, id: \.self) { index in
                    HStack(alignment: .top, spacing: 8) {
                        color(index).opacity(0.3).border(color(index)).frame(width: 16, height: 16)
                        LegendEntry(element: elements[index])
                    }
                }
            }
            .frame(width: Self.legendWidth, alignment: .leading)
        }
        .padding(16)
        .background(.white)
        .environment(\.colorScheme, .light)
        .environment(\.dynamicTypeSize, .large)
    }

    private var marked: some View {
        ZStack(alignment: .topLeading) {
            Image(uiImage: picture)
                .resizable()
                .grayscale(isMonochrome ? 1 : 0)
            ForEach(elements.indices, id: \.self) { index in
                let frame = elements[index].frame
                color(index).opacity(0.3)
                    .border(color(index))
                    .frame(width: max(frame.width, 1), height: max(frame.height, 1))
                    .offset(x: frame.minX, y: frame.minY)
                if isPointShown(elements[index]) {
                    Circle()
                        .strokeBorder(color(index), lineWidth: 2)
                        .frame(width: 12, height: 12)
                        .offset(x: elements[index].activationPoint.x - 6, y: elements[index].activationPoint.y - 6)
                }
            }
        }
        .frame(width: picture.size.width, height: picture.size.height, alignment: .topLeading)
        .clipped()
    }
}

private struct LegendEntry: View {
    let element: ReadElement

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: element.description.isEmpty ? "Nothing is said." : element.description)
            if !element.hint.isEmpty { Text(verbatim: element.hint).italic().foregroundStyle(.secondary) }
            ForEach(element.actions, id: \.self) { Text(verbatim: "↓ " + $0).foregroundStyle(.secondary) }
        }
        .font(.system(size: 12))
    }
}
