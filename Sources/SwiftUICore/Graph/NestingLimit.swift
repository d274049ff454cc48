extension NodeHost {
    /// A node had no room, and is cut off.
    func noteCut(of node: _ViewNode) {
        Log.once("Views are nested too deeply to be shown, perhaps endlessly (\(node.path.withoutMiddle)).")
        let running = sequence(first: node, next: \.parent).first { $0 is any BodyRunner }
        if let running { cutKinds.insert(ObjectIdentifier(type(of: running))) }
    }

    /// Whether views of a node's kind were found to be nested too deeply, and the node itself lies in several of its kind. What holds
    /// itself more than once would branch endlessly before all of its branches had no room.
    func isCut(_ node: some BodyRunner) -> Bool {
        guard !cutKinds.isEmpty, cutKinds.contains(ObjectIdentifier(type(of: node))) else { return false }
        return node.isNested(moreThan: Self.nestingOfCutKinds)
    }

    private static let nestingOfCutKinds = 6
}
