/// How many bytes two texts have in common at their beginnings and at their ends. No byte counts twice.
///
/// Long texts that differ in a letter are compared with every key, so words of eight bytes are compared first.
package struct SharedBytes {
    package private(set) var prefix = 0
    package private(set) var suffix = 0

    package init(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) {
        guard let a = UnsafeRawPointer(old.baseAddress), let b = UnsafeRawPointer(new.baseAddress) else { return }
        let word = MemoryLayout<UInt64>.size
        func areSame(_ i: Int, _ j: Int) -> Bool {
            a.loadUnaligned(fromByteOffset: i, as: UInt64.self) == b.loadUnaligned(fromByteOffset: j, as: UInt64.self)
        }
        let most = min(old.count, new.count)
        while prefix + word <= most, areSame(prefix, prefix) { prefix += word }
        while prefix < most, old[prefix] == new[prefix] { prefix += 1 }
        let rest = most - prefix
        while suffix + word <= rest, areSame(old.count - suffix - word, new.count - suffix - word) { suffix += word }
        while suffix < rest, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    }
}
