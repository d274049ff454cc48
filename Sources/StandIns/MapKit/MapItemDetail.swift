import CoreLocation
import PerchStandIns
import SwiftUI

/// A selected map feature. In Perch, there are none.
public struct MapFeature: Hashable, Sendable {
    /// Constants that describe the kind of a feature.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }

    private let latitude: Double
    private let longitude: Double
    /// The name.
    public let title: String?
    /// The kind of the feature.
    public let kind: FeatureKind?
    /// The category of the point of interest.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    /// The coordinate.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// The symbol of the feature, which is unknown.
    public var image: Image? { nil }
    /// The color behind the symbol, which is unknown.
    public var backgroundColor: Color? { nil }
}

/// A selection of a tag or of a map feature.
public struct MapSelection<Value: Hashable>: Hashable {
    /// The tag.
    public let value: Value?
    /// The selected map feature. In Perch, there is none.
    public let feature: MapFeature?

    /// Creates a selection of a tag.
    public init(_ value: Value) {
        self.value = value
        feature = nil
    }
    /// Creates a selection of a map feature.
    public init(_ feature: MapFeature) {
        value = nil
        self.feature = feature
    }
}

/// A style for showing the details of a selected marker.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    private let name: String
    /// The style that the system chooses.
    public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
    /// A style that shows a callout above the marker.
    public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
    /// A style that shows a sheet.
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
    /// Shows the details of a place in a sheet while it is not nil.
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        mapItemDetailSheet(
            isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            item: item.wrappedValue, displaysMap: displaysMap)
    }
    /// Shows the details of a place in a popover. In Perch, it is a sheet.
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
