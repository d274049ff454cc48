import SwiftUI

/// All conversations; the pinned ones come first.
struct ConversationList: View {
    private enum Filter: String, CaseIterable, Identifiable {
        case all = "All"
        case unread = "Unread"
        case groups = "Groups"

        var id: Self { self }
    }

    @Environment(ChatStore.self) private var store
    @State private var query = ""
    @State private var filter = Filter.all
    @State private var isWriting = false
    @State private var leaving: Conversation?

    private var shown: [Conversation] {
        store.conversations
            .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
            .filter { conversation in
                switch filter {
                case .all: true
                case .unread: conversation.unread > 0
                case .groups: conversation.people.count > 2
                }
            }
            .sorted { ($0.isPinned ? 0 : 1, $1.last?.date ?? .now) < ($1.isPinned ? 0 : 1, $0.last?.date ?? .now) }
    }

    var body: some View {
        @Bindable var store = store
        NavigationStack(path: $store.path) {
            List {
                ForEach(shown) { conversation in
                    NavigationLink(value: conversation.id) {
                        ConversationRow(conversation: conversation)
                    }
                    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
                    .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 16))
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 72 }
                    .swipeActions(edge: .leading, allowsFullSwipe: true) { pinButton(conversation) }
                    .swipeActions(edge: .trailing) { endButtons(conversation) }
                }
            }
            .listStyle(.plain)
            .overlay { emptyState }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
            .textInputAutocapitalization(.never)
            .navigationTitle("Chats")
            .toolbarTitleDisplayMode(.inlineLarge)
            .toolbar { bar }
            .navigationDestination(for: Conversation.ID.self) { id in
                ChatScreen(id: id)
            }
            .sheet(isPresented: $isWriting) {
                NewMessageSheet { person in store.path.append(store.start(with: person)) }
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
            .confirmationDialog("Leave the conversation?", isPresented: isLeaving, presenting: leaving) {
                conversation in
                Button("Leave “\(conversation.title)”", role: .destructive) {
                    withAnimation { store.conversations.removeAll { $0.id == conversation.id } }
                }
            } message: { _ in
                Text("Its messages will be gone from this device.")
            }
        }
    }

    private var isLeaving: Binding<Bool> {
        Binding(get: { leaving != nil }, set: { if !$0 { leaving = nil } })
    }

    @ViewBuilder private var emptyState: some View {
        if shown.isEmpty {
            if query.isEmpty {
                ContentUnavailableView(
                    "Nothing here", systemImage: "tray", description: Text("There are no conversations of this kind."))
            } else {
                ContentUnavailableView.search(text: query)
            }
        }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
                Picker("Show", selection: $filter) {
                    ForEach(Filter.allCases) { Text($0.rawValue) }
                }
            }
            .symbolVariant(filter == .all ? .none : .fill)
        }
        ToolbarItem(placement: .primaryAction) {
            Button("New message", systemImage: "square.and.pencil") { isWriting = true }
                .keyboardShortcut("n", modifiers: .command)
        }
    }

    private func pinButton(_ conversation: Conversation) -> some View {
        Button(
            conversation.isPinned ? "Unpin" : "Pin", systemImage: conversation.isPinned ? "pin.slash.fill" : "pin.fill"
        ) {
            withAnimation { store[conversation.id]?.isPinned.toggle() }
        }
        .tint(.orange)
    }

    @ViewBuilder
    private func endButtons(_ conversation: Conversation) -> some View {
        Button("Leave", systemImage: "rectangle.portrait.and.arrow.right", role: .destructive) {
            leaving = conversation
        }
        Button(conversation.isMuted ? "Unmute" : "Mute", systemImage: "bell.slash.fill") {
            store[conversation.id]?.isMuted.toggle()
        }
        .tint(.indigo)
    }
}

private struct ConversationRow: View {
    let conversation: Conversation
    @Environment(ChatStore.self) private var store
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Two lines are kept free, so that all rows are as high.
    @ScaledMetric(relativeTo: .subheadline) private var twoLines: CGFloat = 40

    private var others: [Person] { conversation.people.filter { $0 != store.me } }

    /// Large words need the whole width.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 3)) : AnyLayout(HStackLayout(spacing: 12))
    }

    var body: some View {
        layout {
            AvatarPile(people: others)
            VStack(alignment: .leading, spacing: 3) {
                HStack(alignment: .firstTextBaseline) {
                    Text(conversation.title)
                        .font(.headline)
                        .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
                    if conversation.isMuted {
                        Image(systemName: "bell.slash.fill")
                            .font(.caption2)
                            .foregroundStyle(.tertiary)
                    }
                    Spacer(minLength: 4)
                    if let last = conversation.last {
                        Text(last.date, format: .dateTime.weekday(.abbreviated))
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                HStack(alignment: .top) {
                    Text(conversation.last?.preview ?? "No messages yet")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
                        .frame(minHeight: typeSize.isAccessibilitySize ? 0 : twoLines, alignment: .top)
                    Spacer(minLength: 4)
                    if conversation.unread > 0 {
                        Text(conversation.unread, format: .number)
                            .font(.caption2.bold())
                            .foregroundStyle(.white)
                            .padding(.horizontal, 7)
                            .padding(.vertical, 2)
                            .background(.tint, in: .capsule)
                            .accessibilityLabel("\(conversation.unread) unread")
                    } else if conversation.isPinned {
                        Image(systemName: "pin.fill")
                            .font(.caption)
                            .rotationEffect(.degrees(45))
                            .foregroundStyle(.tertiary)
                    }
                }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview("Chats") {
    ConversationList()
        .environment(ChatStore.demo)
}

#Preview("No chats") {
    ConversationList()
        .environment(ChatStore(me: .me, conversations: []))
}
