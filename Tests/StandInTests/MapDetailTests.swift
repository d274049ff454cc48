import MapKit
import PerchTesting
import SwiftUI
import Testing

@MainActor @Suite struct MapDetailTests {
    private let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    @Test func aCameraShowsItsRegion() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.preferredConfiguration = MKHybridMapConfiguration(elevationStyle: .realistic)
        #expect((map.preferredConfiguration as? MKHybridMapConfiguration)?.elevationStyle == .realistic)
        map.setCamera(
            MKMapCamera(lookingAtCenter: place, fromDistance: 5000, pitch: 0, heading: 0), animated: true)
        #expect(abs(map.centerCoordinate.latitude - 48) < 0.001 && abs(map.region.center.longitude - 11) < 0.001)
        #expect(abs(map.camera.centerCoordinateDistance - 5000) < 500)
        let copy = map.camera.copy() as? MKMapCamera
        #expect(copy?.centerCoordinateDistance == map.camera.centerCoordinateDistance)
        #expect(MapCamera(map.camera).distance == map.camera.centerCoordinateDistance)
    }

    @Test func anAnnotationIsSelectedOnce() {
        let follower = Follower()
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        map.delegate = follower
        let annotation = MKPointAnnotation(coordinate: place, title: "Here")
        map.selectAnnotation(annotation, animated: false)
        #expect(map.selectedAnnotations.isEmpty)
        map.addAnnotation(annotation)
        map.selectAnnotation(annotation, animated: false)
        map.selectAnnotation(annotation, animated: false)
        map.deselectAnnotation(annotation, animated: false)
        #expect(follower.events == ["select", "deselect"] && map.selectedAnnotations.isEmpty)
    }

    @Test func filtersKnowTheirKinds() {
        let some = MKPointOfInterestFilter(including: [.cafe, .winery])
        #expect(some.includes(.winery) && some.excludes(.atm))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
        #expect(MKPointOfInterestCategory.atm.rawValue == "MKPOICategoryATM")
    }

    @Test func thereAreNoPicturesOfStreets() async throws {
        let request = MKLookAroundSceneRequest(coordinate: place)
        #expect(try await request.scene == nil)
        request.cancel()
        #expect(request.isCancelled)
        let view = LookAroundPreview(initialScene: nil).frame(width: 300, height: 160)
        let screen = try RenderedView(view)
        #expect(screen.allElements.containing(text: "No Look Around Available").count > 0)
        assertSnapshot(of: screen, named: "lookAround")
    }

    @Test func aPlaceHasASheet() throws {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        item.name = "Museum"
        item.phoneNumber = "555-0100"
        let screen = try RenderedView(Place(item: item).frame(width: 320, height: 480))
        screen.buttons["Details"].tap()
        screen.advance(by: .seconds(1))
        #expect(screen.staticTexts["Museum"].exists)
    }
}

private struct Place: View {
    let item: MKMapItem
    @State private var isShown = false
    var body: some View {
        Button("Details") { isShown = true }
            .mapItemDetailSheet(isPresented: $isShown, item: item, displaysMap: false)
    }
}

private final class Follower: NSObject, MKMapViewDelegate {
    var events: [String] = []
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { events.append("select") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { events.append("deselect") }
}
