import CoreLocation
import Foundation
import MapKit
import PerchStandIns
import PerchTesting
import SwiftUI
import Testing

private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
private let naples = CLLocationCoordinate2D(latitude: 40.85, longitude: 14.27)

private struct TripMap: View {
    @State var position = MapCameraPosition.region(
        MKCoordinateRegion(center: rome, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4)))
    @State var chosen: Int?
    @State var camera = ""

    var body: some View {
        VStack {
            Map(position: $position, selection: $chosen) {
                MapPolyline(coordinates: [rome, naples]).stroke(.blue, lineWidth: 3)
                MapCircle(center: naples, radius: 40_000).foregroundStyle(.green.opacity(0.3))
                Marker("Rome", systemImage: "building.columns", coordinate: rome).tag(1)
                Annotation("Naples", coordinate: naples) {
                    Circle().fill(.orange).frame(width: 24, height: 24)
                }
                .tag(2)
            }
            .mapControls { MapUserLocationButton() }
            .onMapCameraChange { camera = "\(Int($0.region.center.latitude.rounded()))" }
            Text("Chosen \(chosen ?? 0)")
            Text("Latitude \(camera)")
        }
    }
}

@MainActor @Suite struct MapKitTests {
    @Test func theProjectionIsMercators() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(point.x == MKMapSize.world.width / 2 && abs(point.y - MKMapSize.world.height / 2) < 1e-6)
        let back = MKMapPoint(rome).coordinate
        #expect(abs(back.latitude - rome.latitude) < 1e-9 && abs(back.longitude - rome.longitude) < 1e-9)
        // A degree of longitude is as wide everywhere, one of latitude is higher in the north.
        let north = MKMapPoint(CLLocationCoordinate2D(latitude: 60, longitude: 0)).y
        let further = MKMapPoint(CLLocationCoordinate2D(latitude: 61, longitude: 0)).y
        #expect((north - further) / (MKMapSize.world.width / 360) > 1.9)
        #expect(abs(MKMapPoint(rome).distance(to: MKMapPoint(naples)) - 188_500) < 3000)
    }

    @Test func regionsOfMetersBecomeDegrees() {
        let region = MKCoordinateRegion(center: rome, latitudinalMeters: 111_320, longitudinalMeters: 111_320)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-6)
        #expect(abs(region.span.longitudeDelta - 1 / cos(41.9 * .pi / 180)) < 1e-6)
    }

    @Test func aMapShowsWhatIsOnIt() throws {
        assertSnapshot(of: TripMap().frame(width: 360, height: 400), as: .image())
    }

    @Test func contentsCanBeChosen() throws {
        let screen = try RenderedView(TripMap().frame(width: 360, height: 400))
        #expect(screen.staticTexts["Latitude 42"].exists)
        screen.allElements["Rome"].firstMatch.tap()
        #expect(screen.staticTexts["Chosen 1"].exists)
    }

    @Test func aMapIsDragged() throws {
        let screen = try RenderedView(TripMap().frame(width: 360, height: 400))
        screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 60, y: 300))
        #expect(screen.staticTexts["Latitude 44"].exists || screen.staticTexts["Latitude 45"].exists)
    }

    @Test func withoutARegionAllContentsAreSeen() throws {
        var found: MKCoordinateRegion?
        let map = Map {
            Marker("Rome", coordinate: rome)
            Marker("Naples", coordinate: naples)
        }
        .onMapCameraChange { found = $0.region }
        _ = try RenderedView(map.frame(width: 300, height: 300))
        let region = try #require(found)
        #expect(abs(region.center.latitude - 41.4) < 0.1)
        #expect(region.span.latitudeDelta > 1.05 && region.span.latitudeDelta < 4)
    }

    @Test func aMapViewShowsAnnotationsAndOverlays() throws {
        struct Wrapped: UIViewRepresentable {
            final class Coordinator: NSObject, MKMapViewDelegate {
                func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                    let renderer = MKPolylineRenderer(overlay: overlay)
                    renderer.strokeColor = .systemBlue
                    renderer.lineWidth = 4
                    return renderer
                }
            }
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> MKMapView {
                let view = MKMapView()
                view.delegate = context.coordinator
                view.addOverlay(MKPolyline(coordinates: [rome, naples], count: 2))
                view.addAnnotation(MKPointAnnotation(coordinate: rome, title: "Rome"))
                view.region = MKCoordinateRegion(
                    center: rome, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
                return view
            }
            func updateUIView(_ view: MKMapView, context: Context) {}
        }
        assertSnapshot(of: Wrapped().frame(width: 300, height: 200), as: .image())
    }

    @Test func aMapViewKeepsItsPage() throws {
        let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.layoutIfNeeded()
        let page = try #require(view.subviews.first)
        view.addAnnotation(MKPointAnnotation(coordinate: rome, title: "Rome"))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.subviews == [page])
    }

    @Test func nothingIsFound() async {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "Coffee")
        await #expect(throws: MKError.self) { _ = try await MKLocalSearch(request: request).start() }
    }

    @Test func distancesAreWritten() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 12_345) == "12 km")
        #expect(formatter.string(fromDistance: 1500) == "1.5 km")
        formatter.units = .imperial
        #expect(formatter.string(fromDistance: 16_093.4) == "10 mi")
    }

    @Test func aMapViewKeepsTheLimitsOfItsCamera() throws {
        let map = MKMapView()
        #expect(map.cameraZoomRange.minCenterCoordinateDistance == MKMapCameraZoomDefault)
        let range = try #require(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 500))
        map.setCameraZoomRange(range, animated: true)
        map.setCameraZoomRange(nil, animated: true)
        #expect(map.cameraZoomRange === range && range.maxCenterCoordinateDistance == MKMapCameraZoomDefault)
        #expect(
            MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
        map.cameraBoundary = MKMapView.CameraBoundary(mapRect: .world)
        #expect(map.cameraBoundary?.mapRect == .world)
        #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    }
}
