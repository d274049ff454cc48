import Foundation

/// A type that describes what a cell shows, as a value that makes the view for it.
@MainActor @preconcurrency public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a cell in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether it can show a configuration. Where it cannot, another view takes
    /// its place.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that shows a configuration.
@MainActor @preconcurrency public protocol UIConfigurationState {
    /// The state of a view at rest.
    init(traitCollection: UITraitCollection)
    /// The traits that hold for the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
