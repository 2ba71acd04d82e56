import ModelcBase
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcMigration

/// A series of versions gives for every pair the same result as a comparison of the two versions alone.
@Suite struct SeriesTests {
    private static let cloudKit: MigrationOptions = {
        var options = MigrationOptions()
        options.isCloudKitDeployed = true
        options.keepsAnyLinkOfMany = true
        options.convertsBooleansToNumbers = false
        return options
    }()

    private func series(_ models: ManagedObjectModel...) -> [SeriesVersion] {
        VersionSeries.versions(of: models, EntityContents(models))
    }

    private func expectAgreement(_ models: [ManagedObjectModel], _ options: MigrationOptions, _ name: String) {
        let store = StepStore(models, EntityContents(models), options)
        let classifier = MigrationClassifier(options: options)
        for to in models.indices {
            for from in 0..<to {
                let areNeighbours = to == from + 1
                let step = StepClassifier(options: options).step(
                    ModelComparison(inFull: models[from], models[to]), areNeighbours: areNeighbours)
                let alone = classifier.step(from: models[from], to: models[to], areNeighbours: areNeighbours)
                #expect(alone == step, "the two of \(name) alone, \(from) -> \(to)")
                #expect(store.facts(from, to) == StepFacts(step), "facts of \(name), \(from) -> \(to)")
                #expect(store.step(from, to) == step, "step of \(name), \(from) -> \(to)")
            }
        }
    }

    @Test(arguments: ChangeFixture.all) func aChangeAndItsReversal(_ fixture: ChangeFixture) {
        let models = [fixture.old, fixture.new, fixture.old, fixture.new]
        expectAgreement(models, MigrationOptions(), fixture.name)
        expectAgreement(models, SeriesTests.cloudKit, fixture.name)
    }

    @Test(arguments: 0..<40) func versionsThatChangeAtRandom(_ seed: Int) {
        let models = RandomVersions.make(seed: UInt64(seed), count: 8)
        expectAgreement(models, seed.isMultiple(of: 2) ? MigrationOptions() : SeriesTests.cloudKit, "seed \(seed)")
    }

    /// Trees whose entities were merged are sums as well: such pairs need no comparison as a whole.
    @Test func mergedTreesAreSums() {
        let names = (0..<8).map { "E\($0)" }
        let models = (0..<5).map { version in
            var model = ManagedObjectModel()
            model.entities = names.enumerated().map { place, name in
                entity(
                    name, parent: place > 0 && place <= 2 * version ? names[place - 1] : nil, [attribute("of" + name)])
            }
            return model
        }
        var search = FactsSearch(VersionSeries.versions(of: models, EntityContents(models)), MigrationOptions())
        #expect((1..<5).allSatisfy { search.facts(from: 0, to: $0)?.verdict == .blocked })
        expectAgreement(models, MigrationOptions(), "merged")
    }

    /// Most pairs must be sums, or the series is of no use; only equal definitions may count as equal.
    @Test func entitiesThatOnlyMoveKeepTheirNumbers() {
        let book = entity("Book", [attribute("title")]) { $0.userInfo.entries = [UserInfoEntry(key: "a", value: "b")] }
        var moved = book
        moved.position = SourcePosition(offset: 10, line: 2, column: 1)
        moved.attributes[0].position = SourcePosition(offset: 20, line: 3, column: 1)
        moved.userInfo.entries[0].position = SourcePosition(offset: 30, line: 4, column: 1)
        var changed = moved
        changed.attributes[0].isOptional = false
        let versions = series(model(book), model(moved), model(changed))
        let scopes = versions.map { $0.entities.map(\.scope) }
        #expect(scopes[0] == scopes[1] && scopes[1] != scopes[2])
        var search = FactsSearch(versions, MigrationOptions())
        #expect(search.facts(from: 0, to: 2)?.migrationClass == .dataDependent)
    }

    /// The same text has another meaning if its names refer to other elements.
    @Test func whatARelationshipLeadsToCounts() {
        let book = entity("Book", links: [link("author", to: "Person")])
        let versions = series(
            model(book, entity("Person")), model(book), model(book, entity("Person", id: "Writer")))
        #expect(Set(versions.map { $0.entities[0].content }).count == 1)
        #expect(Set(versions.map { $0.entities[0].scope }).count == 3)
    }

    @Test func noVersionsAreASeries() {
        #expect(series().isEmpty)
    }
}

extension ModelComparison {
    /// Compares all entities, as if none were known to be equal.
    fileprivate init(inFull old: ManagedObjectModel, _ new: ManagedObjectModel) {
        let versions = [old, new].map { model in
            SeriesVersion(SchemaIndex(model), [], outside: 0, hasRepeatedProperties: true)
        }
        self.init(from: versions[0], to: versions[1])
    }
}
