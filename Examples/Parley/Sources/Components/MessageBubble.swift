import SwiftUI

/// Whose message it is, seen from the user.
enum Side {
    case mine, theirs

    var edge: HorizontalEdge { self == .mine ? .trailing : .leading }
    var alignment: Alignment { self == .mine ? .trailing : .leading }
    var horizontal: HorizontalAlignment { self == .mine ? .trailing : .leading }
}

extension EnvironmentValues {
    @Entry var side = Side.theirs
}

/// What a message says, in its bubble.
struct MessageBubble: View {
    let message: Message
    let endsRun: Bool
    var answered: Message?

    @Environment(\.side) private var side

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let answered { QuotedMessage(message: answered) }
            content
        }
        .padding(.horizontal, 13)
        .padding(.vertical, 8)
        .foregroundStyle(side == .mine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background { ground }
        .contentShape(.contextMenuPreview, BubbleShape(tail: nil))
        .overlay(alignment: side == .mine ? .topLeading : .topTrailing) {
            if !message.reactions.isEmpty {
                ReactionBadge(reactions: message.reactions)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
    }

    /// The tint, a little darker, so that white text can be read on it.
    @ViewBuilder private var ground: some View {
        let shape = BubbleShape(tail: endsRun ? side.edge : nil)
        switch side {
        case .mine:
            ZStack {
                shape.fill(.tint); shape.fill(.black.opacity(0.2))
            }
        case .theirs: shape.fill(Color(.secondarySystemBackground))
        }
    }

    @ViewBuilder private var content: some View {
        switch message.content {
        case .text(let text):
            Text(LocalizedStringKey(text))
                .tint(side == .mine ? .white : .accentColor)
                .textSelection(.enabled)
        case .voice(let seconds, let levels):
            VoiceMessage(seconds: seconds, levels: levels)
        case .place(let name, let latitude, let longitude):
            PlaceMessage(name: name, latitude: latitude, longitude: longitude)
        }
    }
}

private struct QuotedMessage: View {
    let message: Message

    var body: some View {
        HStack(spacing: 8) {
            Capsule().frame(width: 3)
            Text(message.preview)
                .font(.footnote)
                .lineLimit(2)
        }
        .opacity(0.75)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityLabel("Answers: \(message.preview)")
    }
}

private struct VoiceMessage: View {
    let seconds: Int
    let levels: [Double]
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 0) {
            Button {
                isPlaying.toggle()
            } label: {
                Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
                    .labelStyle(.iconOnly)
                    .frame(width: 44, height: 44)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .contentTransition(.symbolEffect(.replace))
            // The bubble has room around its content, which takes the finger as well.
            .padding(.leading, -13)
            .padding(.vertical, -9)
            HStack(alignment: .center, spacing: 2) {
                ForEach(levels.indices, id: \.self) { index in
                    Capsule()
                        .frame(width: 2, height: max(22 * levels[index], 3))
                }
            }
            .accessibilityHidden(true)
            .padding(.trailing, 10)
            Text(Duration.seconds(seconds), format: .time(pattern: .minuteSecond))
                .font(.caption)
                .monospacedDigit()
        }
        .frame(minHeight: 26)
    }
}

private struct PlaceMessage: View {
    let name: String
    let latitude: Double
    let longitude: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack {
                Rectangle().fill(.green.opacity(0.25))
                Streets().stroke(.background, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                Image(systemName: "mappin.circle.fill")
                    .font(.title)
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.white, .red)
                    .shadow(radius: 2, y: 1)
            }
            .frame(width: 210, height: 110)
            .clipShape(.rect(cornerRadius: 10))
            Label(name, systemImage: "location.fill").font(.footnote.weight(.medium))
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
        .accessibilityHint("Opens the map")
    }
}

/// A few streets, for a map without a map.
private struct Streets: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for part in [0.2, 0.55, 0.8] {
            path.move(to: CGPoint(x: rect.minX - 5, y: rect.height * part))
            path.addLine(to: CGPoint(x: rect.maxX + 5, y: rect.height * (part - 0.18)))
            path.move(to: CGPoint(x: rect.width * part, y: rect.minY - 5))
            path.addLine(to: CGPoint(x: rect.width * (part - 0.1), y: rect.maxY + 5))
        }
        return path
    }
}

private struct ReactionBadge: View {
    let reactions: [String: Int]

    var body: some View {
        HStack(spacing: 3) {
            ForEach(reactions.sorted { $0.key < $1.key }, id: \.key) { emoji, count in
                Text(count > 1 ? "\(emoji) \(count)" : emoji)
            }
        }
        .font(.caption2)
        .padding(.horizontal, 7)
        .padding(.vertical, 3)
        .background(.regularMaterial, in: .capsule)
        .overlay { Capsule().strokeBorder(.separator, lineWidth: 0.5) }
        .fixedSize()
        .foregroundStyle(.primary)
        .transition(.scale.combined(with: .opacity))
    }
}

#Preview("Bubbles of messages") {
    let messages = Conversation.sailing.messages
    ScrollView {
        VStack(alignment: .leading, spacing: 16) {
            MessageBubble(message: messages[0], endsRun: true)
            MessageBubble(message: messages[4], endsRun: false)
            MessageBubble(message: messages[5], endsRun: true)
            MessageBubble(message: messages[6], endsRun: true, answered: messages[1])
            VStack(alignment: .trailing, spacing: 4) {
                MessageBubble(message: messages[2], endsRun: false)
                MessageBubble(message: messages[3], endsRun: true)
            }
            .environment(\.side, .mine)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
    }
}
