import CoreGraphics
import Foundation

/// A bar with a field to search by.
open class UISearchBar: UIView {
    /// The bar's colour.
    open var barTintColor: UIColor?
    /// The field.
    open var searchTextField = UITextField()
}
