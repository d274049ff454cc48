import SwiftUI

/// A view of pictures that fills the screen, with a page for each. The user zooms with two fingers or a double tap.
///
/// ```swift
/// .fullScreenCover(isPresented: $showsGallery) {
///     ImageGallery(images: attachments, initialIndex: index, isPresented: $showsGallery)
/// }
/// ```
public struct ImageGallery: View {
    private let images: [MediaAttachment]
    @Binding private var isPresented: Bool
    @State private var page: Int
    @Themed(.ledger) private var theme

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - images: the pictures.
    ///   - initialIndex: the one to begin with; one that lies outside counts as the nearest.
    ///   - isPresented: set to false by the button that closes it.
    public init(images: [MediaAttachment], initialIndex: Int = 0, isPresented: Binding<Bool>) {
        self.images = images
        _isPresented = isPresented
        _page = State(initialValue: min(max(0, initialIndex), max(0, images.count - 1)))
    }

    public var body: some View {
        ZStack(alignment: .topTrailing) {
            theme.colors.mediaGround.ignoresSafeArea()
            TabView(selection: $page) {
                ForEach(Array(images.enumerated()), id: \.element.id) { index, image in
                    page(image, at: index)
                        .accessibilityLabel("Image \(index + 1) of \(images.count)")
                        .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: images.count > 1 ? .always : .never))
            .onChange(of: images.count) { _, count in page = min(page, max(0, count - 1)) }
            closeButton
        }
        .statusBarHidden()
    }

    @ViewBuilder private func page(_ image: MediaAttachment, at index: Int) -> some View {
        if image.isWaiting {
            WaitingPicture(isFitted: true).accessibilityElement()
        } else {
            ZoomableImage(url: image.url, isCurrent: index == page)
        }
    }

    private var closeButton: some View {
        Button {
            isPresented = false
        } label: {
            Image(systemName: "xmark")
                .fontWeight(.semibold)
                .foregroundStyle(theme.colors.onMedia)
                .frame(width: MediaMetrics.closeButton, height: MediaMetrics.closeButton)
                .background(theme.colors.mediaControl, in: Circle())
                .touchTarget()
        }
        .buttonStyle(.press)
        .padding(theme.spacing.sm)
        .accessibilityLabel("Close")
    }
}

/// A picture that can be zoomed and moved. Once another page is in view it has its own size again.
private struct ZoomableImage: View {
    let url: String
    let isCurrent: Bool
    @State private var zoom = ZoomModel()
    @State private var size = CGSize.zero
    /// What the zoom was when the fingers came down.
    @State private var start: ZoomModel?
    @GestureState private var isHeld = false
    @Themed(.ledger) private var theme

    var body: some View {
        RemoteImage(url: url, isFitted: true)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .scaleEffect(zoom.scale)
            .offset(zoom.offset)
            .contentShape(Rectangle())
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .onTapGesture(count: 2) {
                withAnimation(theme.motion.selection) { zoom.toggle(in: size) }
            }
            .gesture(pinch)
            // A finger turns pages until the picture is zoomed.
            .gesture(drag, including: zoom.isZoomed ? .all : .subviews)
            // Something else may take the fingers away.
            .onChange(of: isHeld) { if !isHeld { start = nil } }
            .onChange(of: isCurrent) { if !isCurrent { zoom = ZoomModel() } }
            .accessibilityElement()
            .accessibilityAddTraits(.isImage)
            .accessibilityValue(zoom.isZoomed ? String(localized: "Zoomed in") : "")
            .accessibilityAction(named: zoom.isZoomed ? String(localized: "Zoom out") : String(localized: "Zoom in")) {
                zoom.toggle(in: size)
            }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                let begun = start ?? zoom
                start = begun
                zoom.zoom(to: begun.scale * value.magnification, in: size)
            }
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                let begun = start ?? zoom
                start = begun
                zoom.move(
                    to: CGSize(
                        width: begun.offset.width + value.translation.width,
                        height: begun.offset.height + value.translation.height), in: size)
            }
    }
}

#Preview {
    ImageGallery(
        images: [MediaAttachment(url: "a"), MediaAttachment(url: "b")], isPresented: .constant(true)
    )
    .frame(width: 320, height: 480)
}

#Preview("None") {
    ImageGallery(images: [], isPresented: .constant(true)).frame(width: 320, height: 240)
}

#Preview("A picture") {
    ImageGallery(
        images: PreviewPicture.allCases.map { MediaAttachment(url: $0.url) }, initialIndex: 1,
        isPresented: .constant(true)
    )
    .frame(width: 320, height: 480)
}
