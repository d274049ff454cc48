/// Commands of a program that keys trigger regardless of the focus.
///
/// The hosts here have no menu bar to show commands in. Their keyboard shortcuts act while the program is in front, after
/// those of the controls on the screen, and commands that are disabled do not act. `@FocusedValue` and related declarations work in them.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that `body` gives.
    associatedtype Body: Commands

    /// The content of these commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// The views of the commands. For the library's own primitive commands.
    @MainActor @preconcurrency var _content: AnyView { get }
}

extension Commands {
    @MainActor @preconcurrency public var _content: AnyView {
        AnyView(DynamicBody(self) { commands in commands.body._content })
    }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Primitive commands have no body; asking for it is a mistake in the program.
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
/// If there is no menu bar its title is not seen.
public struct CommandMenu<Content: View> {
    public typealias Body = Never

    private let content: Content

    /// A menu with a localized title.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a title from a localized string resource.
    @_disfavoredOverload
    nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a title.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// A menu with a title that is shown unchanged.
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

/// Items beside or in the place of a group of the system.
///
/// Of several groups that replace the same one the last counts.
public struct CommandGroup<Content: View> {
    public typealias Body = Never

    private let place: CommandPlace
    private let content: Content

    /// Items before a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = CommandPlace(group: group, side: .before)
        content = addition()
    }

    /// Items after a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = CommandPlace(group: group, side: .after)
        content = addition()
    }

    /// Items in the place of a group.
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

/// A group of the system's menu items.
public struct CommandGroupPlacement: Sendable {
    /// Which of the groups it is in the order of the menu bar. A program's own menus stand between the views' and the windows'.
    let rank: Int

    static let ownMenus = 15

    /// The placement of information about the program.
    public static let appInfo = CommandGroupPlacement(rank: 0)
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(rank: 1)
    /// The system's services.
    public static let systemServices = CommandGroupPlacement(rank: 2)
    /// Hiding and showing the program.
    public static let appVisibility = CommandGroupPlacement(rank: 3)
    /// Ending the program.
    public static let appTermination = CommandGroupPlacement(rank: 4)
    /// Making and opening documents.
    public static let newItem = CommandGroupPlacement(rank: 5)
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(rank: 6)
    /// Taking in and giving out data.
    public static let importExport = CommandGroupPlacement(rank: 7)
    /// Printing.
    public static let printItem = CommandGroupPlacement(rank: 8)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(rank: 9)
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(rank: 10)
    /// Finding and replacing text.
    public static let textEditing = CommandGroupPlacement(rank: 11)
    /// The look of text.
    public static let textFormatting = CommandGroupPlacement(rank: 12)
    /// Showing the toolbar.
    public static let toolbar = CommandGroupPlacement(rank: 13)
    /// Showing the sidebar.
    public static let sidebar = CommandGroupPlacement(rank: 14)
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(rank: 16)
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(rank: 17)
    /// Help.
    public static let help = CommandGroupPlacement(rank: 18)
}

/// The system's commands for a sidebar. No host here has any, so they add nothing.
public struct SidebarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension SidebarCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system's commands for a toolbar. No host here has any, so they add nothing.
public struct ToolbarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension ToolbarCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system's commands for editing text. No host here has any, so they add nothing.
public struct TextEditingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextEditingCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system's commands for the look of text. No host here has any, so they add nothing.
public struct TextFormattingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// The system's commands for an inspector. No host here has any, so they add nothing.
public struct InspectorCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    @MainActor @preconcurrency public var _content: AnyView { AnyView(EmptyView()) }
}

/// Turns the statements of a closure into commands.
@resultBuilder
public struct CommandsBuilder {
    /// Commands as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// None.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Commands as they are.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Several commands.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        var several: [any Commands] = []
        for commands in repeat each content { several.append(commands) }
        return SeveralCommands(several)
    }
    /// Commands, or none.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
    /// One of two.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }
    /// One of two.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }
    /// Commands that need a version of the system.
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
