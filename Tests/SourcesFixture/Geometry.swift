import CoreGraphics

public func middle(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
