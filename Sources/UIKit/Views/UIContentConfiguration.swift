import Foundation

/// A value that describes the content of a cell or a view, and creates the view for it.
@MainActor @preconcurrency public protocol UIContentConfiguration {
    /// Creates a view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
    /// Returns a Boolean value that indicates whether the view supports a configuration. If not, another view replaces
    /// it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of a view that shows a configuration.
@MainActor @preconcurrency public protocol UIConfigurationState {
    /// Creates the default state of a view.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
