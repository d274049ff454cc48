import CoreLocation
import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// A place as it is seen from the street. There is no service that has pictures, so there is no value of this type.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    // Unchecked because nothing of it changes.
    init(of place: CLLocationCoordinate2D) {}
}

/// Looks for pictures from the street. There is no service, so none are found.
open class MKLookAroundSceneRequest: NSObject {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The place with its name.
    public let mapItem: MKMapItem?
    /// A Boolean value that indicates whether it is looking: never.
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

    /// The pictures: nil, since there are none.
    nonisolated(nonsending) open var scene: MKLookAroundScene? { get async throws { nil } }
    /// Looks. There are none.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    /// Stops looking.
    open func cancel() { isCancelled = true }
}

/// Constants that describe where the mark of a preview is.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing = 1, bottomTrailing = 2 }

/// A place as it is seen from the street. It shows that there are no pictures.
public struct LookAroundPreview: View {
    private let scene: MKLookAroundScene?

    /// Creates a preview of a scene, which may change.
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

/// A place as it is seen from the street. It shows that there are no pictures.
@MainActor @preconcurrency open class MKLookAroundViewController: UIViewController {
    /// The scene: what is shown.
    open var scene: MKLookAroundScene?
    /// A Boolean value that indicates whether users can move. In Perch, it has no effect.
    open var isNavigationEnabled = true
    /// A Boolean value that indicates whether streets have their names. In Perch, it has no effect.
    open var showsRoadLabels = true
    /// The point of interest filter: what kinds of places are shown. In Perch, it has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The badge position: where the mark is. In Perch, it has no effect.
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
    /// Shows a place as it is seen from the street. A page says that there are no pictures.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundSheet(scene: scene.wrappedValue) }
    }
    /// Shows a place as it is seen from the street. A page says that there are no pictures.
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
