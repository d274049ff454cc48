import Foundation

/// Makes objects of classes that are known only while the program runs: delegates that an Info.plist names, and the
/// objects behind `appearance()`.
///
/// Swift makes an object of a class that a variable holds only if the initializer is `required`, which Apple's
/// `NSObject.init()` and `UIView.init(frame:)` are not: there the Objective-C runtime finds them. Here they are found in
/// the class's table of methods (`ClassTables`). A compiler that lays classes out otherwise is noticed before anything is called:
/// no such object is made then.
@MainActor package enum ClassInstantiation {
    /// An object by `init()`; nil if classes are not laid out as expected. A class that has no such initializer traps,
    /// as on Apple's systems.
    package static func object(of type: NSObject.Type) -> NSObject? {
        guard let tables = ClassTables.current else {
            Log.once(
                "No \(type) can be made by its name: this compiler lays classes out in a way that Perch does not know.")
            return nil
        }
        return tables.object(of: type)
    }

    /// A layer of a class that a view names; a plain one where that is no class of layers.
    static func layer(of type: AnyClass) -> CALayer {
        guard type != CALayer.self, let kind = type as? CALayer.Type else { return CALayer() }
        return object(of: kind) as? CALayer ?? CALayer()
    }

    /// A view of a class that a program registers, by `init(frame:)`; nil if classes are not laid out as expected.
    static func view<V: UIView>(of type: V.Type) -> V? { registered(type) { $0.view(of: type) } }

    /// A cell of a class that a program registers, by `init(style:reuseIdentifier:)`.
    static func cell(of type: UITableViewCell.Type) -> UITableViewCell? {
        type == UITableViewCell.self
            ? UITableViewCell(style: .default, reuseIdentifier: nil) : registered(type) { $0.cell(of: type) }
    }

    /// A header of a class that a program registers, by `init(reuseIdentifier:)`.
    static func header(of type: UITableViewHeaderFooterView.Type) -> UITableViewHeaderFooterView? {
        type == UITableViewHeaderFooterView.self
            ? UITableViewHeaderFooterView(reuseIdentifier: nil) : registered(type) { $0.header(of: type) }
    }

    private static func registered<V: UIView>(_ type: V.Type, _ make: (ClassTables) -> NSObject?) -> V? {
        guard let tables = ClassTables.current else {
            Log.once("\(type) cannot be created: Perch does not know the class layout of this compiler.")
            return nil
        }
        return make(tables) as? V
    }

    /// An object that keeps what is set on the appearance of a class of views.
    static func appearance<V: UIView>(of type: V.Type) -> V {
        appearance(of: type) { $0.view(of: $1) }
    }

    /// An object that keeps what is set on the appearance of a class of items of bars.
    static func appearance<I: UIBarItem>(of type: I.Type) -> I {
        appearance(of: type) { $0.object(of: $1) }
    }

    /// Of a class of the program's, the object is set up as one of the nearest class of this module's, of which alone an
    /// appearance is read: the program's may want other initializers, and has no reason to run one for this.
    private static func appearance<Object: NSObject>(
        of type: Object.Type, _ make: (ClassTables, NSObject.Type) -> NSObject?
    ) -> Object {
        if let make = knownClasses[ObjectIdentifier(type)], let object = make() as? Object { return object }
        var known: NSObject.Type = type
        while !isOwn(known), let parent = _getSuperclass(known) as? NSObject.Type { known = parent }
        guard let tables = ClassTables.current, let object = make(tables, known) else {
            // There is no other object of the type that could be handed out.
            fatalError(
                "No appearance of \(type) can be made: this compiler lays classes out in a way that Perch does not know."
            )
        }
        return unsafeDowncast(known == type ? object : tables.enlarged(object, from: known, to: type), to: Object.self)
    }

    /// The classes whose appearance programs set most, which need nothing that is found out.
    private static let knownClasses: [ObjectIdentifier: @MainActor () -> NSObject] = [
        ObjectIdentifier(UIView.self): { UIView() },
        ObjectIdentifier(UILabel.self): { UILabel() },
        ObjectIdentifier(UIButton.self): { UIButton() },
        ObjectIdentifier(UISwitch.self): { UISwitch() },
        ObjectIdentifier(UITextField.self): { UITextField() },
        ObjectIdentifier(UITextView.self): { UITextView() },
        ObjectIdentifier(UIScrollView.self): { UIScrollView() },
        ObjectIdentifier(UITableView.self): { UITableView() },
        ObjectIdentifier(UINavigationBar.self): { UINavigationBar() },
        ObjectIdentifier(UITabBar.self): { UITabBar() },
        ObjectIdentifier(UIToolbar.self): { UIToolbar() },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
        ObjectIdentifier(UIPageControl.self): { UIPageControl() },
        ObjectIdentifier(UISearchBar.self): { UISearchBar() },
        ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ]

    /// Whether a class is UIKit's or SwiftUI's.
    private static func isOwn(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return module == "UIKit" || module == "SwiftUI" || module == "SwiftUICore"
    }
}
