import ModelcBase
import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcSwiftData
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Generated `@Model` classes are read back with the hashes that they promise.
@Suite struct SwiftDataRoundTripTests {
    /// Reads the classes of a model back; returns the entities whose hash is not the promised one.
    private func broken(_ model: ManagedObjectModel, _ release: SwiftDataRelease, schema: Bool) -> [String] {
        let sources = SwiftDataSources(model) { $0.minimumOs = .flag(release) }
        if sources.plan.entityNames.isEmpty { return [] }
        let files = schema ? [sources.schemaFile] : sources.files
        guard let read = SwiftDataSources.read(files) else { return ["nothing is read"] }
        let hashes = VersionHasher.hashes(of: ResolvedModel(read))
        let found = Dictionary(hashes.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let open = Set(sources.plan.gaps.filter(isReadDifferently).map(\.entityName))
        return sources.hashes.filter { $0.hash != nil && !open.contains($0.entityName) }.compactMap { promised in
            let name = promised.entityName
            guard let entity = found[name] else { return "\(name): not read" }
            if entity.hash != promised.hash { return "\(name): \(difference(entity, sources.plan, name))" }
            // What is certain here is certain for the reader.
            return promised.verdict == .same && !entity.isVerified ? "\(name): \(entity.reasons)" : nil
        }
    }

    /// Whether the reader may give the entity another hash. Both that hash and the promised one are not verified.
    private func isReadDifferently(_ gap: SwiftDataGap) -> Bool {
        switch gap.reason {
        case .superclassInverse: true
        default: false
        }
    }

    private func difference(_ read: EntityVersionHash, _ plan: SwiftDataCodePlan, _ name: String) -> String {
        let own = VersionHasher.hashes(of: ResolvedModel(plan.schema)).entities.first { $0.name == name }
        let facts = [own, read].map { entity in
            Set((entity?.properties ?? []).filter(\.isPartOfEntity).map { "\($0.name) \($0.facts)" })
        }
        return "planned \(facts[0].subtracting(facts[1]).sorted()), read \(facts[1].subtracting(facts[0]).sorted())"
    }

    @Test(arguments: SwiftDataRelease.allCases, [false, true])
    func theSmallCorpus(_ release: SwiftDataRelease, _ schema: Bool) throws {
        var count = 0
        for version in Corpus.versions where version.facts.isOwn {
            guard let model = version.model else { continue }
            count += 1
            #expect(broken(model, release, schema: schema) == [], "\(version.facts.path)")
        }
        #expect(count > 8)
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)), arguments: SwiftDataRelease.allCases)
    func theLargeCorpus(_ release: SwiftDataRelease) throws {
        var verdicts: [SwiftDataEntityHash.Verdict: Int] = [:]
        for version in Corpus.versions where !version.facts.isOwn {
            guard let model = version.model else { continue }
            #expect(broken(model, release, schema: release == .ios26) == [], "\(version.facts.path)")
            for hash in SwiftDataSources(model).hashes { verdicts[hash.verdict, default: 0] += 1 }
        }
        #expect(verdicts[.same, default: 0] > 500)
        #expect(verdicts[.differs, default: 0] > 100)
    }
}

extension SwiftDataSources {
    /// The model that the reader makes of files.
    static func read(_ files: [GeneratedFile]) -> ManagedObjectModel? {
        let sources = files.map { SwiftSourceFile(path: $0.path, text: SourceText(Array($0.text.utf8))) }
        return SwiftDataReader.read(sources, name: "Library").versions.first?.model
    }
}
