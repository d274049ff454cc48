/// The kind of an element for assistive technology.
public struct ElementRole: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }

    /// Text.
    public static let text: ElementRole = "text"
    /// A picture.
    public static let image: ElementRole = "image"
    /// A link.
    public static let link: ElementRole = "link"
    /// A button.
    public static let button: ElementRole = "button"
    /// A switch or a check box.
    public static let toggle: ElementRole = "toggle"
    /// A slider.
    public static let slider: ElementRole = "slider"
    /// A stepper.
    public static let stepper: ElementRole = "stepper"
    /// An item of a menu.
    public static let menuItem: ElementRole = "menuItem"
    /// A button that opens a menu.
    public static let popUpButton: ElementRole = "popUpButton"
    /// A progress bar or a spinner.
    public static let progress: ElementRole = "progress"
    /// A gauge.
    public static let gauge: ElementRole = "gauge"
    /// A field for text.
    public static let textField: ElementRole = "textField"
    /// A field for passwords.
    public static let secureTextField: ElementRole = "secureTextField"
    /// A search field.
    public static let searchField: ElementRole = "searchField"
    /// A picker.
    public static let picker: ElementRole = "picker"
    /// A date picker.
    public static let datePicker: ElementRole = "datePicker"
    /// A menu.
    public static let menu: ElementRole = "menu"
    /// A list.
    public static let list: ElementRole = "list"
    /// A tab.
    public static let tab: ElementRole = "tab"
    /// A bar of tabs.
    public static let tabBar: ElementRole = "tabBar"
    /// A navigation bar.
    public static let navigationBar: ElementRole = "navigationBar"
    /// A sheet.
    public static let sheet: ElementRole = "sheet"
    /// An alert.
    public static let alert: ElementRole = "alert"
    /// A confirmation dialog over the screen.
    public static let dialog: ElementRole = "dialog"
    /// A popover.
    public static let popover: ElementRole = "popover"
    /// A table.
    public static let table: ElementRole = "table"
    /// A row of a list.
    public static let row: ElementRole = "row"
    /// A cell of a table.
    public static let cell: ElementRole = "cell"
    /// An area that scrolls.
    public static let scrollArea: ElementRole = "scrollArea"
    /// An editor for text with several lines.
    public static let textEditor: ElementRole = "textEditor"
    /// A radio button.
    public static let radioButton: ElementRole = "radioButton"
    /// A color picker.
    public static let colorPicker: ElementRole = "colorPicker"
    /// A toolbar.
    public static let toolbar: ElementRole = "toolbar"
    /// The dots that show the current page.
    public static let pageControl: ElementRole = "pageControl"
    /// A group of other elements.
    public static let group: ElementRole = "group"
}

extension AccessibilityNode {
    /// Whether a query for some kinds finds the element; one for none finds all.
    ///
    /// A view that a program makes a button, a link, or an image by traits is found as one, as in XCUITest.
    func isFound(as roles: [ElementRole]) -> Bool {
        if roles.isEmpty || roles.contains(ElementRole(rawValue: role.rawValue)) { return true }
        guard [.group, .text, .image].contains(role) else { return false }
        if traits.contains(.isButton) { return roles.contains(.button) }
        if traits.contains(.isLink) { return roles.contains(.link) }
        return role == .group && traits.contains(.isImage) && !traits.contains(.isStaticText) && roles.contains(.image)
    }
}
