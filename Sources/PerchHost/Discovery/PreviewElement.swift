import Foundation
import SwiftUI

/// One of the top-level elements of a preview's views, each of which is a separate preview.
package struct PreviewElement {
    package let view: AnyView
    package let name: String?
    package let layout: PreviewLayout?
    package let device: PreviewDevice?
    package let orientation: InterfaceOrientation?

    /// Finds the elements of `previews` by making them once: they may come out of a `ForEach`, an `if` or a view of the
    /// user's, and modifiers around a group belong to each of its elements.
    @MainActor package static func split<V: View>(_ previews: V) -> [PreviewElement] {
        let probe = ElementProbe()
        let host = ViewHost(
            ElementSelection(previews, probe: probe),
            size: CGSize(width: 1, height: 1))
        return withExtendedLifetime(host) {
            probe.elements.enumerated().map { index, element in
                PreviewElement(
                    view: AnyView(ElementSelection(previews, index: index)),
                    name: element.trait(PreviewNameTraitKey.self),
                    layout: element.trait(PreviewLayoutTraitKey.self),
                    device: element.trait(PreviewDeviceTraitKey.self),
                    orientation: element.trait(PreviewOrientationTraitKey.self))
            }
        }
    }
}
