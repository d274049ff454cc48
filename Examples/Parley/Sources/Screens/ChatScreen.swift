import SwiftUI
import os

/// One conversation with its composer.
struct ChatScreen: View {
    let id: Conversation.ID

    @Environment(ChatStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var answered: Message?
    @State private var showsPeople = false
    @State private var shakes: CGFloat = 0

    private static let end = "end"
    private let logger = Logger(subsystem: "app.parley", category: "links")

    var body: some View {
        if let conversation = store[id] {
            messages(of: conversation)
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Composer(answered: $answered) { text in
                        store.send(.text(text), to: id, answering: answered?.id)
                    }
                }
                .navigationTitle(conversation.title)
                .navigationBarTitleDisplayMode(.inline)
                .navigationBarBackButtonHidden()
                .toolbar { bar(conversation) }
                .toolbar(.hidden, for: .tabBar)
                .environment(\.openURL, OpenURLAction { open($0) })
                .fullScreenCover(isPresented: $showsPeople) { PeopleCover(conversation: conversation) }
                .onAppear { store.markRead(id) }
        } else {
            ContentUnavailableView(
                "This conversation is gone", systemImage: "bubble.left.and.exclamationmark.bubble.right")
        }
    }

    private func messages(of conversation: Conversation) -> some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 3, pinnedViews: .sectionHeaders) {
                    ForEach(conversation.days()) { day in
                        Section {
                            ForEach(day.lines) { line in
                                row(line, in: conversation)
                            }
                        } header: {
                            DayHeader(date: day.date)
                        }
                    }
                    if let typing = conversation.typing.flatMap(conversation.person) {
                        TypingIndicator(name: typing.name)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(.leading, 36)
                            .padding(.top, 6)
                    }
                    Color.clear.frame(height: 1).id(Self.end)
                }
                .padding(.horizontal, 12)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .contentMargins(.vertical, 8, for: .scrollContent)
            .onChange(of: conversation.messages.count) {
                var transaction = Transaction(animation: .snappy)
                transaction.disablesAnimations = false
                withTransaction(transaction) { reader.scrollTo(Self.end, anchor: .bottom) }
            }
        }
    }

    private func row(_ line: Conversation.Line, in conversation: Conversation) -> some View {
        MessageRow(
            line: line, sender: conversation.person(line.message.sender), isMine: line.message.sender == store.me.id,
            isGroup: conversation.people.count > 2, answered: line.message.answers.flatMap(conversation.message)
        ) {
            withAnimation(.linear(duration: 0.3).repeatCount(2, autoreverses: false)) { shakes += 1 }
            store.retry(line.message, in: id)
        }
        .contextMenu { menu(for: line.message) }
        .onSwipeToAnswer { answered = line.message }
        .onTapGesture(count: 2) {
            withAnimation(.bouncy) { store.react("❤️", to: line.message.id, in: id) }
        }
        .accessibilityAction(named: "Love") { store.react("❤️", to: line.message.id, in: id) }
        .modifier(Shake(shakes: line.message.delivery == .failed ? shakes : 0))
        .transition(.rise)
        .id(line.id)
    }

    @ViewBuilder
    private func menu(for message: Message) -> some View {
        ControlGroup {
            ForEach(["👍", "❤️", "😂"], id: \.self) { emoji in
                Button(emoji) { store.react(emoji, to: message.id, in: id) }
            }
        }
        Button("Answer", systemImage: "arrowshape.turn.up.left") { answered = message }
        ShareLink(item: message.preview)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {
            withAnimation { store.delete(message.id, in: id) }
        }
    }

    @ToolbarContentBuilder
    private func bar(_ conversation: Conversation) -> some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button("Back", systemImage: "chevron.backward") { dismiss() }
                .fontWeight(.semibold)
        }
        ToolbarItem(placement: .principal) {
            Button {
                showsPeople = true
            } label: {
                VStack(spacing: 0) {
                    Text(conversation.title).font(.headline)
                    Text("\(conversation.people.count) people").font(.caption).foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .accessibilityHint("Shows who takes part")
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Video", systemImage: "video") {}
            Button("Call", systemImage: "phone") {}
        }
    }

    private func open(_ url: URL) -> OpenURLAction.Result {
        logger.info("Opened \(url.host() ?? "?", privacy: .public)")
        return url.scheme == "https" ? .systemAction : .discarded
    }
}

private struct DayHeader: View {
    let date: Date

    var body: some View {
        Text(date, format: .dateTime.weekday(.wide).day().month(.wide))
            .font(.caption.weight(.medium))
            .foregroundStyle(.secondary)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.thinMaterial, in: .capsule)
            .padding(.vertical, 8)
            .accessibilityAddTraits(.isHeader)
    }
}

/// A bubble with its sender's avatar and its state.
private struct MessageRow: View {
    let line: Conversation.Line
    let sender: Person?
    let isMine: Bool
    let isGroup: Bool
    let answered: Message?
    let onRetry: () -> Void

    var body: some View {
        let side: Side = isMine ? .mine : .theirs
        HStack(alignment: .bottom, spacing: 8) {
            if !isMine, isGroup, let sender {
                Avatar(sender, diameter: 28, relativeTo: .caption)
                    .opacity(line.endsRun ? 1 : 0)
                    .accessibilityRemoveTraits(.isImage)
            }
            VStack(alignment: side.horizontal, spacing: 3) {
                MessageBubble(message: line.message, endsRun: line.endsRun, answered: answered)
                    .environment(\.side, side)
                if isMine, line.endsRun { DeliveryLabel(delivery: line.message.delivery, onRetry: onRetry) }
            }
            .frame(maxWidth: 290, alignment: side.alignment)
        }
        .frame(maxWidth: .infinity, alignment: side.alignment)
        .padding(.bottom, line.endsRun ? 8 : 0)
    }
}

private struct DeliveryLabel: View {
    let delivery: Message.Delivery
    let onRetry: () -> Void

    var body: some View {
        Group {
            switch delivery {
            case .sending: Text("Sending …")
            case .sent: Text("Sent")
            case .read: Text("Read")
            case .failed:
                Button {
                    onRetry()
                } label: {
                    Label("Not sent. Tap to try again.", systemImage: "exclamationmark.circle.fill")
                        .foregroundStyle(.red)
                        .contentShape(.rect.inset(by: -16))
                }
                .buttonStyle(.plain)
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .labelStyle(.tight)
    }
}

/// Symbol and title close to each other.
struct TightLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == TightLabelStyle {
    static var tight: Self { Self() }
}

#Preview("Chat") {
    NavigationStack {
        ChatScreen(id: Conversation.sailing.id)
    }
    .environment(ChatStore.demo)
}

#Preview("Chat in violet") {
    NavigationStack {
        ChatScreen(id: Conversation.sailing.id)
    }
    .tint(Accent.violet.color)
    .preferredColorScheme(.dark)
    .environment(ChatStore.demo)
}
