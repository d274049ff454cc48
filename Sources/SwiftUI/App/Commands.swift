/// A group of commands of an app, which key combinations trigger regardless of the focus.
///
/// Perch's hosts have no menu bar to show commands. The keyboard shortcuts of commands have an effect while the program
/// is in front, after the shortcuts of visible controls. Disabled commands have no effect. Commands can use
/// `@FocusedValue` and related declarations.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands in the body.
    associatedtype Body: Commands

    /// The content of the commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// The views of the commands. Only primitive commands of this module implement this property.
    @MainActor @preconcurrency var _content: AnyView { get }
}

extension Commands {
    @MainActor @preconcurrency public var _content: AnyView {
        AnyView(DynamicBody(self) { commands in commands.body._content })
    }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// The body of primitive commands, which do not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a primitive command; its body may not be called")
    }
}

/// A value without commands.
public struct EmptyCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension EmptyCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// A menu that a program defines.
///
/// If there is no menu bar, the title is not visible.
public struct CommandMenu<Content: View> {
    public typealias Body = Never

    private let content: Content

    /// Creates a menu with a localized title.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu with a title.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension CommandMenu: Commands {
    @MainActor @preconcurrency public var _content: AnyView {
        AnyView(ZStack { content }.trait(CommandPlaceKey.self, CommandPlace()))
    }
}

/// Items before, after, or in place of a group of system commands.
///
/// If several groups replace the same group, the last one is used.
public struct CommandGroup<Content: View> {
    public typealias Body = Never

    private let place: CommandPlace
    private let content: Content

    /// Creates a group of items before a system group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = CommandPlace(group: group, side: .before)
        content = addition()
    }

    /// Creates a group of items after a system group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = CommandPlace(group: group, side: .after)
        content = addition()
    }

    /// Creates a group of items that replaces a system group.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = CommandPlace(group: group, side: .instead)
        content = addition()
    }
}

extension CommandGroup: Commands {
    @MainActor @preconcurrency public var _content: AnyView {
        AnyView(ZStack { content }.trait(CommandPlaceKey.self, place))
    }
}

/// The placement of a command group, relative to the groups of the system.
public struct CommandGroupPlacement: Sendable {
    /// Which of the groups it is in the order of the menu bar. A program's own menus stand between the views' and the windows'.
    let rank: Int

    static let ownMenus = 15

    /// The placement of commands that show information about the app.
    public static let appInfo = CommandGroupPlacement(rank: 0)
    /// The placement of commands that show the app's settings.
    public static let appSettings = CommandGroupPlacement(rank: 1)
    /// The placement of commands for the services of the system.
    public static let systemServices = CommandGroupPlacement(rank: 2)
    /// The placement of commands that hide and show the app.
    public static let appVisibility = CommandGroupPlacement(rank: 3)
    /// The placement of the command that ends the app.
    public static let appTermination = CommandGroupPlacement(rank: 4)
    /// The placement of commands that create and open documents.
    public static let newItem = CommandGroupPlacement(rank: 5)
    /// The placement of commands that save documents.
    public static let saveItem = CommandGroupPlacement(rank: 6)
    /// The placement of commands that import and export data.
    public static let importExport = CommandGroupPlacement(rank: 7)
    /// The placement of commands that print.
    public static let printItem = CommandGroupPlacement(rank: 8)
    /// The placement of the commands Undo and Redo.
    public static let undoRedo = CommandGroupPlacement(rank: 9)
    /// The placement of the commands Cut, Copy, and Paste.
    public static let pasteboard = CommandGroupPlacement(rank: 10)
    /// The placement of commands that find and replace text.
    public static let textEditing = CommandGroupPlacement(rank: 11)
    /// The placement of commands that format text.
    public static let textFormatting = CommandGroupPlacement(rank: 12)
    /// The placement of commands that show and hide the toolbar.
    public static let toolbar = CommandGroupPlacement(rank: 13)
    /// The placement of commands that show and hide the sidebar.
    public static let sidebar = CommandGroupPlacement(rank: 14)
    /// The placement of commands that change the size of a window.
    public static let windowSize = CommandGroupPlacement(rank: 16)
    /// The placement of commands that arrange windows.
    public static let windowArrangement = CommandGroupPlacement(rank: 17)
    /// The placement of commands that show help.
    public static let help = CommandGroupPlacement(rank: 18)
}

/// The system commands for a sidebar. Perch's hosts have none, so this type adds no commands.
public struct SidebarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system commands for a toolbar. Perch's hosts have none, so this type adds no commands.
public struct ToolbarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system commands for editing text. Perch's hosts have none, so this type adds no commands.
public struct TextEditingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system commands for formatting text. Perch's hosts have none, so this type adds no commands.
public struct TextFormattingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system commands for an inspector. Perch's hosts have none, so this type adds no commands.
public struct InspectorCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// A result builder that creates commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Returns the commands unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Returns empty commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Returns the commands unchanged.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Returns several commands.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        var several: [any Commands] = []
        for commands in repeat each content { several.append(commands) }
        return SeveralCommands(several)
    }
    /// Returns the commands of an `if` statement without `else`.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
    /// Returns the commands of a branch of an `if` statement.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }
    /// Returns the commands of a branch of an `if` statement.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }
    /// Returns the commands of an `if #available` statement.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

/// Several commands, one after the other.
private struct SeveralCommands {
    let several: [any Commands]

    init(_ several: [any Commands]) { self.several = several }
}

extension SeveralCommands: Commands {
    typealias Body = Never

    var _content: AnyView {
        let views = several.map(\._content)
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    @MainActor @preconcurrency public var _content: AnyView {
        switch storage {
        case .trueContent(let content): content._content
        case .falseContent(let content): content._content
        }
    }
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    @MainActor @preconcurrency public var _content: AnyView { self?._content ?? AnyView(EmptyView()) }
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    /// Creates a group of commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }

    @MainActor @preconcurrency public var _content: AnyView { content._content }
}
