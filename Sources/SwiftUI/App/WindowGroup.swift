import Foundation

/// A scene that presents windows with the same structure, whose content is a view.
///
/// A program starts with its first scene. On hosts with several windows, `openWindow` opens the others. Each window has
/// separate state.
public struct WindowGroup<Content: View> {
    private let title: Text?
    private let id: String?
    private let content: Content

    nonisolated private init(_ title: Text?, _ id: String?, _ content: Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    /// Creates a window group.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }

    /// Creates a window group with an identifier.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content()) }

    /// Creates a window group with a title.
    @_disfavoredOverload
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title, nil, content()) }

    /// Creates a window group with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), nil, content())
    }

    /// Creates a window group with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), nil, content())
    }

    /// Creates a window group with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), nil, content())
    }

    /// Creates a window group with a title and an identifier.
    @_disfavoredOverload
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id, content())
    }

    /// Creates a window group with a title and an identifier.
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id, content())
    }

    /// Creates a window group with a title from a localized string resource and an identifier.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id, content())
    }

    /// Creates a window group with a title and an identifier.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id, content())
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never

    public var _windows: [_SceneWindow] {
        let valueType = (Content.self as? any WindowForValue.Type)?.valueType
        return [_SceneWindow(title: title, id: id, content: AnyView(content), valueType: valueType)]
    }
}

// MARK: Windows for a value

extension WindowGroup {
    /// Creates a window group for values of a type. The first window has no value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, PresentedWindowContent(content))
    }

    /// Creates a window group with an identifier, for values of a type. The first window has no value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, PresentedWindowContent(content))
    }

    /// Creates a window group for values of a type. The first window has the default value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with an identifier, for values of a type. The first window has the default value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title, for values of a type. The first window has no value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, PresentedWindowContent(content))
    }

    /// Creates a window group with a title from a localized string resource, for values of a type. The first window has
    /// no value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), nil, PresentedWindowContent(content))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has no value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, PresentedWindowContent(content))
    }

    /// Creates a window group with a title from a localized string resource and an identifier, for values of a type.
    /// The first window has no value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), id, PresentedWindowContent(content))
    }

    /// Creates a window group with a title, for values of a type. The first window has no value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), nil, PresentedWindowContent(content))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has no value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id, PresentedWindowContent(content))
    }

    /// Creates a window group with a title, for values of a type. The first window has the default value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title from a localized string resource, for values of a type. The first window has
    /// the default value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), nil, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title, for values of a type. The first window has the default value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), nil, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has the default
    /// value.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title from a localized string resource and an identifier, for values of a type.
    /// The first window has the default value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), id, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has the default
    /// value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id, PresentedWindowContent(content, defaultValue))
    }
}

// MARK: Windows for a value, with a title that is a text

extension WindowGroup {
    /// Creates a window group with a title, for values of a type. The first window has no value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, PresentedWindowContent(content))
    }

    /// Creates a window group with a title, for values of a type. The first window has the default value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, PresentedWindowContent(content, defaultValue))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has no value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, PresentedWindowContent(content))
    }

    /// Creates a window group with a title and an identifier, for values of a type. The first window has the default
    /// value.
    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, PresentedWindowContent(content, defaultValue))
    }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View> {
    private let content: (Binding<Data?>) -> Content
    /// What was set, once something was.
    @State private var value: Data??
    @Environment(\.windowValue) private var given

    nonisolated fileprivate init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    nonisolated fileprivate init(_ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data)
    {
        self.content = { value in
            content(
                Binding(
                    location: ClosureLocation(
                        get: { value.wrappedValue ?? defaultValue() },
                        set: { new, transaction in value.transaction(transaction).wrappedValue = new })))
        }
    }
}

extension PresentedWindowContent: View {
    public var body: some View {
        let (value, given) = ($value, given.flatMap { WindowNames.value($0, as: Data.self) })
        content(
            Binding(
                location: ClosureLocation(
                    get: { value.wrappedValue ?? given },
                    set: { new, transaction in value.transaction(transaction).wrappedValue = .some(new) })))
    }
}

/// The content of windows that are shown for values.
private protocol WindowForValue {
    static var valueType: String { get }
}

extension PresentedWindowContent: WindowForValue {
    fileprivate static var valueType: String { WindowNames.type(Data.self) }
}

private enum WindowValueKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The value that the window was opened for, as `WindowNames` writes it.
    var windowValue: String? {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }
}
