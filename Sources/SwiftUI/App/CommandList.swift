/// Where commands are in the order of the menu bar, by which the first of those with the same key is found.
struct CommandPlace {
    enum Side: Int { case before, instead, after }

    /// The group that the commands stand beside; nil for a menu of the program's own.
    var group: CommandGroupPlacement?
    var side = Side.instead

    fileprivate var order: Int { (group?.rank ?? CommandGroupPlacement.ownMenus) * 3 + side.rawValue }
}

enum CommandPlaceKey: InnerFirstTraitKey { typealias Wrapped = CommandPlace }

/// The commands of all scenes, in order.
struct CommandList: View {
    private let commands: [AnyView]

    init(_ commands: [AnyView]) { self.commands = commands }

    var body: some View {
        let commands = commands
        ElementReader(ForEach(commands.indices, id: \.self) { commands[$0] }) { elements in
            ForEach(CommandList.inForce(elements)) { $0 }
        }
    }

    /// The groups and menus that count: the last of those that replace a group, and all others.
    private static func inForce(_ elements: [ContentElement]) -> [ContentElement] {
        let places = elements.map { $0.trait(CommandPlaceKey.self) ?? CommandPlace() }
        func isReplaced(_ index: Int) -> Bool {
            guard let group = places[index].group, places[index].side == .instead else { return false }
            return places[(index + 1)...].contains { $0.side == .instead && $0.group?.rank == group.rank }
        }
        return elements.indices
            .filter { !isReplaced($0) }
            .sorted { (places[$0].order, $0) < (places[$1].order, $1) }
            .map { elements[$0] }
    }
}
