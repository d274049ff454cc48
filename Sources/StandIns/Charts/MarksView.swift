import SwiftUI

/// The drawing of marks, with what modifiers do to it.
struct MarksView: View {
    let plot: DrawnPlot
    let pieces: [Piece]
    let settings: ChartSettings
    let size: CGSize

    var body: some View { drawing(pieces) }

    /// The pieces, of which those of one layer are drawn together.
    private func drawing(_ pieces: [Piece]) -> AnyView {
        let groups = Self.groups(pieces)
        return AnyView(
            ZStack(alignment: .topLeading) {
                ForEach(groups.indices, id: \.self) { group(groups[$0]) }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading))
    }

    /// Neighbors with the same outermost layer.
    private static func groups(_ pieces: [Piece]) -> [[Piece]] {
        var groups: [[Piece]] = []
        for piece in pieces {
            let layer = piece.layers.last?.identity
            if let last = groups.last?.last?.layers.last?.identity, last === layer {
                groups[groups.count - 1].append(piece)
            } else {
                groups.append([piece])
            }
        }
        return groups
    }

    @ViewBuilder private func group(_ pieces: [Piece]) -> some View {
        if let layer = pieces.first?.layers.last {
            changed(drawing(pieces.map(Self.unwrapped)), by: layer.effect, pieces)
        } else {
            ForEach(pieces.indices, id: \.self) { fill(pieces[$0]) }
        }
    }

    private static func unwrapped(_ piece: Piece) -> Piece {
        var piece = piece
        piece.layers.removeLast()
        return piece
    }

    private func changed(_ view: AnyView, by effect: MarkLayer.Effect, _ pieces: [Piece]) -> AnyView {
        switch effect {
        case .view(let change): return change(view)
        case .clip(let shape, let style):
            let clip = Path { path in for piece in pieces { path.addPath(shape(piece.box)) } }
            return AnyView(view.clipShape(FixedPath(path: clip), style: style))
        case .mask(let content):
            let mask = plot.masked(by: content._marks, settings).pieces(in: size)
            return AnyView(view.mask { drawing(mask) })
        }
    }

    /// A style fills the rectangle of the mark, or the plot.
    @ViewBuilder private func fill(_ piece: Piece) -> some View {
        let bounds = piece.stylesWithPlot ? CGRect(origin: .zero, size: size) : piece.path.boundingRect
        if !piece.path.isEmpty {
            FittedPath(path: piece.path.offsetBy(dx: -bounds.minX, dy: -bounds.minY), size: bounds.size)
                .fill(piece.style)
                .frame(width: bounds.width, height: bounds.height)
                .offset(x: bounds.minX, y: bounds.minY)
                .opacity(piece.opacity)
                .accessibilityHidden(true)
        }
    }
}

/// A path that grows with its room, so that marks grow with animations.
private struct FittedPath: Shape {
    let path: Path
    let size: CGSize

    func path(in rect: CGRect) -> Path {
        guard size.width > 0, size.height > 0, rect.size != size else {
            return path.offsetBy(dx: rect.minX, dy: rect.minY)
        }
        let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        return path.applying(scale).offsetBy(dx: rect.minX, dy: rect.minY)
    }
}

/// A path that does not depend on the room.
private struct FixedPath: Shape {
    let path: Path
    func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}
