import SwiftUI

// From before there were asset symbols; nothing may be made of the same name.
extension Color {
    static let vividRed = Color("vivid red", bundle: .module)
}

public enum Palette {
    public static let brand = Color(.brand)
    public static let brandByName = Color("BrandColor", bundle: .module)
    public static let brandShort = Color.brand
    public static let uiBrand = UIColor(resource: .brand)
    public static let uiBrandShort = UIColor.brand
    public static let vivid = Color.vividRed
    public static let midGray = Color(.midGray)
    public static let caption = Color(.captionText)
    public static let tablet = Color(.tablet)
    public static let card = Color(.Surface.card)
    public static let cardByName = Color("Surface/card", bundle: .module)
    public static let cardShort = Color.Surface.card
    public static let plainCard = Color(.card)
}

public struct BrandCard: View {
    public init() {}

    public var body: some View {
        Text("items \(3)", bundle: .module).foregroundStyle(.brand).background(.card)
    }
}
