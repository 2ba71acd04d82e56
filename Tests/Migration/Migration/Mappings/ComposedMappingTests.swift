import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// The output of `modelc mapping new` passes `modelc mapping check`: each mapping model is created, written, read
/// again, and checked among all versions of its bundle.
@Suite struct ComposedMappingTests {
    private typealias Version = MappingCheckSubject.Version

    private func version(_ name: String, _ model: ManagedObjectModel) -> Version {
        Version(
            name: name, bundlePath: "M.xcdatamodeld", filePath: "M.xcdatamodeld/\(name).xcdatamodel/contents",
            model: model, hashes: EmbeddedModelComparison.comparableHashes(of: model))
    }

    /// The problems of the mapping model for two versions; nil if none can be written.
    private func problems(_ old: Version, _ new: Version, among versions: [Version]) throws -> [String]? {
        let hashed = [old, new].allSatisfy { $0.hashes.count == $0.model.entities.count }
        guard hashed else { return nil }
        let composed = MappingComposer().compose(
            from: MappingComposer.Version(name: old.name, model: old.model, path: old.filePath),
            to: MappingComposer.Version(name: new.name, model: new.model, path: new.filePath))
        guard let bytes = try? MappingModelWriter().bytes(of: composed.mapping) else { return nil }
        let mapping = try #require(MappingModelReader().read(bytes, path: "x").mapping)
        let subject = MappingCheckSubject(
            mapping: mapping, source: try side(mapping.source, old), destination: try side(mapping.destination, new),
            versions: versions)
        return MappingChecker().findings(in: subject).filter { $0.level != .note && !isUnavoidable($0) }.map {
            "\($0.code.rawValue) \($0.modelPath): \($0.message)"
        }
    }

    /// Other versions have an entity that these two versions do not have, so no entity mapping can mention it.
    private func isUnavoidable(_ finding: MappingFinding) -> Bool {
        finding.code == .ambiguousMapping && finding.help?.contains("add entity mappings") == false
    }

    private func side(_ copy: EmbeddedModel, _ version: Version) throws -> MappingCheckSubject.Side {
        let model = try #require(copy.model)
        return MappingCheckSubject.Side(
            version: version, copiedHashes: EmbeddedModelComparison.comparableHashes(of: model),
            staleEntities: EmbeddedModelComparison.staleEntities(of: model, against: version.model))
    }

    @Test(arguments: 1...UInt64(TestScope.isFull ? 60 : TestScope.rounds(16)))
    func ofRandomVersions(_ seed: UInt64) throws {
        let versions = LinkedVersions.make(seed: seed, count: 3).enumerated().map { version("V\($0 + 1)", $1) }
        for (from, to) in [(0, 1), (1, 2), (0, 2), (2, 0)] {
            let found = try #require(try problems(versions[from], versions[to], among: versions))
            #expect(found.isEmpty, "V\(from + 1) -> V\(to + 1)")
        }
    }

    /// An inherited relationship whose inverse needs a policy in one child: all rows of both directions use the policy.
    @Test func childrenAgreeWithTheInverse() throws {
        func versions(_ isToMany: Bool, _ isNewChild: Bool) -> ManagedObjectModel {
            model(
                entity("Base", links: [link("owner", to: "Person", inverse: "things")]) { $0.isAbstract = true },
                entity("Car", parent: "Base"), entity("Toy", parent: isNewChild ? "Base" : nil),
                entity(
                    "Person",
                    links: [
                        isToMany
                            ? many("things", to: "Base", inverse: "owner")
                            : link("things", to: "Base", inverse: "owner")
                    ]))
        }
        let (old, new) = (version("V1", versions(true, false)), version("V2", versions(false, true)))
        #expect(try problems(old, new, among: [old, new]) == [])
    }

    /// A third version has an entity that neither version has: the mapping model cannot mention it.
    @Test func anEntityOfAThirdVersionIsNotAskedFor() throws {
        let badge = entity("Badge", [attribute("code")])
        let first = version("V1", model(entity("Person", [attribute("name")])))
        let second = version("V2", model(entity("Person", [attribute("name")]), badge))
        let third = version("V3", model(entity("Person", [attribute("name"), attribute("age")]), badge))
        #expect(try problems(first, third, among: [first, second, third]) == [])
        #expect(try problems(third, first, among: [first, second, third]) == [])
    }

    @Test func ofTheCorpora() throws {
        var count = 0
        for bundle in Corpus.series {
            let reading = ModelReader().read(bundle, .all)
            let versions = (reading.model?.versions ?? []).compactMap { one in one.model.map { version(one.name, $0) } }
            for (from, to) in ComposedMappingTests.pairs(versions.count) {
                guard let found = try problems(versions[from], versions[to], among: versions) else { continue }
                count += 1
                #expect(found.isEmpty, "\(bundle): \(versions[from].name) -> \(versions[to].name)")
            }
        }
        #expect(count >= (Corpus.isAvailable ? 25 : 5))
    }

    /// Two neighbouring versions of each bundle, and the last and the first one; in a full run, a few more pairs.
    private static func pairs(_ count: Int) -> [(Int, Int)] {
        guard count > 1 else { return [] }
        let neighbours = (1..<count).map { ($0 - 1, $0) }
        guard TestScope.isFull else { return [neighbours[count / 2 - 1], (count - 1, 0)] }
        let stride = max(1, neighbours.count / 3)
        let some = neighbours.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
        return some + (count > 2 ? [(0, count - 1), (count - 1, count / 2)] : [(1, 0)])
    }
}
