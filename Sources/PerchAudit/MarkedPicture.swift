import Audit
import DisplayList
import Foundation
import PerchHost
import Rasterizer
import SwiftUI

/// A picture of a preview with findings drawn on it: a frame with the number of each.
@MainActor
package enum MarkedPicture {
    /// A finding to draw.
    package struct Mark: Codable, Hashable, Sendable {
        package var number: Int
        package var frame: CGRect
        package var severity: Severity

        package init(number: Int, frame: CGRect, severity: Severity) {
            self.number = number
            self.frame = frame
            self.severity = severity
        }
    }

    /// In points, on each side.
    private static let margin: CGFloat = 14

    /// The PNG file; nil if there is nothing to draw on.
    ///
    /// - Throws: what making the preview throws.
    package static func png(_ entry: PreviewEntry, _ variant: Variant, _ marks: [Mark]) throws -> Data? {
        let canvas = try ViewCanvas(entry, variant: variant)
        canvas.draw(at: PreviewAudit.moment)
        // Room for the numbers of what lies at an edge.
        let size = CGSize(width: canvas.size.width + 2 * margin, height: canvas.size.height + 2 * margin)
        let above = try ViewCanvas(
            Marks(marks: marks, margin: margin),
            variant: Variant(layout: .fixed(width: size.width, height: size.height), scale: canvas.scale))
        var list = canvas.frame.displayList
        let area = PathData.rect(CGRect(origin: .zero, size: list.size))
        let picture = DisplayNode(
            id: 0, origin: CGPoint(x: margin, y: margin), effects: [.clip(area, evenOdd: false, antialiased: false)],
            items: [.node(list.root)])
        list.size = size
        list.root = DisplayNode(id: 0, origin: .zero, items: [.node(picture), .node(above.frame.displayList.root)])
        let painter = RasterPainter(scale: canvas.scale)
        painter.paint(list)
        return painter.picture?.pngData()
    }
}

private struct Marks: View {
    let marks: [MarkedPicture.Mark]
    let margin: CGFloat

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(marks, id: \.number) { mark in
                let frame = mark.frame.insetBy(dx: -2, dy: -2)
                Rectangle()
                    .strokeBorder(mark.severity.color, lineWidth: 2)
                    .overlay(alignment: .topLeading) {
                        Text(verbatim: "\(mark.number)")
                            .font(.system(size: 11, weight: .bold))
                            .foregroundStyle(.white)
                            .padding(.horizontal, 4)
                            .background(mark.severity.color, in: .capsule)
                            .fixedSize()
                            .offset(x: -4, y: -8)
                    }
                    .frame(width: max(frame.width, 4), height: max(frame.height, 4))
                    .offset(x: frame.minX + margin, y: frame.minY + margin)
            }
        }
        .ignoresSafeArea()
    }
}

extension Severity {
    fileprivate var color: Color {
        switch self {
        case .error: Color(red: 0.69, green: 0, blue: 0.13)
        case .warning: Color(red: 0.54, green: 0.29, blue: 0)
        case .note: Color(red: 0, green: 0.35, blue: 0.64)
        }
    }
}
