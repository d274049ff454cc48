import CoreGraphics
import Foundation
import Metal
import StandInViews
import SwiftUI
import UIKit

/// A delegate that draws a view's frames. There are none.
@MainActor @preconcurrency public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// An object that shows what Metal draws: a ground in the color to begin with, with the framework's name.
@MainActor @preconcurrency open class MTKView: UIView {
    private var stage: UIHostingController<StandInStage>?
    /// The device, which indicates what draws: there is none.
    open var device: (any MTLDevice)?
    /// Draws frames. It is not called.
    open weak var delegate: (any MTKViewDelegate)?
    open var clearColor = MTLClearColor() { didSet { show() } }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var preferredFramesPerSecond = 60
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var drawableSize: CGSize {
        get { CGSize(width: bounds.width * UIScreen.main.scale, height: bounds.height * UIScreen.main.scale) }
        set {}
    }

    /// Creates a view.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        show()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init?(coder: NSCoder) { return nil }
    /// Draws a frame. There is nothing that draws.
    open func draw() {}

    private func show() {
        let color = UIColor(
            red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha)
        let page = StandInStage("MetalKit", color: color)
        if let stage { stage.rootView = page } else { stage = fill(with: page) }
    }
}
