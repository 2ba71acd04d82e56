import ModelcKeyedArchive
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcFiles

/// Damaged and hostile mapping models through all operations: reading, checking, refreshing, writing.
@Suite struct MappingFuzzTests {
    /// Checks, refreshes and writes readable models; the answer does not matter.
    private func use(_ bytes: [UInt8]) {
        let reading = MappingModelReader().read(bytes, path: "x")
        for diagnostic in reading.diagnostics where diagnostic.severity == .error {
            #expect(!diagnostic.message.isEmpty && diagnostic.location?.path == "x")
        }
        guard let mapping = reading.mapping else {
            #expect(reading.diagnostics.contains { $0.severity == .error })
            return
        }
        let old = mapping.source.model ?? ManagedObjectModel()
        let new = mapping.destination.model ?? ManagedObjectModel()
        let subject = MappingCheckSubject(
            mapping: mapping, source: side(old, "1"), destination: side(new, "2"),
            versions: [side(old, "1"), side(new, "2")].compactMap(\.version), policyClasses: PolicyClasses([]))
        _ = MappingChecker().findings(in: subject)
        _ = MappingComposer().compose(
            from: MappingComposer.Version(name: "1", model: old, path: ""),
            to: MappingComposer.Version(name: "2", model: new, path: ""))
        if reading.isUsable { _ = try? MappingModelRefresher().refresh(reading, source: old, destination: new) }
        _ = try? MappingModelWriter().bytes(of: mapping)
    }

    private func side(_ model: ManagedObjectModel, _ name: String) -> MappingCheckSubject.Side {
        let hashes = EmbeddedModelComparison.comparableHashes(of: model)
        let version = MappingCheckSubject.Version(
            name: name, bundlePath: "b", filePath: name, model: model, hashes: hashes)
        return MappingCheckSubject.Side(version: version, copiedHashes: hashes, staleEntities: [])
    }

    /// Random damage, the same in every run.
    @Test func randomDamageAlwaysGetsAnAnswer() throws {
        let original = try MappingFixture.bytes()
        var random = SeededRandom(seed: 20_261_121)
        for _ in 0..<TestScope.rounds(120) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&bytes, &random) }
            use(bytes)
        }
    }

    /// The same for values in an intact archive: names and references in embedded models.
    @Test func damagedNamesInEmbeddedModelsAlwaysGetAnAnswer() throws {
        let archive = try ArchivedModelWriter.bytes(of: MappingFixture.grownModel())
        var random = SeededRandom(seed: 4)
        var mapping = try MappingFixture.mapping()
        for _ in 0..<TestScope.rounds(60) {
            var bytes = archive
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            mapping.destination.archive = bytes
            use(try MappingModelWriter().bytes(of: mapping))
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = Int.random(in: 0..<(bytes.count - 100), using: &random)
        let length = Int.random(in: 1...60, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<(place + length))
        case 2: bytes.insert(contentsOf: Array(bytes[place..<(place + length)]), at: place)
        default: bytes.swapAt(place, place + length)
        }
    }

    /// An entity that is its own ancestor, and relationships that form a cycle: every traversal must end.
    @Test func embeddedModelsWithCyclesEnd() throws {
        let cyclic = MappingFixture.model { model in
            model.entities[0].parentName = "Book"
            model.entities[1].parentName = "Author"
        }
        var mapping = try MappingFixture.mapping()
        mapping.source.model = cyclic
        mapping.destination.model = cyclic
        let deep = String(repeating: "author.books.", count: 20_000) + "author"
        mapping.entityMappings[1].attributeMappings[0].valueExpression = try ValueExpression(format: "$source." + deep)
        mapping.entityMappings[1].sourceFilter = deep + " == nil"
        mapping.entityMappings[1].relationshipMappings[0].sourceKeyPath = "$source." + deep
        use(try MappingModelWriter().bytes(of: mapping))
    }

    /// An archive whose objects form a cycle, in place of an expression, user info and a model.
    @Test func cyclicArchivesEnd() throws {
        var graph = ArchiveGraph()
        let node = graph.add(classChain: ["NSFunctionExpression", "NSExpression", "NSObject"])
        graph.set("NSSelectorName", of: node, to: .boxed(.string("a:")))
        graph.set("NSOperand", of: node, to: .node(node))
        let arguments = graph.add(array: [.node(node), .node(node)])
        graph.set("NSArguments", of: node, to: .node(arguments))
        graph.set("_owner", of: node, to: .node(node))
        graph.set("_xd_rootPackage", of: node, to: .node(node))
        let bytes = KeyedArchiveWriter().bytes(of: graph, root: node)
        var mapping = try MappingFixture.mapping()
        mapping.source.archive = bytes
        mapping.entityMappings[1].attributeMappings[0].valueExpression = ValueExpression(
            .opaque(className: "x"), archive: bytes)
        mapping.entityMappings[0].userInfo = MappingUserInfo(UserInfo(), archive: bytes)
        use(try MappingModelWriter().bytes(of: mapping))
    }

    /// Ten thousand mappings and rows with the same name, and references from all of them to one object.
    @Test func manyEqualThingsEnd() throws {
        var mapping = try MappingFixture.mapping()
        var row = AttributeMapping()
        row.name = "title"
        mapping.entityMappings[1].attributeMappings = Array(repeating: row, count: 5_000)
        mapping.entityMappings += Array(repeating: mapping.entityMappings[0], count: 500)
        use(try MappingModelWriter().bytes(of: mapping))
    }

    @Test func allThatIsMissing() throws {
        let text = try MappingFixture.text()
        for type in ["XDDEVMAPPINGMODEL", "XDDEVENTITYMAPPING", "XDDEVATTRIBUTEMAPPING", "XDDEVRELATIONSHIPMAPPING"] {
            use(Array(text.replacing("type=\"\(type)\" id", with: "type=\"X\" id").utf8))
        }
        for key in ["sourcename", "destinationname", "mappingnumber", "entitymappings", "sourcemodeldata", "name"] {
            use(Array(text.replacing("name=\"\(key)\"", with: "name=\"other\"").utf8))
        }
    }
}
