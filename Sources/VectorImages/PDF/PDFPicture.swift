import CoreGraphics
import DisplayList
import Foundation
import Rasterizer

/// A picture in pixels of a PDF file.
struct PDFPicture {
    private let file: PDFFile
    private let resources: [String: PDFObject]

    init(_ file: PDFFile, _ resources: [String: PDFObject]) {
        self.file = file
        self.resources = resources
    }

    /// Nil for formats that are not known. A stencil is drawn in `ink`.
    func image(_ stream: PDFStream, ink: RGBA) -> ImageData? {
        let dictionary = stream.dictionary
        guard let width = file.integer(dictionary["Width"] ?? dictionary["W"]),
            let height = file.integer(dictionary["Height"] ?? dictionary["H"]), width > 0, height > 0,
            width <= 1 << 16, height <= 1 << 16, width * height <= VectorLimits.pixels,
            let (bytes, format) = file.unpacked(stream)
        else { return nil }
        var pixels: [UInt8]
        if format == "DCTDecode" || format == "DCT" {
            guard let decoded = ImageData.decode(Data(bytes)), decoded.width == width, decoded.height == height else {
                return nil
            }
            pixels = decoded.pixels
        } else if format != nil {
            return nil
        } else if case .bool(true) = file.resolve(dictionary["ImageMask"] ?? dictionary["IM"]) {
            pixels = stencil(bytes, width, height, dictionary, ink)
        } else {
            guard let samples = samples(bytes, width, height, dictionary) else { return nil }
            pixels = samples
        }
        if let mask = file.stream(dictionary["SMask"]) {
            apply(mask, isStencil: false, to: &pixels, width, height)
        } else if let mask = file.stream(dictionary["Mask"]) {
            apply(mask, isStencil: true, to: &pixels, width, height)
        }
        return ImageData(width: width, height: height, pixels: pixels)
    }

    private func samples(
        _ bytes: ArraySlice<UInt8>, _ width: Int, _ height: Int, _ dictionary: [String: PDFObject]
    ) -> [UInt8]? {
        let bits = file.integer(dictionary["BitsPerComponent"] ?? dictionary["BPC"]) ?? 8
        guard [1, 2, 4, 8, 16].contains(bits),
            let space = PDFColorSpace(dictionary["ColorSpace"] ?? dictionary["CS"], resources, in: file)
        else { return nil }
        let own = space.decode(bits: bits)
        var decode = file.numbers(dictionary["Decode"] ?? dictionary["D"]) ?? own
        if decode.count < 2 * space.count { decode = own }
        let most = pow(2, Double(bits)) - 1
        var reader = BitReader(bytes)
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        // Neighboring pixels are often of one color.
        var last: (samples: [UInt32], color: RGBA)?
        for y in 0..<height {
            for x in 0..<width {
                let samples = (0..<space.count).map { _ in reader.read(bits) }
                let color: RGBA
                if let last, last.samples == samples {
                    color = last.color
                } else {
                    color = space.color(
                        samples.enumerated().map { index, sample in
                            decode[2 * index] + Double(sample) / most * (decode[2 * index + 1] - decode[2 * index])
                        })
                    last = (samples, color)
                }
                let start = (y * width + x) * 4
                pixels[start] = byte(color.blue)
                pixels[start + 1] = byte(color.green)
                pixels[start + 2] = byte(color.red)
            }
            reader.skipToByte()
        }
        return pixels
    }

    private func byte(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }

    private func stencil(
        _ bytes: ArraySlice<UInt8>, _ width: Int, _ height: Int, _ dictionary: [String: PDFObject], _ ink: RGBA
    ) -> [UInt8] {
        let isInverted = file.numbers(dictionary["Decode"] ?? dictionary["D"])?.first == 1
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let color = [ink.blue, ink.green, ink.red, 1].map { byte($0 * ink.alpha) }
        var reader = BitReader(bytes)
        for y in 0..<height {
            for x in 0..<width where (reader.read(1) == 0) != isInverted {
                pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: color)
            }
            reader.skipToByte()
        }
        return pixels
    }

    /// Multiplies the pixels by a mask of any size.
    private func apply(_ mask: PDFStream, isStencil: Bool, to pixels: inout [UInt8], _ width: Int, _ height: Int) {
        var plain = mask
        plain.dictionary["SMask"] = nil
        plain.dictionary["Mask"] = nil
        guard let image = PDFPicture(file, resources).image(plain, ink: .white) else { return }
        for y in 0..<height {
            let row = y * image.height / height * image.width
            for x in 0..<width {
                let pixel = (row + x * image.width / width) * 4
                // A stencil paints where it does not mask.
                let alpha = Int(isStencil ? 255 - image.pixels[pixel + 3] : image.pixels[pixel])
                let start = (y * width + x) * 4
                for channel in start..<start + 4 { pixels[channel] = UInt8(Int(pixels[channel]) * alpha / 255) }
            }
        }
    }
}
