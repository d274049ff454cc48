import CImages

/// Finds types by their conformance records, which Swift keeps in every image of the running program.
package enum ConformanceSearch {
    /// All non-generic types that conform to the protocol whose existential type is given: `(any P).self`.
    package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        final class Findings { var types: [Any.Type] = [] }
        let findings = Findings()
        perch_conforming_types(
            unsafeBitCast(existential, to: UnsafeRawPointer.self),
            { metadata, context in
                guard let metadata, let context else { return }
                Unmanaged<Findings>.fromOpaque(context).takeUnretainedValue().types
                    .append(unsafeBitCast(metadata, to: Any.Type.self))
            },
            Unmanaged.passUnretained(findings).toOpaque())
        var seen: Set<ObjectIdentifier> = []
        return findings.types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
