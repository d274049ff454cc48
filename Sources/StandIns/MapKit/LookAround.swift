import CoreLocation
import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A scene of a place from the street. There is no service with such pictures, so there are no values of this type.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    init(of place: CLLocationCoordinate2D) {}
}

/// A request for a scene from the street. There is no service, so it finds no scene.
open class MKLookAroundSceneRequest: NSObject {
    /// The coordinate of the place.
    public let coordinate: CLLocationCoordinate2D
    /// The map item of the place.
    public let mapItem: MKMapItem?
    /// A Boolean value that indicates whether the request is loading. It is always false.
    open var isLoading: Bool { false }
    /// A Boolean value that indicates whether it was stopped.
    open private(set) var isCancelled = false

    /// Creates a request for a place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }
    /// Creates a request for a place.
    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
    }

    /// The scene, which is always nil.
    nonisolated(nonsending) open var scene: MKLookAroundScene? { get async throws { nil } }
    /// Requests the scene. There is none.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    /// Cancels the request.
    open func cancel() { isCancelled = true }
}

/// Constants that describe the position of the badge of a preview.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing = 1, bottomTrailing = 2 }

/// A view that shows a place from the street. In Perch, it shows that there are no pictures.
public struct LookAroundPreview: View {
    private let scene: MKLookAroundScene?

    /// Creates a preview of a scene, which can change.
    @MainActor @preconcurrency public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.scene = scene.wrappedValue }

    /// Creates a preview of a scene.
    @MainActor @preconcurrency public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { scene = initialScene }

    public var body: some View { StandInPage("MapKit", symbol: "binoculars", title: "No Look Around Available") }
}

/// A view controller that shows a place from the street. In Perch, it shows that there are no pictures.
@MainActor @preconcurrency open class MKLookAroundViewController: UIViewController {
    /// The scene to show.
    open var scene: MKLookAroundScene?
    /// A Boolean value that indicates whether the user can navigate. In Perch, it has no effect.
    open var isNavigationEnabled = true
    /// A Boolean value that indicates whether road labels are visible. In Perch, it has no effect.
    open var showsRoadLabels = true
    /// The filter for points of interest. In Perch, it has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The position of the badge. In Perch, it has no effect.
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    /// Creates a controller without a scene.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// Creates a controller of a scene.
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: LookAroundPreview(initialScene: scene))
    }
}

extension View {
    /// Presents a place from the street. In Perch, the page shows that there are no pictures.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundSheet(scene: scene.wrappedValue) }
    }
    /// Presents a place from the street. In Perch, the page shows that there are no pictures.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundSheet(scene: initialScene) }
    }
}

private struct LookAroundSheet: View {
    let scene: MKLookAroundScene?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        LookAroundPreview(initialScene: scene)
            .overlay(alignment: .topTrailing) { Button("Done") { dismiss() }.padding() }
    }
}
