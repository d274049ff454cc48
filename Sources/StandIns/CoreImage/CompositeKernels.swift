import Foundation

extension FilterKernel {
    /// Filters of several pictures, or of none.
    static let compositeKernels: [String: FilterKernel] = [
        "CISourceOverCompositing": FilterKernel([kCIInputImageKey, kCIInputBackgroundImageKey]) { input in
            guard let image = input.image else { return nil }
            return input.image(kCIInputBackgroundImageKey).map(image.composited) ?? image
        },
        "CIBlendWithMask": FilterKernel(
            [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
        ) { input in
            guard let image = input.image, let mask = input.image(kCIInputMaskImageKey) else { return input.image }
            let back = input.image(kCIInputBackgroundImageKey) ?? .empty()
            return CIImage(extent: image.extent.union(back.extent)) { rect in
                let (front, back, mask) = (image.render(rect), back.render(rect), mask.render(rect))
                return Raster(rect) { x, y in
                    let pixel = mask[x, y]
                    let amount = luminance(SIMD3(pixel.x, pixel.y, pixel.z))
                    return back[x, y] + amount * (front[x, y] - back[x, y])
                }
            }
        },
        "CIConstantColorGenerator": FilterKernel([kCIInputColorKey], [kCIInputColorKey: CIColor.red]) { input in
            CIImage(color: input.color(kCIInputColorKey))
        },
    ]
}
