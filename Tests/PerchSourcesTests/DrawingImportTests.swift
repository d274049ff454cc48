import Testing
import UIKit

/// What a file that imports no more than UIKit draws with on a Mac.
@Suite("What UIKit brings along")
struct DrawingImportTests {
    @Test("Renderers, contexts and the functions around them are seen")
    func drawing() {
        let size = CGSize(width: 4, height: 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let context: CGContext = context.cgContext
            context.setFillColor(UIColor.red.cgColor)
            UIRectFill(CGRect(origin: .zero, size: size))
        }
        #expect(image.size == size)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        #expect(UIGraphicsGetCurrentContext() != nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
        UIGraphicsEndImageContext()
    }
}
