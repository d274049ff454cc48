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

    @Test func theSecondDiffersInEverything() {
        let variants = AuditVariants().pairwise
        #expect(AuditVariants.pairs(of: variants[0]).isDisjoint(with: AuditVariants.pairs(of: variants[1])))
        #expect(variants[1].scheme == .dark && variants[1].isRightToLeft == true && variants[1].typeSize != .large)
        #expect(variants[1].accessibility.isSuperset(of: [.increaseContrast, .reduceMotion]))
    }

    @Test func allHaveTheDeviceThatIsAskedFor() {
        #expect(AuditVariants(Variant(device: "iPad Pro")).pairwise.allSatisfy { $0.device == "iPad Pro" })
    }
}
