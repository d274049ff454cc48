import Foundation

/// The pictures of a baseline by their hashes. It is committed instead of the pictures.
struct BaselineList: Codable, Equatable {
    static let file = "baseline.json"

    /// Hashes by file.
    var pictures: [String: PictureHash] = [:]

    /// - Returns: an empty list where `folder` has none.
    static func read(in folder: URL) throws -> BaselineList {
        let url = folder.appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else { return BaselineList() }
        do {
            let list = try JSONDecoder().decode(BaselineList.self, from: Data(contentsOf: url))
            guard list.pictures.keys.allSatisfy({ !$0.isEmpty && !$0.contains("/") && $0 != ".." && $0 != "." }) else {
                throw StoreProblem("“\(url.path)” names a file in another folder.")
            }
            return list
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            throw StoreProblem("“\(url.path)” cannot be read as a list of pictures.")
        }
    }

    func write(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder.readable.encode(self).write(to: folder.appendingPathComponent(Self.file), options: .atomic)
    }
}

/// Why a store cannot be used, in a sentence.
struct StoreProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
