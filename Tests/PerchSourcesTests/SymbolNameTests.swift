import Testing

@testable import SourceWriter

@Suite("Names of asset symbols")
struct SymbolNameTests {
    @Test(
        "Colours and images are named as Xcode names them",
        arguments: [
            ("AccentColor", "color", "accent"), ("widget_text_color", "color", "widgetText"),
            ("tabbarBackgroundColor", "color", "tabbarBackground"), ("Color", "color", "color"),
            ("AppIconImage", "image", "appIcon"), ("Image", "image", "image"), ("Image 1", "image", "image1"),
            ("image_back_icon", "image", "imageBackIcon"), ("AccentColor", "image", "accentColor"),
            ("BGColorOne", "color", "bgColorOne"), ("HBO GO Logo", "image", "hboGOLogo"),
            ("icon_ID", "image", "iconID"), ("TLSold", "image", "tlSold"), ("M-stadt", "image", "mStadt"),
            ("Kill Bill", "image", "killBill"), ("bubble-chat", "image", "bubbleChat"),
            ("golden-logo-1024", "image", "goldenLogo1024"), ("ic 24x24", "image", "ic24X24"),
            ("ironMaiden2", "image", "ironMaiden2"), ("color_24292B", "color", "color24292B"),
            ("__PresetAccentColor", "color", "presetAccent"), ("dailystreakstarted", "image", "dailystreakstarted"),
            ("1", "image", "_1"), ("1+e2", "image", "_1E2"), ("0b3b21ff", "image", "_0B3B21Ff"),
            ("M", "image", "M"), ("BMW", "image", "BMW"), ("TLS2016", "image", "TLS_2016"),
            ("A-1-1-0", "image", "A_1_1_0"), ("292C38", "color", "_292_C_38"), ("DCAC00", "color", "DCAC_00"),
            ("c50000", "color", "c50000"), ("121212", "color", "_121212"), ("Default", "image", "`default`"),
            ("café au lait", "image", "caféAuLait"), ("图标", "image", "图标"), ("🚀 Start", "image", "start"),
        ])
    func members(name: String, kind: String, symbol: String) {
        #expect(SymbolName.member(name, kind: kind) == symbol)
    }

    @Test("A name of signs alone has no symbol", arguments: ["", "--", "🚀"])
    func nothing(name: String) {
        #expect(SymbolName.member(name, kind: "image") == nil)
        #expect(SymbolName.type(name) == nil)
    }

    @Test(
        "Folders are named as types",
        arguments: [
            ("iconPreviews", "IconPreviews"), ("TabBarIcons", "TabBarIcons"), ("my folder", "MyFolder"),
            ("2024", "_2024"), ("UI", "UI"), ("Type", "`Type`"), ("AppColor", "AppColor"),
        ])
    func types(name: String, type: String) {
        #expect(SymbolName.type(name) == type)
    }
}
