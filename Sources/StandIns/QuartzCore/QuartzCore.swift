// UIKit has the layers, since its views are made of them.
@_exported import CoreGraphics
@_exported import class UIKit.CALayer
@_exported import class UIKit.CAShapeLayer
@_exported import class UIKit.CATransaction
@_exported import func UIKit.CACurrentMediaTime
