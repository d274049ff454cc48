import SwiftUI

/// The tabs of the app.
public struct RootView: View {
    private enum Page: Hashable {
        case chats, people, me
    }

    @Environment(ChatStore.self) private var store
    @State private var page = Page.chats
    @AppStorage("accent") private var accent = Accent.blue

    public init() {}

    public var body: some View {
        TabView(selection: $page) {
            Tab("Chats", systemImage: "bubble.left.and.bubble.right.fill", value: Page.chats) {
                ConversationList()
            }
            .badge(store.unread)
            Tab("People", systemImage: "person.2.fill", value: Page.people) {
                PeopleList { person in
                    store.path = [store.start(with: person)]
                    page = .chats
                }
            }
            Tab("You", systemImage: "person.crop.circle", value: Page.me) {
                ProfileScreen(person: store.me, accent: $accent)
            }
        }
        .tint(accent.color)
    }
}

/// The color of the user's own bubbles.
enum Accent: String, CaseIterable, Identifiable {
    case blue, teal, violet, clay

    var id: Self { self }

    var color: Color {
        switch self {
        case .blue: .blue
        case .teal: Color(red: 0.05, green: 0.5, blue: 0.5)
        case .violet: .indigo
        case .clay: Color(red: 0.75, green: 0.36, blue: 0.25)
        }
    }
}

#Preview("Parley") {
    RootView()
        .environment(ChatStore.demo)
}
