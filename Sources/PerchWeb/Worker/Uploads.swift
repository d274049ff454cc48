import Foundation

/// Files on their way from the page, by the requests that they are for.
///
/// They come in pieces that say where they belong. What was lost with a connection comes again: a piece that is there already
/// changes nothing, and one that does not join on is not taken, so no file has a hole.
struct Uploads {
    struct File: Hashable, Sendable {
        var name: String
        var type: String
        var size: Int
        var data = Data()
    }

    /// What the page is notified of a piece.
    struct Receipt: Hashable {
        var request: UInt64
        var file: Int
        /// How much of the file is there; from there on more is wanted.
        var bytes = 0
        /// Whether anybody still waits for the request's files.
        var isWanted = true
    }

    enum Outcome: Hashable {
        case taken(Receipt)
        /// More than there may be.
        case tooLarge
    }

    private static let mostFiles = 100
    private var arrived: [UInt64: [File]] = [:]

    /// Opens a request, so that files may come for it.
    mutating func open(_ request: UInt64) { arrived[request] = [] }
    mutating func close(_ request: UInt64) { arrived[request] = nil }

    mutating func receive(_ piece: FilePiece) -> Outcome {
        let file = Int(clamping: piece.file)
        guard var files = arrived[piece.request] else {
            return .taken(Receipt(request: piece.request, file: file, isWanted: false))
        }
        // What has been promised counts, so that nobody sends what would be thrown away.
        let promised = arrived.values.joined().reduce(0) { $0 + $1.size }
        if file == files.count, files.last.map({ $0.data.count == $0.size }) ?? true {
            let size = Int(clamping: piece.size)
            guard file < Self.mostFiles, size <= SessionFiles.mostBytes - promised else { return .tooLarge }
            files.append(File(name: piece.name, type: piece.type, size: size))
        }
        guard files.indices.contains(file) else { return .taken(Receipt(request: piece.request, file: file)) }
        let known = files[file].data.count
        if piece.offset <= known, file == files.count - 1 {
            let new = piece.bytes.dropFirst(known - Int(piece.offset))
            guard known + new.count <= files[file].size else { return .tooLarge }
            files[file].data += new
        }
        arrived[piece.request] = files
        return .taken(Receipt(request: piece.request, file: file, bytes: files[file].data.count))
    }

    /// The files of a request, which is closed; nil if one is not complete.
    mutating func finish(_ request: UInt64) -> [File]? {
        let files = arrived.removeValue(forKey: request) ?? []
        return files.allSatisfy { $0.data.count == $0.size } ? files : nil
    }
}
