import Foundation

/// A baseline whose folder has a list of hashes, and whose pictures are in a store.
///
/// A picture whose hash is the listed one is not fetched: it is its own baseline. Others are fetched once to a cache.
struct HashedBaseline {
    let folder: URL
    let store: PictureStore
    private let cache: URL
    private let list: BaselineList

    init(in folder: URL, store: PictureStore, environment: [String: String]) throws {
        self.folder = folder
        self.store = store
        cache = Self.cache(environment)
        list = try BaselineList.read(in: folder)
    }

    /// The folder for pictures of stores. All of it can be removed at any time.
    static func cache(_ environment: [String: String]) -> URL {
        let base: URL
        if let folder = environment["PERCH_CACHE"], !folder.isEmpty {
            base = URL(fileURLWithPath: folder, isDirectory: true)
        } else if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            base = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("perch")
        } else {
            base = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/perch")
        }
        return base.appendingPathComponent("pictures", isDirectory: true)
    }

    /// Puts the pictures of the baseline into a folder by their names.
    ///
    /// - Parameters:
    ///   - drawn: the names and places of the new pictures.
    ///   - isSelected: whether a file that was not drawn is needed too.
    func checkOut(into place: URL, drawn: [String: URL], isSelected: (String) -> Bool) throws {
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        var wanted: [(name: String, hash: PictureHash)] = []
        for (name, hash) in list.pictures.sorted(by: { $0.key < $1.key }) {
            if let picture = drawn[name], PictureHash(of: try Data(contentsOf: picture)) == hash {
                try files.copyItem(at: picture, to: place.appendingPathComponent(name))
            } else if drawn[name] != nil || isSelected(name) {
                wanted.append((name, hash))
            }
        }
        try fetch(Set(wanted.map(\.hash)))
        for (name, hash) in wanted {
            let kept = cache.appendingPathComponent(hash.path)
            guard files.fileExists(atPath: kept.path) else {
                throw StoreProblem(
                    "The store does not have “\(name)” (\(hash.text)). Run render --accept with this store on the machine "
                        + "that has the picture.")
            }
            try files.copyItem(at: kept, to: place.appendingPathComponent(name))
        }
    }

    private func fetch(_ hashes: Set<PictureHash>) throws {
        let files = FileManager.default
        let missing = hashes.filter { !files.fileExists(atPath: cache.appendingPathComponent($0.path).path) }
            .sorted { $0.text < $1.text }
        guard !missing.isEmpty else { return }
        // Files that are not whole or not the right ones never get a place in the cache.
        let arrivals = cache.appendingPathComponent("arriving-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: arrivals) }
        try writing(to: cache.path) { try files.createDirectory(at: arrivals, withIntermediateDirectories: true) }
        try store.fetch(missing) { arrivals.appendingPathComponent($0.text) }
        for hash in missing {
            let arrived = arrivals.appendingPathComponent(hash.text)
            guard let data = try? Data(contentsOf: arrived) else { continue }
            guard PictureHash(of: data) == hash else {
                throw StoreProblem("The store sent data that is not the picture \(hash.text).")
            }
            let kept = cache.appendingPathComponent(hash.path)
            try writing(to: cache.path) {
                try files.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
                // Another run may have fetched it meanwhile.
                if rename(arrived.path, kept.path) != 0 { throw CocoaError(.fileWriteUnknown) }
            }
        }
    }

    /// Puts the pictures of a folder into the store, and then lists them.
    ///
    /// - Parameter removed: names whose pictures are gone.
    func commit(_ place: URL, changed: [String], removed: [String]) throws {
        var list = list
        for name in removed { list.pictures[name] = nil }
        let known = Set(list.pictures.values)
        var new: [(hash: PictureHash, file: URL)] = []
        for name in changed {
            let file = place.appendingPathComponent(name)
            let hash = PictureHash(of: try Data(contentsOf: file))
            list.pictures[name] = hash
            if !known.contains(hash) { new.append((hash, file)) }
        }
        // The list comes last: it never names a picture that the store does not have.
        try store.put(new)
        if list != self.list { try writing(to: folder.path) { try list.write(in: folder) } }
    }
}
