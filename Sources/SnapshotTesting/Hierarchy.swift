import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// Compares the views of a hierarchy with their classes and frames, as text.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Compares the views of a hierarchy with their classes and frames, as text.
    ///
    /// - Parameters:
    ///   - size: The size in points to lay the view out in. Nil for its own.
    ///   - traits: Traits such as the dark appearance, which hardly change frames.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            onMain { traits.performing { view.description(size: size) } }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Compares the controllers of a hierarchy with their classes and views, as text.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain { controller.lines(depth: 0).joined(separator: "\n") }
        }
    }

    /// Compares the views of a controller with their classes and frames, as text.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Compares the views of a controller on a device with their classes and frames, as text.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points. Nil for the device's.
    ///   - traits: Traits that have priority over those of the device.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMain {
                UITraitCollection(traitsFrom: [config.traits, traits]).performing {
                    controller.view.description(size: size ?? config.size)
                }
            }
        }
    }
}

extension UITraitCollection {
    @MainActor fileprivate func performing(_ work: () -> String) -> String {
        var result = ""
        performAsCurrent { result = work() }
        return result
    }
}

extension UIView {
    fileprivate func description(size: CGSize?) -> String {
        if let size { frame = CGRect(origin: frame.origin, size: size) }
        layoutIfNeeded()
        return lines(depth: 0).joined(separator: "\n")
    }

    private func lines(depth: Int) -> [String] {
        func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)".replacing(/\.0$/, with: "") }
        var line = String(repeating: "   | ", count: depth)
        line += "<\(type(of: self)); frame = (\(text(frame.minX)) \(text(frame.minY)); "
        line += "\(text(frame.width)) \(text(frame.height)))"
        if let label = (self as? UILabel)?.text { line += "; text = '\(label)'" }
        if isHidden { line += "; hidden = YES" }
        if alpha < 1 { line += "; alpha = \(text(alpha))" }
        return [line + ">"] + subviews.flatMap { $0.lines(depth: depth + 1) }
    }
}

extension UIViewController {
    fileprivate func lines(depth: Int) -> [String] {
        let view = "<\(type(of: view!))>"
        let line = String(repeating: "   | ", count: depth) + "<\(type(of: self))>, view: \(view)"
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
