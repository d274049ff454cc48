// On Apple's systems `import CoreGraphics` brings `CGFloat`, `CGPoint` and `CGRect` along, which are Foundation's here.
@_exported import Foundation
@_exported import FoundationSupplement
