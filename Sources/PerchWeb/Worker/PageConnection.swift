import DisplayList

/// The way from a session to its page.
struct PageConnection {
    /// Sends a message to the page.
    let send: ([UInt8]) -> Void
    /// Has another process answer a question of the page's: it runs code of previews that nobody has opened, or takes long.
    let draft: ([UInt8]) -> Void

    func notice(_ title: String, _ text: String) {
        send(WireWriter.message(.notice, ["kind": "error", "title": title, "text": text]))
    }
}
