import CoreGraphics
import Foundation
import Typesetter

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// An alignment in which lines begin at the leading edge.
    case leading
    /// An alignment in which lines are centered.
    case center
    /// An alignment in which lines end at the trailing edge.
    case trailing
}

/// All that text inherits, under one key: a text reads it whole.
struct TextEnvironment: Equatable {
    var font: Font?
    var fontModifiers: [Font.FontModifier] = []
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale: Text.Scale = .default
    var textCase: Text.Case?
    var alignment: TextAlignment = .leading
    var lineSpacing: CGFloat = 0
    /// Set for text that is edited, which does not rearrange its words.
    var keepsOrphans = false
    var lineLimit: Int?
    var lowerLineLimit: Int?
    var truncationMode: Text.TruncationMode = .tail
    var allowsTightening = false
    var minimumScaleFactor: CGFloat = 1
    var language: TypesettingLanguage = .automatic
    /// Whether people may hold a text to copy it.
    var isSelectable = false
}

enum TextEnvironmentKey: EnvironmentKey {
    static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
    var text: TextEnvironment {
        get { self[TextEnvironmentKey.self] }
        set { self[TextEnvironmentKey.self] = newValue }
    }

    /// The default font of text. Nil for the body style.
    public var font: Font? {
        get { text.font }
        set { text.font = newValue }
    }

    /// The alignment of lines within the widest line.
    public var multilineTextAlignment: TextAlignment {
        get { text.alignment }
        set { text.alignment = newValue }
    }

    /// The position of the ellipsis in text that does not fit.
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// The additional distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }

    /// A Boolean value that indicates whether the space between characters can be reduced before text is truncated.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// The maximum number of lines of text. Nil for no limit.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set {
            text.lineLimit = newValue
            text.lowerLineLimit = nil
        }
    }

    /// The smallest scale of text that does not fit, as a factor up to 1.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }

    /// The letter case of text. Nil for no change.
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
}

extension ParagraphStyle {
    /// The style that a text environment asks for.
    init(_ text: TextEnvironment, layoutDirection: LayoutDirection, language: String?, scale: CGFloat) {
        self.init(
            alignment: {
                switch text.alignment {
                case .leading: .leading
                case .center: .center
                case .trailing: .trailing
                }
            }(),
            lineSpacing: text.lineSpacing, lineLimit: text.lineLimit,
            truncation: {
                switch text.truncationMode {
                case .head: .head
                case .middle: .middle
                case .tail: .tail
                }
            }(),
            layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            allowsTightening: text.allowsTightening, keepsOrphans: text.keepsOrphans,
            language: language, scale: scale)
    }
}
