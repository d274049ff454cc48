import CoreLocation
import PerchStandIns
import SwiftUI

/// A selected feature of the map. Nothing can be: it is plain.
public struct MapFeature: Hashable, Sendable {
    /// Constants that describe what kind of thing it is.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }

    private let latitude: Double
    private let longitude: Double
    /// The name.
    public let title: String?
    /// The kind: what kind of thing it is.
    public let kind: FeatureKind?
    /// The point of interest category: what kind of place it is.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    /// The coordinate.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// The symbol: none is known.
    public var image: Image? { nil }
    /// The color behind its symbol: none is known.
    public var backgroundColor: Color? { nil }
}

/// A selection of a tag or of something of the ground.
public struct MapSelection<Value: Hashable>: Hashable {
    /// The tag.
    public let value: Value?
    /// The feature: what was selected of the ground: nothing.
    public let feature: MapFeature?

    /// Creates a selection of a tag.
    public init(_ value: Value) {
        self.value = value
        feature = nil
    }
    /// Creates a selection of something of the ground.
    public init(_ feature: MapFeature) {
        value = nil
        self.feature = feature
    }
}

/// A type that describes how the details of a place are shown at a marker.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    private let name: String
    /// A map item detail selection accessory style: as the system likes.
    public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
    /// A map item detail selection accessory style: above the marker.
    public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
    /// A map item detail selection accessory style: in a sheet.
    public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
    /// A line that opens Maps.
    public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
}

extension MapContent {
    /// Sets the presentation of a place's details after its selection. In Perch, this method has no effect.
    public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent {
        inert("MapContent.mapItemDetailSelectionAccessory(_:)", "the details of a place are not shown")
        return self
    }
}

extension View {
    /// Shows the details of a place in a sheet.
    public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View {
        sheet(isPresented: isPresented) {
            if let item { MapItemDetail(item: item, displaysMap: displaysMap) }
        }
    }
    /// Shows the details of a place in a sheet while there is one.
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        mapItemDetailSheet(
            isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            item: item.wrappedValue, displaysMap: displaysMap)
    }
    /// Shows the details of a place in a popover. They are in a sheet here.
    public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor:
            PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { mapItemDetailSheet(isPresented: isPresented, item: item, displaysMap: displaysMap) }

    /// Sets whether the user can select features of the map. In Perch, this method has no effect, because maps have no
    /// features.
    nonisolated public func mapFeatureSelectionDisabled(
        _ disabled: @escaping (MapFeature) -> Bool
    ) -> some View {
        inert("View.mapFeatureSelectionDisabled(_:)", "the ground is plain")
        return self
    }
    /// Sets the presentation of a feature's details. In Perch, this method has no effect, because maps have no
    /// features.
    nonisolated public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View {
        inert("View.mapFeatureSelectionAccessory(_:)", "the ground is plain")
        return self
    }
}

/// The details of a place.
private struct MapItemDetail: View {
    let item: MKMapItem
    let displaysMap: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(verbatim: item.name ?? "Place").font(.title2.bold())
                Spacer()
                Button("Close", systemImage: "xmark.circle.fill") { dismiss() }.labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
            }
            if displaysMap { Map { Marker(item: item) }.frame(height: 160).clipShape(.rect(cornerRadius: 12)) }
            if let number = item.phoneNumber { Label(number, systemImage: "phone") }
            if let url = item.url { Link(url.absoluteString, destination: url) }
            Spacer(minLength: 0)
        }
        .padding()
    }
}
