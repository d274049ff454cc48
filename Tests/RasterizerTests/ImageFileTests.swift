import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor @Suite("Image files")
struct ImageFileTests {
    private func image(opaque: Bool) -> ImageData {
        let pixels = (0..<(31 * 17)).flatMap { i -> [UInt8] in
            let alpha: UInt8 = opaque ? 255 : UInt8(i % 256)
            let color: [UInt8] = [UInt8(i % 31) * 8, UInt8(i / 31) * 15, UInt8(i % 7) * 36]
            return color.map { min($0, alpha) } + [alpha]
        }
        return ImageData(width: 31, height: 17, pixels: pixels)!
    }

    @Test("an opaque picture survives a PNG file unchanged")
    func opaqueRoundTrip() throws {
        let before = image(opaque: true)
        let file = try #require(PNG.encode(before))
        let after = try #require(ImageData.decode(file))
        #expect(after.pixels == before.pixels)
    }

    @Test("a translucent picture survives a PNG file as far as eight bits allow")
    func translucentRoundTrip() throws {
        let before = image(opaque: false)
        let file = try #require(PNG.encode(before))
        let after = try #require(ImageData.decode(file))
        let largest = zip(before.pixels, after.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(largest) <= 1)
    }

    @Test("the same pixels give the same bytes")
    func isReproducible() {
        #expect(PNG.encode(image(opaque: false)) == PNG.encode(image(opaque: false)))
    }

    @Test("an opaque picture survives a JPEG file nearly unchanged, and less of it at lower quality")
    func jpegRoundTrip() throws {
        let before = ImageData(width: 16, height: 16, pixels: (0..<256).flatMap { [UInt8($0), 128, 64, 255] })!
        let file = try #require(JPEG.encode(before, quality: 1))
        let after = try #require(ImageData.decode(file))
        #expect(after.width == 16 && after.height == 16)
        let largest = zip(before.pixels, after.pixels).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(largest) <= 24)
        #expect(try #require(JPEG.encode(before, quality: 0.1)).count < file.count)
    }

    @Test("what shines through is white in a JPEG file")
    func jpegOfTransparentPicture() throws {
        let clear = ImageData(width: 8, height: 8, pixels: [UInt8](repeating: 0, count: 256))!
        let after = try #require(JPEG.encode(clear, quality: .nan).flatMap { ImageData.decode($0) })
        #expect(after.pixels.allSatisfy { $0 >= 254 })
    }

    /// A picture of eight by six pixels: red and green above, blue and nothing below.
    private func isQuartered(_ image: ImageData?, blue: [UInt8]) -> Bool {
        guard let image, image.width == 8, image.height == 6 else { return false }
        let rows = (0..<6).map { y in
            (0..<8).map { x in [UInt8](image.pixels[(y * 8 + x) * 4..<(y * 8 + x) * 4 + 4]) }
        }
        let (red, green): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [0, 255, 0, 255])
        return rows[..<3].allSatisfy { $0[..<4].allSatisfy { $0 == red } && $0[4...].allSatisfy { $0 == green } }
            && rows[3...].allSatisfy {
                $0[..<4].allSatisfy { $0 == blue } && $0[4...].allSatisfy { $0 == [0, 0, 0, 0] }
            }
    }

    @Test("a GIF file is read, interlaced, with a color that is none")
    func gif() throws {
        let file = try #require(
            Data(
                base64Encoded:
                    "R0lGODlhCAAGAIEAAP8AAAD/AAAA/wkJCSH5BAEAAAMALAAAAAAIAAYAAAgeAAEIBBCgYICBBA0iNBhAgEMBAyIOeAhRIkWJ"
                    + "AwICADs="))
        #expect(isQuartered(ImageData.decode(file), blue: [255, 0, 0, 255]))
        for length in 0..<file.count { _ = ImageData.decode(file.prefix(length)) }
    }

    @Test("a WebP file is read where the system has the library, and the package is named where not")
    func webP() throws {
        let file = try #require(
            Data(base64Encoded: "UklGRjYAAABXRUJQVlA4TCoAAAAvB0ABEB8gEEjaH3oNAUGR/6PNv4Cg6LrlAuZGg0CAMGnSpI2I/kdmzgw="))
        guard ImageData.missingLibrary(for: file) == nil else {
            #expect(ImageData.missingLibrary(for: file) == "libwebp7" && ImageData.decode(file) == nil)
            return
        }
        #expect(isQuartered(ImageData.decode(file), blue: [128, 0, 0, 128]))
    }

    @Test("a HEIC file is read where the system has the library, and the package is named where not")
    func heic() throws {
        let file = try #require(Data(base64Encoded: Self.heic))
        guard ImageData.missingLibrary(for: file) == nil else {
            #expect(ImageData.missingLibrary(for: file) == "libheif1" && ImageData.decode(file) == nil)
            return
        }
        let image = try #require(ImageData.decode(file))
        #expect(image.width == 16 && image.height == 16)
        let (left, right) = (image.pixels[..<4], image.pixels[60..<64])
        #expect(zip(left, [0, 0, 255, 255]).allSatisfy { abs(Int($0) - $1) < 12 })
        #expect(zip(right, [255, 0, 0, 255]).allSatisfy { abs(Int($0) - $1) < 12 })
    }

    /// Sixteen by sixteen pixels: red at the left, blue at the right.
    private static let heic =
        "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA"
        + "AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAtQACAAEAAAAAAAAA"
        + "AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA"
        + "ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED"
        + "cAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz"
        + "cGUAAAAAAAAAEAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt"
        + "ZwACAAEAAQAAAL1tZGF0AAAAsSgBrwayGzRygGbWGx38do//+jOfIewo62TeDWZ9+Bjf/+LjsD66EiX/ouYjo4r8lWv9AApPRM2W"
        + "eOXud6B174DIZy/JsigfgZxruINf3/2lK22PUJhzfooAgeMurxFT4PNqr8qeVY0KJmb1yyCup/fGTCIV/VkaPKAAQfsxqMh1NC3K"
        + "446ihFPx4nidQAtzV/vWeWzZ6HxKL/BLthZ61V6whw9CDkDoc0zSx5B6rdoZXA=="

    @Test("broken files give no picture", arguments: 0..<80)
    func survivesBrokenFiles(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 7)
        var file = try #require(PNG.encode(image(opaque: seed % 2 == 0)))
        if seed % 3 == 0 { file.replaceSubrange(0..<4, with: [0xff, 0xd8, 0xff, 0xe0]) }
        file = file.prefix(Int.random(in: 0...file.count, using: &random))
        for _ in 0..<6 where !file.isEmpty {
            file[file.startIndex + Int.random(in: 0..<file.count, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
        }
        // Some damage cannot be noticed; what comes out is then a whole picture.
        if let decoded = ImageData.decode(file) {
            #expect(decoded.pixels.count == decoded.width * decoded.height * 4)
        }
    }

    @Test("what is no image gives no picture")
    func rejectsOtherFiles() {
        #expect(ImageData.decode(Data()) == nil)
        #expect(ImageData.decode(Data("<svg/>".utf8)) == nil)
    }
}

@MainActor @Suite("Comparing pictures")
struct ImageComparisonTests {
    private func flat(_ blue: UInt8, _ green: UInt8, _ red: UInt8, changed: [Int: UInt8] = [:]) -> ImageData {
        let pixels = (0..<100).flatMap { [blue, green, changed[$0] ?? red, 255] as [UInt8] }
        return ImageData(width: 10, height: 10, pixels: pixels)!
    }

    @Test("equal pictures differ nowhere")
    func equal() {
        let result = ImageComparison(expected: flat(10, 20, 30), actual: flat(10, 20, 30))
        #expect(result.isEqual)
        #expect(result.difference == nil)
    }

    @Test("counts and marks the pixels beyond the tolerance")
    func counts() throws {
        let result = ImageComparison(
            expected: flat(100, 100, 100), actual: flat(100, 100, 100, changed: [3: 101, 7: 200]), tolerance: 2)
        #expect(result.differentPixels == 1)
        #expect(result.largestDistance > 30)
        let picture = try #require(result.difference)
        #expect(Array(picture.pixels[28..<32]) == [0x40, 0, 0xff, 0xff])
        #expect(picture.pixels[12] == picture.pixels[14])
    }

    @Test("black and white lie a hundred apart")
    func scale() {
        let result = ImageComparison(expected: flat(0, 0, 0), actual: flat(255, 255, 255))
        #expect(abs(result.largestDistance - 100) < 0.1)
    }

    @Test("pictures of two sizes are never equal")
    func sizes() {
        let small = ImageData(width: 1, height: 1, pixels: [0, 0, 0, 255])!
        #expect(!ImageComparison(expected: flat(0, 0, 0), actual: small, tolerance: 1000).isEqual)
    }
}
