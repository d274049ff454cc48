/// Menus and shortcuts of a program.
///
/// The hosts here have no menu bar, so that they are not shown and their bodies do not run.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that `body` gives.
    associatedtype Body: Commands

    /// What these commands consist of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Primitive commands have no body; asking for it is a mistake in the program.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is a primitive command; its body may not be called")
    }
}

/// No commands.
public struct EmptyCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension EmptyCommands: Commands {}

/// A menu of a program's own.
public struct CommandMenu<Content: View> {
    public typealias Body = Never

    /// A menu with a localised title.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// A menu with a title.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    /// A menu with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: Commands {}

/// Items beside or in the place of a group of the system's.
public struct CommandGroup<Content: View> {
    public typealias Body = Never

    /// Items before a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items after a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items in the place of a group.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: Commands {}

/// A group of the system's menu items.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// About the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The system's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing the program.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending the program.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Making and opening documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Taking in and giving out data.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding and replacing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The look of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Showing the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Showing the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for a sidebar.
public struct SidebarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension SidebarCommands: Commands {}

/// The system's commands for a toolbar.
public struct ToolbarCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension ToolbarCommands: Commands {}

/// The system's commands for editing text.
public struct TextEditingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextEditingCommands: Commands {}

/// The system's commands for the look of text.
public struct TextFormattingCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension TextFormattingCommands: Commands {}

/// The system's commands for an inspector.
public struct InspectorCommands {
    public typealias Body = Never

    nonisolated public init() {}
}

extension InspectorCommands: Commands {}

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
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands { EmptyCommands() }
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

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    /// Creates a group of commands.
    nonisolated public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}
