import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The hash of an entity is computed from its parent's hash and from all properties (FormatVersionHash §3).
@Suite struct InheritanceTests {
    /// The hash of the parent and the hashes of the inherited properties both enter.
    @Test func aChildIsHashedFromParentAndAllProperties() throws {
        let hashes = model(
            entity("Item", [attribute("name"), attribute("Zone")]) {
                $0.isAbstract = true
                $0.uniquenessConstraints = [constraint("name")]
            },
            entity("Book", parent: "Item", [attribute("isbn")])
        ).hashes
        let (item, book) = (try #require(hashes["Item"]), try #require(hashes["Book"]))
        let parts = [item["Zone"], book["isbn"], item["name"]].compactMap { $0?.hash.bytes }
        #expect(parts.count == 3)
        let own: [UInt8] = Array("Item".utf8) + [1] + parts[0] + parts[2] + Array("name".utf8)
        #expect(item.hash?.bytes == SHA256.digest(of: own).bytes)
        // The parent's constraint is not repeated in the child, and capitals sort before small letters.
        let child: [UInt8] = Array("Book".utf8) + [0] + (item.hash?.bytes ?? []) + parts.flatMap { $0 }
        #expect(book.hash?.bytes == SHA256.digest(of: child).bytes)
        #expect(hashes.isVerified)
    }

    @Test func anOwnPropertyReplacesAnInheritedOneOfItsName() throws {
        let hashes = model(
            entity("Item", [attribute("name")]), entity("Book", parent: "Item", [attribute("name", .uri)])
        ).hashes
        let (item, book) = (try #require(hashes["Item"]), try #require(hashes["Book"]))
        let message: [UInt8] =
            Array("Book".utf8) + [0] + (item.hash?.bytes ?? []) + (book["name"]?.hash.bytes ?? [])
        #expect(book.hash?.bytes == SHA256.digest(of: message).bytes)
    }

    @Test func childrenMayStandBeforeTheirParents() {
        let item = entity("Item", [attribute("name")])
        let book = entity("Book", parent: "Item")
        let atlas = entity("Atlas", parent: "Book", [attribute("scale")])
        #expect(model(item, book, atlas).hashes == model(atlas, book, item).hashes)
    }

    @Test func aLongChainOfEntities() {
        var chain: [EntityDescription] = []
        for index in 0..<300 {
            chain.append(entity("E\(index)", parent: index == 0 ? nil : "E\(index - 1)", [attribute("a\(index)")]))
        }
        var deep = ManagedObjectModel()
        deep.entities = chain
        #expect(deep.hashes.entities.compactMap(\.hash).count == 300)
    }

    /// A relationship is not its own inverse because both ends have the same name.
    @Test func aSharedNameIsHashed() {
        let hashes = { (isOptional: Bool) in
            model(
                entity("A", links: [relationship("peer", to: "B", inverse: "peer") { $0.isOptional = isOptional }]),
                entity("B", links: [relationship("peer", to: "A", inverse: "peer")])
            ).hashes
        }
        let facts = hashes(false)["A"]?["peer"]?.facts
        #expect(facts == ["to B", "inverse peer"])
        #expect(hashes(false).isVerified)
    }

    @Test func parentAndChildrenOfOneEntityAreHashed() {
        let hashes = model(
            entity(
                "Node",
                links: [
                    relationship("parent", to: "Node", inverse: "children"),
                    relationship("children", to: "Node", inverse: "parent") { $0.isToMany = true },
                ])
        ).hashes
        #expect(hashes["Node"]?["parent"]?.facts == ["to Node", "inverse children"])
        #expect(hashes.isVerified)
    }
}

/// Chains of inheritance: the hash of each entity is computed from all inherited properties.
@Suite struct InheritanceBudgetTests {
    private func chain(_ depth: Int) -> ResolvedModel {
        let entities = (0..<depth).map { entity("E\($0)", parent: $0 == 0 ? nil : "E\($0 - 1)", [attribute("a\($0)")]) }
        var model = ManagedObjectModel()
        model.entities = entities
        return ResolvedModel(model)
    }

    @Test func aDeepChainIsHashed() {
        let hashes = VersionHasher.hashes(of: chain(500))
        #expect(hashes.entities.count == 500 && hashes.entities.allSatisfy { $0.hash != nil })
    }

    /// 10,000 entities once took 10 GB; these would take a hundred times as much.
    @Test func aDeeperOneIsRefusedAtOnce() throws {
        let hashes = VersionHasher.hashes(of: chain(100_000))
        #expect(hashes.entities.count == 100_000 && hashes.checksum == nil)
        let diagnostics = hashes.diagnostics { _ in SourceLocation(path: "M") }
        #expect(
            diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "E0 and 99999 other entities have no version hash: the entities of its model inherit more than "
                    + "2000000 properties in total"
            ])
    }
}
