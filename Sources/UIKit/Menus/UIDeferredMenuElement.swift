import Foundation

/// A menu element whose items are created when the menu opens. In Perch, menus of buttons and bars do not open, so the
/// items are not created.
open class UIDeferredMenuElement: UIMenuElement {
    private init() { super.init(title: "", subtitle: nil, image: nil) }

    /// Creates an element whose items are created once. `elementProvider` passes them to its argument.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.init() }

    /// Returns an element whose items are created each time that the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement() }
}
