import PerchAudit
import PerchHost
import Testing

/// Few variants bring each two values together.
struct VariantTests {
    @Test func pairsAreComplete() {
        let variants = AuditVariants()
        let wanted = variants.all.reduce(into: Set<String>()) { $0.formUnion(AuditVariants.pairs(of: $1)) }
        let chosen = variants.pairwise.reduce(into: Set<String>()) { $0.formUnion(AuditVariants.pairs(of: $1)) }
        #expect(chosen == wanted)
        #expect(variants.pairwise.count <= 8)
        #expect(variants.all.count == 48)
        #expect(Set(variants.all.map(\.label)).count == 48)
    }

    @Test func theFirstIsThePlainOne() { #expect(AuditVariants().pairwise.first == Variant()) }

    @Test func allHaveTheDeviceThatIsAskedFor() {
        #expect(AuditVariants(Variant(device: "iPad Pro")).pairwise.allSatisfy { $0.device == "iPad Pro" })
    }
}
