import Foundation

/// Elements of a menu that are made when it opens. Menus of buttons and bars do not open here, so that nobody makes them.
open class UIDeferredMenuElement: UIMenuElement {
    private init() { super.init(title: "", subtitle: nil, image: nil) }

    /// Elements that are made once. `elementProvider` calls its argument with them.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.init() }

    /// Elements that are made each time that the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement() }
}
