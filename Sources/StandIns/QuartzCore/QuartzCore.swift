// UIKit has the layers, since its views are made of them.
@_exported import CoreGraphics
@_exported import class UIKit.CALayer
@_exported import class UIKit.CAShapeLayer
@_exported import class UIKit.CATransaction
@_exported import func UIKit.CACurrentMediaTime
@_exported import class UIKit.CAAnimation
@_exported import struct UIKit.CAAnimationCalculationMode
@_exported import protocol UIKit.CAAnimationDelegate
@_exported import class UIKit.CAAnimationGroup
@_exported import struct UIKit.CAAnimationRotationMode
@_exported import class UIKit.CABasicAnimation
@_exported import class UIKit.CAKeyframeAnimation
@_exported import struct UIKit.CAMediaTimingFillMode
@_exported import class UIKit.CAMediaTimingFunction
@_exported import struct UIKit.CAMediaTimingFunctionName
@_exported import class UIKit.CAPropertyAnimation
@_exported import class UIKit.CASpringAnimation
@_exported import class UIKit.CATransition
@_exported import struct UIKit.CATransitionSubtype
@_exported import struct UIKit.CATransitionType
