import CoreLocation
import StandInViews
import SwiftUI

/// Where the world is on a view: a square of the projection's points, scaled and moved.
struct Projection {
    let rect: MKMapRect
    let size: CGSize
    /// Points of the view for each of the projection's.
    let scale: Double

    /// The largest scale at which all of a rectangle is seen.
    init(showing wanted: MKMapRect, in size: CGSize) {
        self.size = size
        let wanted = wanted.isNull || wanted.width <= 0 || wanted.height <= 0 ? MKMapRect.world : wanted
        scale = min(size.width / wanted.width, size.height / wanted.height)
        let (width, height) = (
            size.width / max(scale, .leastNonzeroMagnitude), size.height / max(scale, .leastNonzeroMagnitude)
        )
        rect = MKMapRect(x: wanted.midX - width / 2, y: wanted.midY - height / 2, width: width, height: height)
    }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let point = MKMapPoint(coordinate)
        return CGPoint(x: (point.x - rect.minX) * scale, y: (point.y - rect.minY) * scale)
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(x: rect.minX + point.x / scale, y: rect.minY + point.y / scale).coordinate
    }

    /// Points of the view for a meter at a place.
    func length(ofMeter place: CLLocationCoordinate2D) -> Double {
        MKMapPointsPerMeterAtLatitude(place.latitude) * scale
    }
}

/// A map without the Earth: a ground with lines of latitude and longitude, and what the program shows at the right places.
struct MapPage: View {
    let features: [_MapFeature]
    let projection: Projection
    let selection: Binding<AnyHashable?>?

    var body: some View {
        ZStack(alignment: .topLeading) {
            Rectangle().fill(Color(uiColor: .secondarySystemBackground))
            Graticule(projection: projection).stroke(Color(uiColor: .systemGray4), lineWidth: 0.5)
            ForEach(areas.indices, id: \.self) { area(areas[$0]) }
            ForEach(views.indices, id: \.self) { view(views[$0]) }
            Text(verbatim: "MapKit").font(.system(size: 11)).foregroundStyle(.secondary).padding(6)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .accessibilityHidden(true)
        }
        .frame(width: projection.size.width, height: projection.size.height)
        .clipped()
        .contentShape(Rectangle())
    }

    private var views: [_MapFeature] { features.filter { if case .view = $0.kind { true } else { false } } }
    private var areas: [_MapFeature] { features.filter { if case .view = $0.kind { false } else { true } } }

    @ViewBuilder private func area(_ feature: _MapFeature) -> some View {
        let path = path(feature)
        if let fill = feature.fill { path.fill(fill) }
        if let stroke = feature.stroke { path.stroke(stroke.style, style: stroke.line) }
    }

    private func path(_ feature: _MapFeature) -> Path {
        Path { path in
            switch feature.kind {
            case .line(let places, let isClosed):
                path.addLines(places.map(projection.point))
                if isClosed { path.closeSubpath() }
            case .circle(let center, let radius):
                let (point, radius) = (projection.point(center), radius * projection.length(ofMeter: center))
                path.addEllipse(
                    in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
            case .view: break
            }
        }
    }

    @ViewBuilder private func view(_ feature: _MapFeature) -> some View {
        if case .view(let place, let anchor, let content) = feature.kind {
            let point = projection.point(place)
            let isSelected = feature.tag != nil && selection?.wrappedValue == feature.tag
            content
                .tint(feature.tint ?? .red)
                .scaleEffect(isSelected ? 1.3 : 1, anchor: anchor)
                .overlay(alignment: .bottom) {
                    if let title = feature.title, feature.showsTitle {
                        title.font(.caption2.weight(.medium)).fixedSize()
                            .alignmentGuide(.bottom) { $0[.top] - 2 }
                    }
                }
                .fixedSize()
                .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
                .alignmentGuide(.top) { $0.height * anchor.y - point.y }
                .accessibilityElement(children: .combine)
                .simultaneousGesture(
                    TapGesture().onEnded { selection?.wrappedValue = feature.tag },
                    isEnabled: feature.tag != nil && selection != nil)
        }
    }
}

/// Lines of latitude and longitude, at round degrees, about six from edge to edge.
private struct Graticule: Shape {
    let projection: Projection

    func path(in rect: CGRect) -> Path {
        Path { path in
            let (northWest, southEast) = (
                projection.coordinate(.zero), projection.coordinate(CGPoint(x: rect.maxX, y: rect.maxY))
            )
            let step = Self.step((southEast.longitude - northWest.longitude) / 6)
            guard step > 0, step.isFinite else { return }
            for index in 0...40 {
                let longitude = ((northWest.longitude / step).rounded(.down) + Double(index)) * step
                guard longitude <= southEast.longitude else { break }
                let x = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: longitude)).x
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
            for index in 0...80 {
                let latitude = ((southEast.latitude / step).rounded(.down) + Double(index)) * step
                guard latitude <= min(northWest.latitude, 85) else { break }
                let y = projection.point(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
        }
    }

    /// The round number that is nearest below.
    private static func step(_ degrees: Double) -> Double {
        guard degrees > 0 else { return 0 }
        let power = pow(10, floor(log10(degrees)))
        return (degrees / power >= 5 ? 5 : degrees / power >= 2 ? 2 : 1) * power
    }
}
