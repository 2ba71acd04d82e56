import Foundation
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import modelc

/// Features and changes that a model mirrored to CloudKit must not have (FormatMigrationFacts §3 row 47).
@Suite struct CloudKitFitTests {
    private static let unfit = model(
        entity(
            "Book",
            [
                attribute("isbn") { $0.isOptional = false }, attribute("title"),
                attribute("pages", .integer16) {
                    $0.isOptional = false
                    $0.defaultValueText = "0"
                },
                attribute("cache") {
                    $0.isOptional = false
                    $0.isTransient = true
                },
            ],
            links: [
                many("tags", to: "Book", inverse: "tags") { $0.isOrdered = true }, link("next", to: "Book"),
                link("shelf", to: "Book", inverse: "shelf") { $0.isOptional = false },
            ]
        ) { $0.uniquenessConstraints = [constraint("isbn")] })

    private func findings(_ model: ManagedObjectModel, isDeployed: Bool) throws -> [MigrationFinding] {
        var options = MigrationOptions()
        options.isCloudKitDeployed = isDeployed
        let plan = MigrationPlanner(options: options).plan([.init(name: "V1", model: model)], to: "V1")
        return try #require(plan).findings
    }

    @Test func everythingThatDoesNotFitIsNamed() throws {
        let findings = try findings(CloudKitFitTests.unfit, isDeployed: true)
        #expect(Set(findings.map(\.code)) == [.unfitForCloudKit])
        #expect(
            findings.map { "\($0.modelPath): \($0.reason)" } == [
                "Book: CloudKit cannot keep isbn unique", "Book.isbn: it is required and has no default",
                "Book.tags: it is ordered", "Book.next: it has no inverse", "Book.shelf: it is required",
            ])
    }

    @Test func onlyMirroredModelsHaveToFit() throws {
        #expect(try findings(CloudKitFitTests.unfit, isDeployed: false).isEmpty)
        var mirrored = CloudKitFitTests.unfit
        mirrored.isUsedWithCloudKit = true
        #expect(try findings(mirrored, isDeployed: false).count == 5)
    }

    @Test func onlyTheMirroredConfigurationHasToFit() throws {
        var partly = CloudKitFitTests.unfit
        partly.entities.append(entity("Note"))
        var mirrored = configuration("Cloud", "Note")
        mirrored.isUsedWithCloudKit = true
        partly.configurations = [mirrored, configuration("Local", "Book")]
        #expect(try findings(partly, isDeployed: false).isEmpty)
        partly.configurations[0] = configuration("Cloud", "Book")
        partly.configurations[0].isUsedWithCloudKit = true
        #expect(try findings(partly, isDeployed: false).count == 5)
    }

    /// In production the schema can only grow, even if the model does not say that it is mirrored.
    @Test func theProductionSchemaOnlyGrows() throws {
        let versions = [
            MigrationPlanner.Version(
                name: "V1", model: model(entity("Book", [attribute("a"), attribute("b")]))),
            MigrationPlanner.Version(name: "V2", model: model(entity("Book", [attribute("a")]))),
        ]
        var options = MigrationOptions()
        #expect(try #require(MigrationPlanner().plan(versions, to: "V2")).worstClass == .dataLoss)
        options.isCloudKitDeployed = true
        let plan = try #require(MigrationPlanner(options: options).plan(versions, to: "V2"))
        #expect(plan.worstClass == .blocked)
        #expect(
            plan.routes[0].direct.findings.map(\.code) == [.notAllowedByCloudKit, .attributeRemoved])
    }
}
