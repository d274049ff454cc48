import SwiftUI

/// Where messages are written.
struct Composer: View {
    @Binding var answered: Message?
    let onSend: (String) -> Void

    @State private var draft: String
    @State private var showsMore = false
    @FocusState private var isWriting: Bool
    @Namespace private var namespace

    init(draft: String = "", answered: Binding<Message?>, onSend: @escaping (String) -> Void) {
        _draft = State(initialValue: draft)
        _answered = answered
        self.onSend = onSend
    }

    private var trimmed: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

    var body: some View {
        VStack(spacing: 8) {
            if let answered {
                AnsweredBar(message: answered) { self.answered = nil }
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            HStack(alignment: .bottom, spacing: 4) {
                moreButton
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.plain)
                    .lineLimit(1...5)
                    .focused($isWriting)
                    .padding(.leading, 14)
                    .padding(.trailing, 44)
                    .padding(.vertical, 8)
                    .frame(minHeight: 44)
                    .overlay(alignment: .bottomTrailing) { sendButton }
                    .background(in: .rect(cornerRadius: 22))
                    .backgroundStyle(.background)
                    .overlay { RoundedRectangle(cornerRadius: 22).strokeBorder(.separator) }
            }
            if showsMore { Attachments(namespace: namespace) }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar)
        .animation(.snappy, value: answered)
        .onChange(of: answered) { _, message in
            if message != nil { isWriting = true }
        }
    }

    private var moreButton: some View {
        Button {
            withAnimation(.snappy) { showsMore.toggle() }
        } label: {
            Label("More", systemImage: "plus")
                .labelStyle(.iconOnly)
                .imageScale(.large)
                .rotationEffect(.degrees(showsMore ? 45 : 0))
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .hoverEffect()
    }

    private var sendButton: some View {
        Button {
            guard !trimmed.isEmpty else { return }
            onSend(trimmed)
            draft = ""
            answered = nil
        } label: {
            Image(systemName: "arrow.up.circle.fill")
                .resizable()
                .frame(width: 30, height: 30)
                .symbolRenderingMode(.hierarchical)
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .disabled(trimmed.isEmpty)
        .keyboardShortcut(.return, modifiers: .command)
        .rotation3DEffect(.degrees(trimmed.isEmpty ? 60 : 0), axis: (x: 1, y: 0, z: 0))
        .animation(.bouncy, value: trimmed.isEmpty)
        .accessibilityLabel("Send")
        .accessibilityHint(trimmed.isEmpty ? "Write a message first" : "")
        .sensoryFeedback(.impact(weight: .light), trigger: draft.isEmpty) { old, new in !old && new }
    }
}

private struct AnsweredBar: View {
    let message: Message
    let onCancel: () -> Void

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack {
            Rectangle().fill(.tint).frame(width: 3)
            VStack(alignment: .leading) {
                Text("Answering").font(.caption.bold()).foregroundStyle(.tint)
                Text(message.preview)
                    .font(.footnote)
                    .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
            }
            Spacer()
            Button {
                onCancel()
            } label: {
                Label("Cancel", systemImage: "xmark.circle.fill")
                    .labelStyle(.iconOnly)
                    .frame(width: 44, height: 44)
                    .contentShape(.rect)
            }
            .foregroundStyle(.secondary)
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// What can be sent beside text.
private struct Attachments: View {
    let namespace: Namespace.ID

    private let kinds: [(name: LocalizedStringKey, symbol: String, color: Color)] = [
        ("Photo", "photo.fill", .pink), ("Camera", "camera.fill", .gray), ("Place", "location.fill", .green),
        ("File", "doc.fill", .blue), ("Poll", "chart.bar.xaxis", .orange),
    ]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 18) {
                ForEach(kinds.indices, id: \.self) { index in
                    let kind = kinds[index]
                    VStack(spacing: 6) {
                        Image(systemName: kind.symbol)
                            .font(.title3)
                            .foregroundStyle(.white)
                            .frame(width: 52, height: 52)
                            .background(kind.color.gradient, in: .rect(cornerRadius: 16))
                            .matchedGeometryEffect(id: index, in: namespace, properties: .position)
                        Text(kind.name).font(.caption)
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton)
                }
            }
            .padding(.vertical, 4)
        }
        .scrollIndicators(.never)
        .scrollClipDisabled()
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

#Preview("Composer", traits: .sizeThatFitsLayout) {
    Composer(answered: .constant(nil)) { _ in }
        .frame(width: 360)
}

#Preview("Answering", traits: .sizeThatFitsLayout) {
    Composer(
        draft: "I take the long lines, and the short ones, too. Then there is nothing to fear.",
        answered: .constant(Conversation.sailing.messages[1])
    ) { _ in }
    .frame(width: 360)
}
