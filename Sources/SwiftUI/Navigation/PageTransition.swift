import CoreGraphics
import DisplayList
import Foundation

/// How the screens of a navigation stack appear and disappear: a slide over the page below, with bars that change in
/// place; or out of a view on that page, where the screen says so.
struct PageTransition: PageStackLook {
    func animation(of page: PageLayers) -> Animation? {
        page.source == nil ? SystemMotion.spring : ZoomMotion.spring
    }

    func raisedParts(of page: MovingPage, on stage: PageStage) -> Set<PagePart> {
        // A page that grows takes its bars with it, and the one below keeps its own.
        guard !stage.pages.dropFirst().contains(where: { stage.source(of: $0) != nil || $0.layers.crossFades }) else {
            return []
        }
        var parts = PagePart.barParts
        if stage.pages.allSatisfy(\.layers.isBarFilled) { parts.insert(.barGround) }
        if stage.pages.allSatisfy({ stage.frame(of: .bottomBar, of: $0) != nil }) {
            parts.formUnion([.bottomBar, .bottomGround])
        }
        return parts
    }

    func look(of page: MovingPage, on stage: PageStage) -> PageLook {
        if page.index > 0, let source = stage.source(of: page) { return zoom(page, source, stage) }
        var look = PageLook()
        if page.index > 0, page.layers.crossFades { look.opacity = page.entrance }
        let isUnderFade = page.index + 1 < stage.pages.count && stage.pages[page.index + 1].layers.crossFades
        guard look.opacity == 1, !isUnderFade else { return look }
        let isUnderZoom = stage.pages[(page.index + 1)...].contains { stage.source(of: $0) != nil }
        let way = (1 - page.entrance) - (isUnderZoom ? 0 : NavigationMotion.parallax * page.cover)
        look.transform = CGAffineTransform(translationX: stage.inward * stage.outer.width * way, y: 0)
        look.dimming = (isUnderZoom ? ZoomMotion.dimming : NavigationMotion.dimming).opacity(page.cover)
        if page.index > 0, page.entrance < 1 {
            look.edgeShadow = (NavigationMotion.shadow, stage.outer.width * NavigationMotion.shadowWidth)
        }
        return look
    }

    // MARK: Bars

    func look(of part: PagePart, in frame: CGRect, of page: MovingPage, on stage: PageStage) -> PartLook {
        var look = PartLook()
        let below = page.index > 0 ? stage.pages[page.index - 1] : nil
        let above = page.index + 1 < stage.pages.count ? stage.pages[page.index + 1] : nil
        let (entrance, cover) = (page.entrance, page.cover)
        let width = stage.outer.width
        switch part {
        case .title:
            look.opacity = NavigationMotion.titleIn.part(at: entrance)
            look.offset.width = stage.inward * width * NavigationMotion.titleWay * (1 - entrance)
            goBack(&look, frame, above, cover, stage)
        case .largeTitle:
            look.opacity = NavigationMotion.largeTitleIn.part(at: entrance)
            look.offset.width = stage.inward * width * (1 - entrance)
            goBack(&look, frame, above, cover, stage)
        case .backTitle:
            if let start = below.flatMap({ stage.titleFrame(of: $0) }) {
                let way = 1 - entrance
                look.offset.width = (start.midX - frame.midX) * way
                look.offset.height = (start.midY - frame.midY) * way
                look.scale = 1 + (start.height / max(frame.height, 1) - 1) * way
            }
            look.opacity =
                NavigationMotion.backTitleIn.part(at: entrance) * (1 - NavigationMotion.backTitleOut.part(at: cover))
            look.offset.width -= stage.inward * frame.width / 2 * cover
        case .backSign:
            // The sign is the same on every page: of two only one is drawn.
            if let above, stage.frame(of: .backSign, of: above) != nil {
                look.opacity = 0
            } else {
                look.opacity = 1 - NavigationMotion.itemsOut.part(at: cover)
            }
            if below.flatMap({ stage.frame(of: .backSign, of: $0) }) == nil {
                look.opacity *= NavigationMotion.itemsIn.part(at: entrance)
            }
        case .barGround:
            // One bar continues; that of the page below gives it up at the end.
            look.opacity = page.index == 0 ? 1 : 0
        default:
            look.opacity =
                NavigationMotion.itemsIn.part(at: entrance) * (1 - NavigationMotion.itemsOut.part(at: cover))
        }
        return look
    }

    /// A title goes into the back button of the page above, or off with its own page where that has none.
    private func goBack(
        _ look: inout PartLook, _ frame: CGRect, _ above: MovingPage?, _ cover: Double, _ stage: PageStage
    ) {
        look.opacity *= 1 - NavigationMotion.titleOut.part(at: cover)
        guard let above, let end = stage.frame(of: .backTitle, of: above) else {
            look.offset.width -= stage.inward * stage.outer.width * NavigationMotion.parallax * cover
            return
        }
        look.offset.width += (end.midX - frame.midX) * cover
        look.offset.height += (end.midY - frame.midY) * cover
        look.scale = 1 + (end.height / max(frame.height, 1) - 1) * cover
    }

    // MARK: Growing

    /// The page as it grows out of a view: it has the view's shape at first, and its width.
    private func zoom(_ page: MovingPage, _ source: TransitionSourceRenderNode, _ stage: PageStage) -> PageLook {
        var look = PageLook()
        let (start, end) = (stage.frame(of: source), stage.outer)
        let part = page.entrance
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let box = CGRect(
            x: mix(start.minX, end.minX), y: mix(start.minY, end.minY), width: mix(start.width, end.width),
            height: mix(start.height, end.height))
        let scale = max(box.width, 1) / max(end.width, 1)
        look.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: box.minX - end.minX * scale, ty: box.minY - end.minY * scale)
        // In the page's own coordinates, before it is made smaller.
        let radius = mix(source.look.cornerRadius ?? 0, ZoomMotion.screenRadius) / scale
        let visible = CGRect(x: end.minX, y: end.minY, width: end.width, height: min(box.height / scale, end.height))
        look.clip = .roundedRect(visible, cornerSize: CGSize(width: radius, height: radius), continuous: true)
        let inner = start.width > 0 ? end.width / start.width : 1
        look.source = PageLook.Source(
            element: source,
            transform: CGAffineTransform(a: inner, b: 0, c: 0, d: inner, tx: end.minX, ty: end.minY),
            opacity: 1 - ZoomMotion.sourceOut.part(at: part))
        look.dimming = NavigationMotion.dimming.opacity(page.cover)
        look.shadow = source.look.shadow.map {
            .init(
                color: $0.color.opacity(1 - part), radius: $0.radius / scale,
                offset: CGSize(width: $0.offset.width / scale, height: $0.offset.height / scale))
        }
        return look
    }
}

extension PageStage {
    /// The direction in which pages leave.
    fileprivate var inward: CGFloat { isMirrored ? -1 : 1 }

    /// Where a page shows its title.
    fileprivate func titleFrame(of page: MovingPage) -> CGRect? {
        frame(of: .largeTitle, of: page) ?? frame(of: .title, of: page)
    }
}

/// The parts of a screen's bars.
extension PagePart {
    static let barGround = PagePart("bar ground", order: 0)
    static let bottomGround = PagePart("bottom ground", order: 1)
    static let bottomBar = PagePart("bottom bar", order: 2)
    static let items = PagePart("items", order: 3)
    static let title = PagePart("title", order: 4)
    static let largeTitle = PagePart("large title", order: 4)
    static let backTitle = PagePart("back title", order: 5)
    static let backSign = PagePart("back sign", order: 5)

    /// Those that change in place while pages slide.
    static let barParts: Set<PagePart> = [.items, .title, .largeTitle, .backTitle, .backSign]
}
