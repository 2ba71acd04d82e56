import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcStores

/// Versions told by hashes, checksum and tables, without files.
@Suite struct StoreMatcherTests {
    /// Content with the hashes of a model and no tables.
    private func content(of model: ManagedObjectModel, only names: Set<String>? = nil) -> StoreContent {
        var metadata = StoreMetadata()
        metadata.entityHashes = candidate("", model).hashes.entities.compactMap { entity in
            guard names?.contains(entity.name) ?? true, let hash = entity.hash else { return nil }
            return StoreEntityHash(name: entity.name, hash: hash)
        }
        return StoreContent(metadata: metadata, structure: StoreStructure())
    }

    @Test func theVersionWithTheSameHashes() {
        let identification = StoreMatcher.identify(content(of: Library.olderModel), among: Library.candidates)
        #expect(identification.method == .hash)
        #expect(identification.matches.map(\.versionName) == ["Library"])
        #expect(identification.candidates.map(\.versionName) == ["Library", "Library 2"])
        #expect(
            identification.candidates[1].differences == [
                StoreEntityDifference(name: "Book", kind: .changed),
                StoreEntityDifference(name: "Novel", kind: .changed),
                StoreEntityDifference(name: "Review", kind: .missing),
            ])
    }

    @Test func whatDiffersIsNamed() throws {
        var drifted = Library.model
        drifted.entities[0].attributes[0].isOptional = false
        drifted.entities[4].name = "Critique"
        let identification = StoreMatcher.identify(content(of: drifted), among: Library.candidates)
        #expect(identification.method == nil && identification.best == nil)
        let nearest = try #require(identification.nearest)
        #expect(nearest.versionName == "Library 2" && nearest.equalEntityCount == 3)
        #expect(
            nearest.differences == [
                StoreEntityDifference(name: "Critique", kind: .added),
                StoreEntityDifference(name: "Review", kind: .missing),
                StoreEntityDifference(name: "Shelf", kind: .changed),
            ])
    }

    /// An app merges a model of people with one of two versions of a library; a third model is unrelated.
    private func merging(_ stored: ManagedObjectModel, _ also: ManagedObjectModel...) -> StoreContent {
        var content = content(of: stored)
        for model in also { content.metadata.entityHashes? += self.content(of: model).metadata.entityHashes ?? [] }
        return content
    }

    private static let people: ManagedObjectModel = {
        var model = ManagedObjectModel()
        model.entities = [entity("Person", [attribute("name")])]
        return model
    }()

    private static var mergeable: [StoreCandidate] {
        var other = ManagedObjectModel()
        other.entities = [entity("Country", [attribute("name")])]
        let alone = [("People", people), ("World", other)].map { name, model in
            StoreCandidate(
                modelPath: "\(name).xcdatamodeld", versionName: name, isCurrent: true, model: ResolvedModel(model),
                hashes: candidate(name, model).hashes)
        }
        return Library.candidates + alone
    }

    @Test func aStoreOfMergedModelsIsOfSeveralVersions() {
        let content = merging(Library.olderModel, StoreMatcherTests.people)
        let identification = StoreMatcher.identify(content, among: StoreMatcherTests.mergeable)
        #expect(identification.method == .hash && identification.best == nil && identification.nearest == nil)
        #expect(Set(identification.merged.map(\.versionName)) == ["Library", "People"])
    }

    /// With one entity too many, or an edited entity, no combination matches.
    @Test func modelsThatDoNotAddUpAreNotMerged() {
        var edited = StoreMatcherTests.people
        edited.entities[0].attributes[0].isOptional = false
        let content = merging(Library.olderModel, edited)
        let identification = StoreMatcher.identify(content, among: StoreMatcherTests.mergeable)
        #expect(identification.method == nil && identification.merged.isEmpty)
        let only = StoreMatcher.identify(
            merging(Library.olderModel, StoreMatcherTests.people), among: Library.candidates)
        #expect(only.method == nil && only.merged.isEmpty)
    }

    @Test func withoutVersionsNothingIsKnown() {
        let identification = StoreMatcher.identify(content(of: Library.model), among: [])
        #expect(identification.method == nil && identification.candidates.isEmpty)
    }

    /// Versions with the same schema all match; the version that the store's identifier names comes first, then the
    /// later ones.
    @Test func versionsOfOneSchema() {
        var (first, second) = (Library.model, Library.model)
        first.versionIdentifier = "A"
        second.versionIdentifier = "B"
        var stored = content(of: Library.model)
        let candidates = [candidate("1", first), candidate("2", second), candidate("3", second)]
        #expect(StoreMatcher.identify(stored, among: candidates).matches.map(\.versionName) == ["3", "2", "1"])
        stored.metadata.identifiers = ["A"]
        #expect(StoreMatcher.identify(stored, among: candidates).matches.map(\.versionName) == ["1", "3", "2"])
    }

    /// A store of one configuration contains exactly the entities of that configuration.
    @Test func storesOfAConfiguration() {
        var model = Library.model
        var configuration = ConfigurationDescription()
        configuration.name = "Shelves"
        configuration.members = ["Shelf", "Book", "Novel"].map { NamedReference(name: $0) }
        model.configurations = [configuration]
        let version = candidate("V", model)
        let whole = StoreMatcher.identify(content(of: model), among: [version])
        #expect(whole.best?.configurationName == nil && whole.method == .hash)
        let part = StoreMatcher.identify(content(of: model, only: ["Shelf", "Book", "Novel"]), among: [version])
        #expect(part.best?.configurationName == "Shelves" && part.method == .hash)
        let other = StoreMatcher.identify(content(of: model, only: ["Shelf", "Author"]), among: [version])
        #expect(other.method == nil)
    }

    /// A hash that modelc is not certain of neither proves nor disproves a match; an equal hash confirms it.
    @Test func hashesThatAreNotCertain() {
        var uncertain = Library.model
        uncertain.entities[0].versionHashModifier = "ü"
        let version = candidate("V", uncertain)
        #expect(version.hashes.entities.contains { !$0.isVerified })
        let same = StoreMatcher.identify(content(of: uncertain), among: [version])
        #expect(same.method == .hash && same.best?.unverifiedEntities == [])
        // The store contains another hash for Shelf: that of the entity without modifier.
        let possible = StoreMatcher.identify(content(of: Library.model), among: [version])
        #expect(possible.method == .hash && possible.best?.unverifiedEntities == ["Shelf"])
        #expect(possible.best?.equalEntityCount == 4)
        // A certain match excludes the possible one.
        let certain = StoreMatcher.identify(
            content(of: Library.model), among: [candidate("W", Library.model), version])
        #expect(certain.matches.map(\.versionName) == ["W"])
        // Uncertain hashes alone prove nothing.
        var lonely = model(entity("Shelf", [attribute("room")]))
        let stored = content(of: lonely)
        lonely.entities[0].versionHashModifier = "ü"
        #expect(StoreMatcher.identify(stored, among: [candidate("X", lonely)]).method == nil)
    }

    @Test func hashesOfAnotherWayOfHashingAreNotCompared() {
        var stored = content(of: Library.model)
        stored.metadata.hashesVersion = 4
        stored.metadata.checksum = candidate("", Library.model).hashes.checksum?.base64
        #expect(StoreMatcher.identify(stored, among: Library.candidates).method == nil)
    }

    @Test func checksumAndDigest() {
        let hashes = candidate("", Library.olderModel).hashes
        for isDigest in [true, false] {
            var stored = StoreContent(metadata: StoreMetadata(), structure: StoreStructure())
            stored.metadata.checksum = isDigest ? nil : hashes.checksum?.base64
            stored.metadata.digest = isDigest ? hashes.digest : nil
            let identification = StoreMatcher.identify(stored, among: Library.candidates)
            #expect(identification.method == .checksum)
            #expect(identification.matches.map(\.versionName) == ["Library"])
        }
    }

    @Test func tables() throws {
        let folder = try TemporaryFolder()
        let path = try Library.makeStore(in: folder, list: nil)
        var stored = try #require(StoreReader().read(path).content)
        let identification = StoreMatcher.identify(stored, among: Library.candidates)
        #expect(identification.method == .structure)
        #expect(identification.best?.versionName == "Library 2" && identification.best?.distance.count == 0)
        let older = identification.candidates[1].distance
        #expect(older.missing.isEmpty)
        #expect(
            older.unexpected == [
                "ZBOOK.ZPRICE DECIMAL", "ZREVIEW.Z2_OF INTEGER", "ZREVIEW.ZOF INTEGER", "ZREVIEW.ZTEXT VARCHAR",
                "ZREVIEW.ZWHEN TIMESTAMP", "table ZREVIEW",
            ])

        // One additional column in seventeen is near, two are not.
        let book = try #require(stored.structure.tables.firstIndex { $0.name == "ZBOOK" })
        stored.structure.tables[book].columns.append(StoreColumn(name: "ZONE", type: "BLOB"))
        #expect(StoreMatcher.identify(stored, among: Library.candidates).best?.distance.count == 1)
        stored.structure.tables[book].columns.append(StoreColumn(name: "ZTWO", type: "BLOB"))
        let far = StoreMatcher.identify(stored, among: Library.candidates)
        #expect(far.method == nil && far.nearest?.versionName == "Library 2")
    }
}
