import UIKit

/// A kind of view.
public protocol IntrospectableViewType {
    /// The type of the value that it is made of before iOS 16.
    associatedtype Before16: AnyObject
    /// The type of the value that it is made of since iOS 16.
    associatedtype Since16: AnyObject = Before16
}

/// The kind of `scrollView`.
public struct ScrollViewType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UIScrollView
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UIScrollView
}

extension IntrospectableViewType where Self == ScrollViewType {
    /// The kind of `scrollView`.
    public static var scrollView: ScrollViewType { ScrollViewType() }
}

/// The kind of `list`.
public struct ListType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITableView
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UICollectionView
}

extension IntrospectableViewType where Self == ListType {
    /// The kind of `list`.
    public static var list: ListType { ListType() }
}

/// The kind of `form`.
public struct FormType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITableView
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UICollectionView
}

extension IntrospectableViewType where Self == FormType {
    /// The kind of `form`.
    public static var form: FormType { FormType() }
}

/// The kind of `textField`.
public struct TextFieldType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITextField
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UITextField
}

extension IntrospectableViewType where Self == TextFieldType {
    /// The kind of `textField`.
    public static var textField: TextFieldType { TextFieldType() }
}

/// The kind of `secureField`.
public struct SecureFieldType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITextField
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UITextField
}

extension IntrospectableViewType where Self == SecureFieldType {
    /// The kind of `secureField`.
    public static var secureField: SecureFieldType { SecureFieldType() }
}

/// The kind of `textEditor`.
public struct TextEditorType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITextView
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UITextView
}

extension IntrospectableViewType where Self == TextEditorType {
    /// The kind of `textEditor`.
    public static var textEditor: TextEditorType { TextEditorType() }
}

/// The kind of `navigationStack`.
public struct NavigationStackType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UINavigationController
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UINavigationController
}

extension IntrospectableViewType where Self == NavigationStackType {
    /// The kind of `navigationStack`.
    public static var navigationStack: NavigationStackType { NavigationStackType() }
}

/// The kind of `navigationView`.
public struct NavigationViewType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UINavigationController
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UINavigationController
}

extension IntrospectableViewType where Self == NavigationViewType {
    /// The kind of `navigationView`.
    public static var navigationView: NavigationViewType { NavigationViewType() }
}

/// The kind of `tabView`.
public struct TabViewType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UITabBarController
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UITabBarController
}

extension IntrospectableViewType where Self == TabViewType {
    /// The kind of `tabView`.
    public static var tabView: TabViewType { TabViewType() }
}

/// The kind of `viewController`.
public struct ViewControllerType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UIViewController
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UIViewController
}

extension IntrospectableViewType where Self == ViewControllerType {
    /// The kind of `viewController`.
    public static var viewController: ViewControllerType { ViewControllerType() }
}

/// The kind of `toggle`.
public struct ToggleType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UISwitch
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UISwitch
}

extension IntrospectableViewType where Self == ToggleType {
    /// The kind of `toggle`.
    public static var toggle: ToggleType { ToggleType() }
}

/// The kind of `slider`.
public struct SliderType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UISlider
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UISlider
}

extension IntrospectableViewType where Self == SliderType {
    /// The kind of `slider`.
    public static var slider: SliderType { SliderType() }
}

/// The kind of `window`.
public struct WindowType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UIWindow
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UIWindow
}

extension IntrospectableViewType where Self == WindowType {
    /// The kind of `window`.
    public static var window: WindowType { WindowType() }
}

/// The kind of `sheet`.
public struct SheetType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UIPresentationController
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UIPresentationController
}

extension IntrospectableViewType where Self == SheetType {
    /// The kind of `sheet`.
    public static var sheet: SheetType { SheetType() }
}

/// The kind of `view`.
public struct ViewType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UIView
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UIView
}

extension IntrospectableViewType where Self == ViewType {
    /// The kind of `view`.
    public static var view: ViewType { ViewType() }
}

/// The kind of `searchField`.
public struct SearchFieldType: IntrospectableViewType {
    /// The type of the underlying view before iOS 16.
    public typealias Before16 = UISearchBar
    /// The type of the underlying view since iOS 16.
    public typealias Since16 = UISearchBar
}

extension IntrospectableViewType where Self == SearchFieldType {
    /// The kind of `searchField`.
    public static var searchField: SearchFieldType { SearchFieldType() }
}
