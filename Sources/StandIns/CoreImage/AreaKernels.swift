import CoreGraphics
import Foundation

extension FilterKernel {
    /// Filters that look at more than one pixel.
    static let areaKernels: [String: FilterKernel] = [
        "CIGaussianBlur": FilterKernel([kCIInputImageKey, kCIInputRadiusKey], [kCIInputRadiusKey: 10.0]) { input in
            guard let image = input.image else { return nil }
            let sigma = input.number(kCIInputRadiusKey)
            guard sigma > 0 else { return image }
            let margin = Blur.reach(sigma)
            let extent =
                image.extent.isInfinite
                ? image.extent : image.extent.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin))
            return CIImage(extent: extent) { Blur.blurred(image.render($0.expanded(margin)), sigma, $0) }
        },
        "CIUnsharpMask": FilterKernel(
            [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey],
            [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
        ) { input in
            guard let image = input.image else { return nil }
            let (sigma, amount) = (max(0.01, input.number(kCIInputRadiusKey)), input.number(kCIInputIntensityKey))
            return CIImage(extent: image.extent) { rect in
                let source = image.render(rect.expanded(Blur.reach(sigma)))
                let blurred = Blur.blurred(source, sigma, rect)
                return Raster(rect) { x, y in
                    let pixel = source[x, y]
                    var sharp = pixel + amount * (pixel - blurred[x, y])
                    sharp.w = pixel.w
                    return sharp.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
                }
            }
        },
        "CIPixellate": FilterKernel(
            [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey],
            [kCIInputScaleKey: 8.0, kCIInputCenterKey: CGPoint(x: 150, y: 150)]
        ) { input in
            guard let image = input.image else { return nil }
            let side = max(1, Int(input.number(kCIInputScaleKey).rounded()))
            let center = input.point(kCIInputCenterKey)
            let (left, bottom) = (Int(center.x), Int(center.y))
            return CIImage(extent: image.extent) { rect in
                let source = image.render(rect.expanded(side))
                // The middle of each square is its color.
                func middle(_ place: Int, _ start: Int) -> Int {
                    let step = Int((Double(place - start) / Double(side)).rounded(.down))
                    return start + step * side + side / 2
                }
                let area = image.extent.isInfinite ? nil : PixelRect(image.extent)
                return Raster(rect) { x, y in
                    if let area, !area.contains(x, y) { return .zero }
                    let (column, row) = (middle(x, left), middle(y, bottom))
                    return area?.contains(column, row) == false ? source[x, y] : source[column, row]
                }
            }
        },
        "CIEdges": FilterKernel([kCIInputImageKey, kCIInputIntensityKey], [kCIInputIntensityKey: 1.0]) { input in
            guard let image = input.image else { return nil }
            let amount = input.number(kCIInputIntensityKey)
            return CIImage(extent: image.extent) { rect in
                let source = image.render(rect.expanded(1))
                return Raster(rect) { x, y in
                    let across = source[x + 1, y] - source[x - 1, y]
                    let up = source[x, y + 1] - source[x, y - 1]
                    var edge = (across * across + up * up).squareRoot() * amount
                    edge.w = source[x, y].w
                    return edge.clamped(lowerBound: .zero, upperBound: .one)
                }
            }
        },
        "CIVignette": FilterKernel(
            [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey],
            [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]
        ) { input in
            guard let image = input.image, !image.extent.isInfinite else { return input.image }
            let (radius, amount) = (input.number(kCIInputRadiusKey), input.number(kCIInputIntensityKey))
            let (middleX, middleY) = (Float(image.extent.midX), Float(image.extent.midY))
            let half = Float(max(image.extent.width, image.extent.height)) / 2
            return CIImage(extent: image.extent) { rect in
                let source = image.render(rect)
                return Raster(rect) { x, y in
                    let (across, up) = (Float(x) + 0.5 - middleX, Float(y) + 0.5 - middleY)
                    let distance = (across * across + up * up).squareRoot() / (half * max(0.1, radius))
                    let shade = max(0, 1 - amount * 0.5 * distance * distance)
                    let pixel = source[x, y]
                    return SIMD4(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w)
                }
            }
        },
        "CIAreaAverage": FilterKernel([kCIInputImageKey, kCIInputExtentKey]) { input in
            guard let image = input.image else { return nil }
            let area = PixelRect((input.rectangle(kCIInputExtentKey) ?? image.extent).intersection(image.extent))
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { rect in
                let pixels = image.render(area).pixels
                let average = pixels.reduce(.zero, +) / Float(max(1, pixels.count))
                return Raster(rect) { x, y in x == 0 && y == 0 ? average : .zero }
            }
        },
    ]
}

/// A Gaussian blur: a bell across, and one up.
private enum Blur {
    static func reach(_ sigma: Float) -> Int { Int((sigma * 3).rounded(.up)) }

    static func blurred(_ source: Raster, _ sigma: Float, _ rect: PixelRect) -> Raster {
        let reach = reach(sigma)
        var weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        for place in weights.indices { weights[place] /= sum }
        let band = PixelRect(x: rect.x, y: source.rect.y, width: rect.width, height: source.rect.height)
        let across = Raster(band) { x, y in
            var total = SIMD4<Float>.zero
            for step in -reach...reach { total += source[x + step, y] * weights[step + reach] }
            return total
        }
        return Raster(rect) { x, y in
            var total = SIMD4<Float>.zero
            for step in -reach...reach { total += across[x, y + step] * weights[step + reach] }
            return total
        }
    }
}
