import Foundation
import os

/// Carries messages to the others.
protocol Courier: Sendable {
    func deliver(_ message: Message, to conversation: Conversation.ID) async throws
}

/// Delivers at once, but for what says "fail".
struct DemoCourier: Courier {
    struct Refused: Error {}

    func deliver(_ message: Message, to conversation: Conversation.ID) async throws {
        try await Task.sleep(for: .milliseconds(400))
        if case .text("fail") = message.content { throw Refused() }
    }
}

/// All conversations of the user.
@MainActor
@Observable
public final class ChatStore {
    var conversations: [Conversation]
    var path: [Conversation.ID] = []
    let me: Person

    @ObservationIgnored private let courier: any Courier
    @ObservationIgnored private let logger = Logger(subsystem: "app.parley", category: "store")

    init(me: Person, conversations: [Conversation], courier: any Courier = DemoCourier()) {
        self.me = me
        self.conversations = conversations
        self.courier = courier
    }

    var unread: Int { conversations.filter { !$0.isMuted }.reduce(0) { $0 + $1.unread } }

    var people: [Person] {
        let all = Set(conversations.flatMap(\.people)).subtracting([me])
        return all.sorted { $0.name < $1.name }
    }

    subscript(id: Conversation.ID) -> Conversation? {
        get { conversations.first { $0.id == id } }
        set {
            guard let index = conversations.firstIndex(where: { $0.id == id }), let newValue else { return }
            conversations[index] = newValue
        }
    }

    func send(_ content: Message.Content, to id: Conversation.ID, answering answered: UUID? = nil) {
        let message = Message(sender: me.id, content: content, date: .now, delivery: .sending, answers: answered)
        self[id]?.messages.append(message)
        Task { await deliver(message, to: id) }
    }

    func retry(_ message: Message, in id: Conversation.ID) {
        set(.sending, of: message.id, in: id)
        Task { await deliver(message, to: id) }
    }

    func react(_ emoji: String, to message: Message.ID, in id: Conversation.ID) {
        change(message, in: id) { message in
            let count = message.reactions[emoji] ?? 0
            message.reactions[emoji] = count == 1 ? nil : count + 1
        }
    }

    func delete(_ message: Message.ID, in id: Conversation.ID) {
        self[id]?.messages.removeAll { $0.id == message }
    }

    func markRead(_ id: Conversation.ID) {
        self[id]?.unread = 0
    }

    func start(with person: Person) -> Conversation.ID {
        if let known = conversations.first(where: { $0.people.count == 2 && $0.people.contains(person) }) {
            return known.id
        }
        let conversation = Conversation(id: person.id, title: person.name, people: [me, person], messages: [])
        conversations.insert(conversation, at: 0)
        return conversation.id
    }

    private func deliver(_ message: Message, to id: Conversation.ID) async {
        do {
            try await courier.deliver(message, to: id)
            set(.sent, of: message.id, in: id)
        } catch {
            logger.error(
                "Message \(message.id, privacy: .public) failed: \(String(describing: error), privacy: .public)")
            set(.failed, of: message.id, in: id)
        }
    }

    private func set(_ delivery: Message.Delivery, of message: Message.ID, in id: Conversation.ID) {
        change(message, in: id) { $0.delivery = delivery }
    }

    private func change(_ message: Message.ID, in id: Conversation.ID, _ body: (inout Message) -> Void) {
        guard let conversation = conversations.firstIndex(where: { $0.id == id }),
            let index = conversations[conversation].messages.firstIndex(where: { $0.id == message })
        else { return }
        body(&conversations[conversation].messages[index])
    }
}
