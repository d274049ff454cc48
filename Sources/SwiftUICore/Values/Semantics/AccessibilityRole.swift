/// What kind of thing an element is. Traits say how it behaves; hosts such as the browser need to know the kind.
package enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
    /// Holds other elements and is nothing itself.
    case group
    case text, image, link
    case button, toggle, radioButton
    case slider, stepper, progress, gauge
    case textField, secureTextField, textEditor, searchField
    case picker, datePicker, colorPicker, menu, menuItem, popUpButton
    case list, table, row, cell, scrollArea
    case tabBar, tab, navigationBar, toolbar, pageControl
    case dialog, alert, sheet, popover
    case chart, map

    /// Whether text is typed into an element of this kind.
    package var takesText: Bool {
        switch self {
        case .textField, .secureTextField, .textEditor, .searchField: true
        default: false
        }
    }

    /// The traits that an element of this kind always has.
    package var impliedTraits: AccessibilityTraits {
        switch self {
        case .text: .isStaticText
        case .image: .isImage
        case .link: .isLink
        case .button, .menuItem, .popUpButton, .menu, .tab, .radioButton: .isButton
        case .toggle: [.isButton, .isToggle]
        case .searchField: .isSearchField
        case .tabBar: .isTabBar
        case .dialog, .alert, .sheet: .isModal
        default: []
        }
    }
}
