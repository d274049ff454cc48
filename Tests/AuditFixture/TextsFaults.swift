import SwiftUI

// Each fault is on the line that the comment marks; the view after it is the same without the fault.

#Preview("text-truncated: one line", traits: .sizeThatFitsLayout) {
    Text("A long sentence that needs some room to be read as a whole").lineLimit(1).frame(width: 200)  // here
}

#Preview("without text-truncated: one line", traits: .sizeThatFitsLayout) {
    Text("A long sentence that needs some room to be read as a whole").frame(width: 200)
}

#Preview("text-truncated: at large sizes only", traits: .sizeThatFitsLayout) {
    Text("Fits at first").lineLimit(1).frame(width: 160)  // here
}

#Preview("without text-truncated: at large sizes only", traits: .sizeThatFitsLayout) {
    Text("Fits at first").frame(width: 160)
}

#Preview("text-truncated: a fixed frame", traits: .sizeThatFitsLayout) {
    Text("Two lines of text that do not fit into this").frame(width: 150, height: 24)  // here
}

#Preview("without text-truncated: a fixed frame", traits: .sizeThatFitsLayout) {
    Text("Two lines of text that do not fit into this").frame(width: 150)
}

#Preview("text-clipped: beyond the edge of a clip", traits: .sizeThatFitsLayout) {
    Text("Wider than what is left for it").fixedSize().frame(width: 120, alignment: .leading).clipped()  // here
}

#Preview("without text-clipped: beyond the edge of a clip", traits: .sizeThatFitsLayout) {
    ScrollView(.horizontal) {
        Text("Wider than what is left for it").fixedSize()
    }
    .frame(width: 120)
}

#Preview("text-fixed: a size in points", traits: .sizeThatFitsLayout) {
    Text("Always the same").font(.system(size: 17))  // here
}

#Preview("without text-fixed: a size in points", traits: .sizeThatFitsLayout) {
    Text("Grows with all others").font(.body)
}

#Preview("text-fixed: a limit", traits: .sizeThatFitsLayout) {
    Text("Held back").dynamicTypeSize(...DynamicTypeSize.large)  // here
}

#Preview("without text-fixed: a limit", traits: .sizeThatFitsLayout) {
    Text("Not held back").dynamicTypeSize(...DynamicTypeSize.accessibility5)
}

#Preview("text-fixed: shrinks instead", traits: .sizeThatFitsLayout) {
    Text("Shrinks to fit its place").lineLimit(1).minimumScaleFactor(0.3).frame(width: 180)  // here
}

#Preview("without text-fixed: shrinks instead", traits: .sizeThatFitsLayout) {
    Text("Wraps in its place").frame(width: 180)
}

#Preview("text-unread: drawn on a canvas", traits: .sizeThatFitsLayout) {
    Canvas { context, size in
        context.draw(Text("Seventeen orders"), at: CGPoint(x: 100, y: 30))  // here
    }
    .frame(width: 200, height: 60)
}

#Preview("without text-unread: drawn on a canvas", traits: .sizeThatFitsLayout) {
    Canvas { context, size in
        context.draw(Text("Seventeen orders").font(.body), at: CGPoint(x: size.width / 2, y: 40))
    }
    .frame(width: 380, height: 80).accessibilityElement().accessibilityLabel("Seventeen orders")
}

#Preview("text-unread: hidden from readers", traits: .sizeThatFitsLayout) {
    Text("The card was declined").accessibilityHidden(true)  // here
}

#Preview("without text-unread: hidden from readers", traits: .sizeThatFitsLayout) {
    Text("→").accessibilityHidden(true)
}

#Preview("text-fixed: small at every setting", traits: .sizeThatFitsLayout) {
    Text("Small, always").dynamicTypeSize(.small)  // here
}

#Preview("without text-fixed: small at every setting", traits: .sizeThatFitsLayout) {
    Text("Large, always").dynamicTypeSize(.accessibility2)
}

#Preview("text-fixed: half as fast", traits: .sizeThatFitsLayout) {
    Text("NK").font(.system(size: 14)).frame(minWidth: 44, minHeight: 44)  // here
}

#Preview("without text-fixed: half as fast", traits: .sizeThatFitsLayout) {
    @Previewable @ScaledMetric var size: CGFloat = 14
    Text("NK").font(.system(size: size)).frame(minWidth: 44, minHeight: 44)
}
