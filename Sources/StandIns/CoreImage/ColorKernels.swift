import Foundation

extension FilterKernel {
    /// Filters that change each pixel separately.
    static let colorKernels: [String: FilterKernel] = [
        "CISepiaTone": .colors([kCIInputIntensityKey: 1.0]) { input in
            let amount = input.number(kCIInputIntensityKey)
            return { color in
                let toned = SIMD3(
                    (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                    (color * SIMD3(0.272, 0.534, 0.131)).sum())
                return color + amount * (toned - color)
            }
        },
        "CIColorInvert": .colors { _ in { .one - $0 } },
        "CIColorControls": .colors(
            [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        ) { input in
            let (saturation, brightness, contrast) = (
                input.number(kCIInputSaturationKey), input.number(kCIInputBrightnessKey),
                input.number(kCIInputContrastKey)
            )
            return { color in
                let gray = SIMD3<Float>(repeating: luminance(color))
                return (gray + saturation * (color - gray) + brightness - 0.5) * contrast + 0.5
            }
        },
        "CIColorMonochrome": .colors(
            [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
        ) { input in
            let tint = input.color(kCIInputColorKey).pixel
            let amount = input.number(kCIInputIntensityKey)
            return { color in
                color + amount * (luminance(color) * SIMD3(tint.x, tint.y, tint.z) - color)
            }
        },
        "CIPhotoEffectNoir": .colors { _ in
            { color in SIMD3(repeating: (luminance(color) - 0.5) * 1.35 + 0.5) }
        },
        "CIPhotoEffectMono": .colors { _ in { SIMD3(repeating: luminance($0)) } },
        "CIPhotoEffectTonal": .colors { _ in { SIMD3(repeating: luminance($0)) } },
        "CIExposureAdjust": .colors([kCIInputEVKey: 0.0]) { input in
            let factor = pow(2, input.number(kCIInputEVKey))
            return { $0 * factor }
        },
        "CIHueAdjust": .colors([kCIInputAngleKey: 0.0]) { input in
            let angle = input.number(kCIInputAngleKey)
            let (cosine, sine) = (cos(angle), sin(angle))
            // A turn around the axis of grays, by Rodrigues's formula.
            let axis = SIMD3<Float>(repeating: 1 / Float(3).squareRoot())
            return { color in
                let cross = SIMD3(
                    axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
                    axis.x * color.y - axis.y * color.x)
                return color * cosine + cross * sine + axis * ((axis * color).sum() * (1 - cosine))
            }
        },
        "CIFalseColor": FilterKernel(
            [kCIInputImageKey, "inputColor0", "inputColor1"],
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        ) { input in
            guard let image = input.image else { return nil }
            let (dark, light) = (input.color("inputColor0").pixel, input.color("inputColor1").pixel)
            return CIImage(extent: image.extent, isSharp: image.isSharp) { rect in
                image.render(rect).map { pixel in
                    guard pixel.w > 0 else { return .zero }
                    let amount = luminance(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w)
                    return (dark + amount * (light - dark)) * pixel.w
                }
            }
        },
        "CIMaskToAlpha": FilterKernel([kCIInputImageKey]) { input in
            guard let image = input.image else { return nil }
            return CIImage(extent: image.extent, isSharp: image.isSharp) { rect in
                image.render(rect).map { SIMD4(repeating: luminance(SIMD3($0.x, $0.y, $0.z))) }
            }
        },
    ]
}
