import SwiftUI

/// The sizes of a ``ShieldAvatar``.
public enum ShieldAvatarSize: Sendable, CaseIterable {
    /// The sizes of 32, 44, and 64 points at the default text size. They scale with the text size.
    case small, medium, large
}

/// Constants that describe whether a person is present.
public enum ShieldAvatarStatus: Sendable, CaseIterable {
    /// The person is present, or was present recently.
    case online, away
}

/// A picture of a person in a circle, or the person's initials.
///
/// ```swift
/// ShieldAvatar(name: "Ada Lovelace", status: .online)
/// ShieldAvatar(name: "Ada Lovelace", imageURL: user.pictureURL, size: .large)
/// ```
///
/// Initials stand there while the picture is loaded, and if there is none.
public struct ShieldAvatar: View {
    private let name: String
    private let image: Image?
    private let imageURL: URL?
    private let size: ShieldAvatarSize
    private let status: ShieldAvatarStatus?
    @Themed(.shield) private var theme
    @ScaledMetric(relativeTo: .largeTitle) private var scale: CGFloat = 1
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    /// Creates an avatar of a picture that is loaded.
    ///
    /// - Parameters:
    ///   - name: whose it is.
    ///   - imageURL: where the picture is; nil shows the initials.
    ///   - size: how large it is.
    ///   - status: whether they are there; nil does not tell.
    public init(name: String, imageURL: URL? = nil, size: ShieldAvatarSize = .medium, status: ShieldAvatarStatus? = nil)
    {
        self.name = name
        image = nil
        self.imageURL = imageURL
        self.size = size
        self.status = status
    }

    /// Creates an avatar of a picture.
    ///
    /// - Parameters:
    ///   - name: whose it is.
    ///   - image: the picture.
    ///   - size: how large it is.
    ///   - status: whether they are there; nil does not tell.
    public init(name: String, image: Image, size: ShieldAvatarSize = .medium, status: ShieldAvatarStatus? = nil) {
        self.name = name
        self.image = image
        imageURL = nil
        self.size = size
        self.status = status
    }

    public var body: some View {
        picture
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
            .overlay(alignment: .bottomTrailing) { dot }
            .accessibilityElement()
            .accessibilityLabel(name)
            .accessibilityValue(statusName)
            .accessibilityAddTraits(.isImage)
    }

    @ViewBuilder private var picture: some View {
        if let image {
            image.resizable().scaledToFill()
        } else if let imageURL {
            AsyncImage(url: imageURL) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                initials
            }
        } else {
            initials
        }
    }

    private var initials: some View {
        Circle()
            .fill(theme.colors.primaryFill)
            .overlay {
                if Self.initials(of: name).isEmpty {
                    Image(systemName: "person.fill").font(.system(size: diameter * Ratios.initials))
                } else {
                    Text(Self.initials(of: name)).font(.system(size: diameter * Ratios.initials, weight: .semibold))
                }
            }
            .foregroundStyle(theme.colors.onPrimaryFill)
    }

    @ViewBuilder private var dot: some View {
        if let status {
            statusMark(status)
                .frame(width: dotSize, height: dotSize)
                .padding(AvatarMetrics.ring)
                .background(theme.colors.background, in: Circle())
        }
    }

    /// A dot. Where colors do not differ enough for the user, away is a ring.
    @ViewBuilder private func statusMark(_ status: ShieldAvatarStatus) -> some View {
        if status == .away, differentiatesWithoutColor {
            Circle().strokeBorder(theme.colors.away, lineWidth: dotSize * Ratios.statusRing)
        } else {
            Circle().fill(status == .online ? theme.colors.online : theme.colors.away)
        }
    }

    private var statusName: String {
        switch status {
        case .online: "Online"
        case .away: "Away"
        case nil: ""
        }
    }

    private var diameter: CGFloat { measures.diameter * scale }
    private var dotSize: CGFloat { measures.dot * scale }

    private var measures: (diameter: CGFloat, dot: CGFloat) {
        switch size {
        case .small: (AvatarMetrics.small, AvatarMetrics.dotSmall)
        case .medium: (AvatarMetrics.medium, AvatarMetrics.dotMedium)
        case .large: (AvatarMetrics.large, AvatarMetrics.dotLarge)
        }
    }

    /// The first letters of the first and the last word.
    static func initials(of name: String) -> String {
        let words = name.split(whereSeparator: \.isWhitespace)
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }
}

// audit: off text-fixed - the initials grow with the circle around them
// audit: off color-only - the status has a shape if the user differentiates without color
#Preview {
    VStack(spacing: ShieldSpacing.lg) {
        ForEach(ShieldAvatarSize.allCases, id: \.self) { size in
            FlowLayout(spacing: ShieldSpacing.lg) {
                ShieldAvatar(name: "Ada Lovelace", size: size)
                ShieldAvatar(name: "Grace", size: size, status: .online)
                ShieldAvatar(name: "", size: size, status: .away)
                ShieldAvatar(name: "A picture", image: PreviewPicture.morning.image, size: size)
            }
        }
    }
    .padding()
    .background(Color.bgPrimary)
}
