import ModelcDiagnostics
import ModelcMigrationCode
import ModelcSettings
import ModelcSourceCode
import Testing

/// The content of the files, and the message if there are none.
@Suite struct MigrationFileTests {
    private func generator(_ fixture: MigrationFixture, module: String? = nil) throws -> MigrationCodeGenerator {
        MigrationCodeGenerator(try fixture.input(module: module))
    }

    private func policies(
        _ fixture: MigrationFixture, _ language: OutputLanguage = .swift
    ) throws -> CodeGenerationResult {
        let input = try fixture.input()
        return MigrationCodeGenerator(input).policies(for: input.policyHops, in: language)
    }

    private func text(_ result: CodeGenerationResult) throws -> String { try #require(result.files.first).text }

    /// One version, or several with the same schema: there is nothing to migrate.
    @Test func withoutMigrationsThereAreNoFiles() throws {
        let same = MigrationFixture(
            "same", model: "M",
            [("V1", #"<entity name="A"/>"#), ("V2", #"<entity name="A" codeGenerationType="class"/>"#)])
        let alone = MigrationFixture("alone", model: "M", [("V1", #"<entity name="A"/>"#)])
        for fixture in [same, alone] {
            let generator = try generator(fixture)
            for result in [
                generator.stagedMigration(), generator.dataChecks([]), try policies(fixture),
                generator.policies(for: [MigrationPolicyHop(from: "A", to: "B", policies: [])], in: .swift),
            ] {
                #expect(result.files.isEmpty && result.diagnostics.map(\.id.rawValue) == ["nothing-to-emit"])
                #expect(result.diagnostics.allSatisfy { $0.severity == .note })
            }
        }
        #expect(try generator(alone).tests(withStages: true).files.isEmpty)
        let tests = try text(generator(same).tests(withStages: true))
        #expect(tests.contains("V1 has the schema of V2: the store is opened as it is."))
        #expect(!tests.contains("Staged") && !tests.contains("try assertInferable"))
    }

    @Test func stagesThatCannotBeAreSaidAloud() throws {
        let result = try generator(.blocked).stagedMigration()
        let diagnostic = try #require(result.diagnostics.first)
        #expect(result.diagnostics.map(\.id.rawValue) == ["bridge-version-needed"])
        #expect(diagnostic.message.hasPrefix("No stage leads from Zoo to Zoo 2: Animal.years: String cannot become"))
        let code = try text(result)
        // The identifier of the older version is kept, and the new attribute gets its own.
        #expect(code.contains(#"age_old with elementID="age""#) && code.contains(#"elementID="years.2""#))
        #expect(try !text(generator(.blocked).tests(withStages: true)).contains("func testStagedMigration"))
    }

    /// The recipe for an intermediate version: with it nothing is blocked, and one stage begins with it.
    @Test func theVersionInBetweenHelps() throws {
        func entity(_ attributes: String) -> String { "<entity name=\"Item\">\(attributes)</entity>" }
        let bridged = MigrationFixture(
            "bridged", model: "Shop",
            [
                ("V1", entity(#"<attribute name="age" optional="YES" attributeType="String"/>"#)),
                (
                    "Bridge",
                    entity(
                        #"<attribute name="age_old" optional="YES" attributeType="String" elementID="age"/>"#
                            + #"<attribute name="age" optional="YES" attributeType="Integer 64" elementID="age.2"/>"#)
                ),
                ("V2", entity(#"<attribute name="age" optional="YES" attributeType="Integer 64" elementID="age.2"/>"#)),
            ])
        let input = try bridged.input()
        #expect(
            input.plan.stages == [
                .lightweight(versions: ["V1"]), .custom(from: "Bridge", to: "V2", reason: .separation),
            ])
        let code = try text(generator(bridged).stagedMigration())
        #expect(code.contains("private static func inContext(") && !code.contains("throw Stop(\"V1"))
    }

    /// A wrong checksum would make Core Data refuse the stages: it is read from the compiled model instead.
    @Test func uncertainChecksumsAreNotWritten() throws {
        let input = try MigrationFixture.unverified.input()
        let result = MigrationCodeGenerator(input).stagedMigration()
        #expect(result.diagnostics.map(\.id.rawValue) == ["checksum-unverified", "checksum-unverified"])
        let code = try text(result)
        for version in input.versions {
            let checksum = try #require(version.hashes.checksum?.base64)
            #expect(code.contains(checksum) == version.hashes.isVerified, "\(version.name)")
        }
        #expect(code.contains(#"versions.reference(to: "V1")"#))
        // The version information that Xcode writes to the compiled bundle is read before any version is loaded.
        #expect(code.contains("NSManagedObjectModel_VersionChecksums") && code.contains("compiled[version]"))
    }

    /// Code that only the user can write stops the migration until it is written.
    @Test(arguments: MigrationFixture.all)
    func whatIsLeftToWriteStopsTheMigration(_ fixture: MigrationFixture) throws {
        let files = try generator(fixture).stagedMigration().files + policies(fixture).files
        for file in files + (try policies(fixture, .objectiveC).files) {
            let lines = file.text.split(separator: "\n")
            for (index, line) in lines.enumerated() where line.contains("// EDIT: ") {
                let rest = lines[(index + 1)...].drop { $0.drop { $0 == " " }.hasPrefix("//") }
                let next = rest.first ?? ""
                #expect(next.contains("throw Stop(") || next.contains("unfinished = "), "\(file.path): \(line)")
            }
        }
    }

    @Test func conditionsAreAskedInTheNamesOfTheOlderVersion() throws {
        let code = try text(generator(.library).stagedMigration())
        #expect(code.contains(#"rows(of: "Book", where: "%K == nil", ["heading"], in: context)"#))
        #expect(code.contains(#"duplicates(of: "Book", by: ["heading", "isbn"], in: context)"#))
        #expect(code.contains(#"rows(of: "Book", where: "%K.@count < 2", ["tags"], in: context)"#))
        #expect(code.contains(#"rows(of: "Human", includesSubentities: false, in: context)"#))
    }

    /// The target goes back to the schema of an earlier version: stores of that version need no migration, others are
    /// migrated.
    @Test func stagesLeadBackToAnEarlierSchema() throws {
        let plain = #"<entity name="A"><attribute name="a" optional="YES" attributeType="String"/></entity>"#
        let more =
            #"<entity name="A"><attribute name="a" attributeType="String"/><attribute name="b" optional="YES" attributeType="String"/></entity>"#
        let fixture = MigrationFixture("back", model: "Back", [("V1", plain), ("V2", more), ("V3", plain)])
        let input = try fixture.input()
        #expect(input.plan.stages == [.lightweight(versions: ["V2", "V3"])])
        let code = try text(generator(fixture).stagedMigration())
        #expect(!code.contains(#"("V1","#) && code.contains(#"try versions.checksum(of: "V3")"#))
    }

    @Test func neighboursThatCanBeInferredAreSeparatedWithoutCode() throws {
        let code = try text(generator(.separated).stagedMigration())
        #expect(code.contains("V2 → V3. This custom stage needs no code"))
        #expect(!code.contains("willMigrateStage") && !code.contains("EDIT"))
    }

    /// Class and method have the names that the mapping model calls, without a module.
    @Test func policiesAreWhatTheMappingModelCalls() throws {
        let hop = try #require(try MigrationFixture.blocked.input().policyHops.first)
        let code = try text(policies(.blocked))
        let objectiveC = try text(policies(.blocked, .objectiveC))
        #expect(hop.policies.map(\.className) == ["ZootoZoo_2_Cat", "ZootoZoo_2_Hound", "ZootoZoo_2_Keeper"])
        for policy in hop.policies {
            #expect(code.contains("@objc(\(policy.className))\nnonisolated final class \(policy.className): "))
            #expect(objectiveC.contains("@implementation \(policy.className) {"))
            for method in policy.methods {
                #expect(code.contains("@objc(\(method.selector))"), "\(method)")
                #expect(code.contains("\(method.reason)"), "\(method)")
            }
        }
        #expect(code.contains("Migrates objects of Hound (Dog in Zoo)"))
        #expect(code.contains(#"In the mapping model: FUNCTION($entityPolicy, "yearsFrom:", $source.age)"#))
        #expect(code.contains("func makeYears(from value: NSObject?) -> NSObject?"))
        #expect(objectiveC.contains("- (nullable id)yearsFrom:(nullable id)value {"))
        #expect(
            objectiveC.contains("- (nullable id)homeFrom:(nullable id)value manager:(NSMigrationManager *)manager {"))
        #expect(code.contains("EDIT: return years (Integer 16, required)"))
    }

    /// A property whose name is not a valid identifier can have no method; that stops the migration as well.
    @Test func selectorsThatCannotBeStopTheMigration() throws {
        for language in OutputLanguage.allCases {
            let code = try text(policies(.hostile, language))
            #expect(code.contains("no method can be called a\\\"b\\\\From:"))
        }
    }

    @Test func testsFollowThePlan() throws {
        let code = try text(generator(.separated, module: "my app").tests(withStages: false))
        #expect(code.contains("@testable import my_app"))
        #expect(code.contains(#"assertNotInferable(from: "V1", to: "V4")"#))
        #expect(code.contains(#"assertInferable(from: "V1", to: "V2")"#))
        #expect(code.contains(#"assertMigration(of: "V1", through: ["V2", "V4"])"#))
        #expect(!code.contains("Staged"))
        let blocked = try text(generator(.blocked).tests(withStages: false))
        #expect(blocked.contains(#"try assertNoMigration(of: "Zoo", to: "Zoo 2")"#))
        let library = try text(generator(.library).tests(withStages: true))
        #expect(library.contains(#"renamed: ["Person": "Human"], removed: ["Draft"], empty: ["Book", "Person"]"#))
        #expect(library.contains("LibraryMigration.migrate(description, in: bundle)"))
    }

    /// Stages that name the same version share its reference: two references to one version corrupted memory.
    @Test func everyVersionHasOneReference() throws {
        let fixtures: [MigrationFixture] = [.library, .separated, .blocked, .unverified]
        for fixture in fixtures {
            let code = try text(generator(fixture).stagedMigration())
            #expect(code.ranges(of: "NSManagedObjectModelReference(").count == 1, "\(fixture)")
            #expect(code.contains("references[version] = reference"), "\(fixture)")
        }
    }

    /// If all checksums are certain, no model is loaded for the stages.
    @Test func certainChecksumsLoadNoModel() throws {
        let code = try text(generator(.library).stagedMigration())
        #expect(!code.contains(".versionChecksum") && !code.contains("VersionInfo"))
    }

    /// A version that has shipped cannot be given identifiers: the values are kept outside the store meanwhile.
    @Test func noAdviceToChangeAShippedVersion() throws {
        func entity(_ type: String) -> String {
            "<entity name=\"Item\"><attribute name=\"age\" optional=\"YES\" attributeType=\"\(type)\"/></entity>"
        }
        let fixture = MigrationFixture(
            "shipped", model: "Shop",
            [
                ("V1", entity("String")), ("V2", entity("Integer 64")),
                ("V3", entity("Integer 64") + "<entity name=\"B\"/>"),
            ])
        let code = try text(generator(fixture).stagedMigration())
        let flat = code.split(whereSeparator: \.isWhitespace).filter { $0 != "///" }.joined(separator: " ")
        #expect(flat.contains("as a copy of V1 without age. V2 has shipped and must not change."))
        #expect(flat.contains("keep the values of age with `keep(_:as:for:)`") && !flat.contains("In V2, write"))
    }

    /// The code that an app needs around the stages, in a file whose length does not depend on the number of versions.
    @Test func theFileAroundTheStages() throws {
        let files = try generator(.library).stagedMigration().files
        #expect(files.map(\.path) == ["Library+StagedMigration.swift", "Library+StoreMigration.swift"])
        let code = files[1].text
        for part in [
            "func isNeeded(", "flock(", "systemFreeSize", "\"journal_mode\": \"DELETE\"", "progress(number", "-before-",
        ] {
            #expect(code.contains(part) || files[0].text.contains(part), "\(part)")
        }
        #expect(code.split(separator: "\n").count < 180)
    }

    /// A further version adds a few lines: the test reads the entities from the model to count its rows.
    @Test func testsDoNotGrowWithEntities() throws {
        let entities = (0..<80).map { #"<entity name="E\#($0)"/>"# }.joined()
        func lines(_ count: Int) throws -> Int {
            let versions = (1...count).map { ("V\($0)", entities + #"<entity name="X\#($0)"/>"#) }
            let fixture = MigrationFixture("many", model: "Many", versions)
            return try text(generator(fixture).tests(withStages: true)).split(separator: "\n").count
        }
        #expect(try lines(21) - lines(20) <= 10)
    }

    /// Two versions whose names give the same identifier need classes of the same name, which would not compile.
    @Test func classesThatTwoHopsWantAreWrittenOnce() throws {
        let result = try policies(.hostile)
        #expect(
            result.files.count == 1
                && result.diagnostics.map(\.id.rawValue) == .init(repeating: "duplicate-class", count: 3))
        let classes = result.files.flatMap { $0.text.split(separator: "\n").filter { $0.hasPrefix("@objc(_") } }
        #expect(classes.count == 3 && Set(classes).count == 3)
    }

    @Test func theFileOfSQLHasEveryQueryOnce() throws {
        let checks = [
            DataCheckQuery(
                from: "V1", to: "V2", check: .missingValues, modelPath: "Book.title",
                question: "rows of Book without\n; DROP TABLE ZBOOK; a value", sql: "SELECT 1",
                sampleSQL: "SELECT 2 LIMIT 5"),
            DataCheckQuery(
                from: "V1", to: "V2", check: .validation, modelPath: "Book.isbn",
                question: "values that break a pattern",
                sql: nil, gap: "SQL knows no patterns of ICU"),
            DataCheckQuery(
                from: "V2", to: "V3", check: .anyRow, modelPath: "Book", question: "rows of Book", sql: "SELECT 3;"),
        ]
        let result = try generator(.library).dataChecks(checks)
        #expect(result.files.map(\.path) == ["Library-data-checks.sql"] && result.diagnostics.isEmpty)
        let code = try text(result)
        let statements = code.split(separator: "\n").filter { !$0.hasPrefix("--") }
        #expect(statements == ["SELECT 1;", "SELECT 2 LIMIT 5;", "SELECT 3;"])
        #expect(code.contains("-- C3 Book.title: rows of Book without ; DROP TABLE ZBOOK; a value"))
        #expect(code.contains("-- There is no query: SQL knows no patterns of ICU."))
        #expect(code.ranges(of: "Stores of V").count == 2)
    }
}
