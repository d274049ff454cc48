// Actions. What the program and the engine asked to run once everything is up to date runs, in the order in which it was asked
// for. What the actions ask for runs in the next round.

extension FrameLoop {
    func runActions() {
        let actions = host.actions
        host.actions = []
        for action in actions {
            if let part = BodyProbe.missingPart(of: action) { Log.once(part) } else { action() }
        }
    }
}
