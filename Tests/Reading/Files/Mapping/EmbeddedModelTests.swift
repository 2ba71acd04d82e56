import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcFiles

/// Embedded models, rebuilt from the versions that they were created from.
@Suite struct EmbeddedModelTests {
    /// One embedded model of the corpus with the version on disk.
    private struct Sample {
        var name: String
        var verdict: String
        var archive: [UInt8]
        var copy: ManagedObjectModel
        var disk: ManagedObjectModel

        /// `News source`: the bundle's name without its extension, and the side.
        var shortName: String {
            let file = name.split(separator: " source_").first.map(String.init) ?? name
            let bundle = file.split(separator: " destination_")[0].split(separator: "/").dropLast().last ?? ""
            return bundle.replacing(".xcmappingmodel", with: "")
                + (name.hasSuffix("source_model") ? " source" : " destination")
        }
    }

    private func samples() throws -> [Sample] {
        try MappingCorpus.all().flatMap { file -> [Sample] in
            let mapping = try file.mapping()
            let sides = [("source_model", mapping.source), ("destination_model", mapping.destination)]
            return try sides.compactMap { column, embedded -> Sample? in
                guard let disk = try file.diskModel(column) else { return nil }
                return Sample(
                    name: "\(file.relativePath) \(column)", verdict: file.side(column).verdict,
                    archive: try #require(embedded.archive), copy: try #require(embedded.model), disk: disk)
            }
        }
    }

    /// 10 of 22 archives are equal node for node. The others differ only in the ways that FormatMappingModel §5.3
    /// explains: each key of each node is listed in `KnownDifferences`.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func rebuiltArchivesAreEqualNodeForNode() throws {
        var found: [String: [String]] = [:]
        var equal = 0
        var nodeCount = 0
        for sample in try samples() {
            let rebuilt = try ArchivedModelWriter.bytes(of: sample.disk)
            let comparison = try ArchiveComparison.compare(sample.archive, rebuilt)
            nodeCount += comparison.nodeCount
            if comparison.differences.isEmpty {
                equal += 1
            } else {
                found[sample.shortName] = comparison.differences.map(\.description).sorted()
            }
        }
        #expect(equal == 10)
        #expect(nodeCount == 8_306)
        for name in Set(found.keys).union(KnownDifferences.all.keys).sorted() {
            #expect(found[name] ?? [] == (KnownDifferences.all[name] ?? []).sorted(), "\(name)")
        }
        let kinds = Dictionary(grouping: found.values.joined(), by: KnownDifferences.kind).mapValues(\.count)
        #expect(
            kinds == [
                .classSpelling: 21, .noClass: 4, .noConstraints: 10, .noParents: 4, .versionIdentifier: 1, .stale: 1,
            ])
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func outdatedCopiesAreFoundAndFreshOnesAreNotCalledSo() throws {
        let samples = try samples()
        #expect(samples.count == 22)
        for sample in samples {
            let stale = EmbeddedModelComparison.staleEntities(of: sample.copy, against: sample.disk)
            let verdict = stale.isEmpty ? "fresh" : "STALE " + stale.joined(separator: " ")
            #expect(verdict == sample.verdict, "\(sample.name)")
        }
    }

    /// The content of a rebuilt archive equals the model, as far as archives can express it.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func aRebuiltArchiveIsFreshAndStable() throws {
        for sample in try samples() {
            let rebuilt = try ArchivedModelWriter.bytes(of: sample.disk)
            #expect(try ArchivedModelWriter.bytes(of: sample.disk) == rebuilt)
            var mapping = try MappingFixture.mapping()
            mapping.source.archive = rebuilt
            let bytes = try MappingModelWriter().bytes(of: mapping)
            let copy = try #require(MappingModelReader().read(bytes, path: "x").mapping?.source.model)
            #expect(EmbeddedModelComparison.staleEntities(of: copy, against: sample.disk).isEmpty, "\(sample.name)")
        }
    }

    @Test func everyFieldThatArchivesHoldComesBack() throws {
        let model = MappingFixture.model { model in
            var date = MappingFixture.attribute("born", .date)
            date.defaultDateInterval = 12.5
            date.minimumDateInterval = -86_400
            var count = MappingFixture.attribute("count", .integer16)
            count.defaultValueText = "3"
            count.maximumValueText = "9"
            count.versionHashModifier = "m"
            count.renamingIdentifier = "old"
            count.userInfo = UserInfo([UserInfoEntry(key: "ü", value: "😀")])
            var photo = MappingFixture.attribute("photo", .transformable)
            photo.valueTransformerName = "T"
            photo.allowsExternalStorage = true
            photo.isTransient = true
            model.entities[0].attributes += [date, count, photo]
            model.entities[0].uniquenessConstraints = [UniquenessConstraint(members: ["name", "count"])]
            model.entities[0].isAbstract = true
            model.entities[1].parentName = "Author"
            model.entities[1].relationships[0].deleteRule = .deny
            model.entities[0].relationships[0].isOrdered = true
            model.entities[0].relationships[0].minimumCount = 2
            model.entities[0].relationships[0].maximumCount = 4
        }
        var mapping = try MappingFixture.mapping()
        mapping.source.model = model
        let bytes = try MappingModelWriter().bytes(of: mapping)
        let copy = try #require(MappingModelReader().read(bytes, path: "x").mapping?.source.model)
        let author = copy.entities[0]
        #expect(author.attributes.map(\.name) == ["born", "count", "name", "photo"])
        let expected = model.entities[0]
        for attribute in author.attributes {
            var wanted = try #require(expected.attributes.first { $0.name == attribute.name })
            wanted.isSyncable = true
            if attribute.type == .date {
                #expect(attribute.defaultDateInterval == 12.5 && attribute.minimumDateInterval == -86_400)
            } else {
                #expect(attribute == wanted)
            }
        }
        #expect(author.isAbstract)
        #expect(author.uniquenessConstraints.map { $0.members.map(\.name) } == [["name", "count"]])
        #expect(author.relationships[0].minimumCount == 2 && author.relationships[0].maximumCount == 4)
        #expect(author.relationships[0].isOrdered && author.relationships[0].isToMany)
        #expect(copy.entities[1].parentName == "Author")
        #expect(copy.entities[1].relationships[0].deleteRule == .deny)
        #expect(EmbeddedModelComparison.staleEntities(of: copy, against: model).isEmpty)
    }
}

extension UniquenessConstraint {
    fileprivate init(members: [String]) {
        self.init()
        self.members = members.map(NamedReference.init(name:))
    }
}
