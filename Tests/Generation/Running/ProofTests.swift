import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The classes of every current model are compiled and run: properties, relationships with their mutators,
/// initializers, keys, snapshots, requests and the model in code behave as the model says.
///
/// On Linux they run with the substitute for Core Data. On macOS the same programs run with Core Data (not yet run
/// there).
@Suite(.enabled(if: SwiftPrograms.areAvailable, "programs are compiled with the swiftc and the clang of PATH"))
struct ProofTests {
    /// Changes of models for which otherwise nothing would be generated.
    private static let repairs: [(suffix: String, why: String, change: @Sendable (inout EntityDescription) -> Void)] = [
        (
            "CoreData/Model.xcdatamodeld/Model 2.xcdatamodel", "the class of ImpossibleType is in no module of Swift",
            { if $0.name == "ImpossibleType" { $0.representedClassName = nil } }
        ),
        (
            "Tests/Fixtures/TestModel.xcdatamodeld/TestModel.xcdatamodel", "an attribute has the class *Color",
            { entity in
                for index in entity.attributes.indices
                where entity.attributes[index].userInfo["attributeValueClassName"] == "*Color"
                    || entity.attributes[index].customClassName == "*Color"
                {
                    entity.attributes[index].userInfo = UserInfo()
                    entity.attributes[index].customClassName = nil
                }
            }
        ),
    ]

    /// The minimum numbers of checks with the large corpus, for all models and for the share of a usual run, and
    /// without it.
    private static let least =
        switch (Corpus.isAvailable, TestScope.isWhole) {
        case (true, true): (models: 94, entities: 300, checks: 80_000)
        case (true, false): (models: 20, entities: 30, checks: 8_000)
        case (false, true): (models: 14, entities: 30, checks: 8_000)
        case (false, false): (models: 6, entities: 10, checks: 2_500)
        }

    @Test func everyCurrentModelRuns() throws {
        let models = try ProofTests.models()
        let report = try ProofRun(models).report(ProofTests.program())
        for failure in report.failures { Issue.record("\(failure.prefix(2000))") }
        #expect(report.models == models.count)
        #expect(report.models >= ProofTests.least.models)
        #expect(report.entities >= ProofTests.least.entities)
        #expect(
            report.checks >= ProofTests.least.checks,
            "cannot be told: \(models.flatMap { model in model.driver.skipped.map { "\(model.title): \($0)" } })")
    }

    /// Classes of a model other than the program's are detected: the checks can fail.
    @Test func wrongClassesAreFound() throws {
        let path = Corpus.own.appendingPathComponent("models/Zoo.xcdatamodeld").path
        let model = try ProofModel(
            path, title: "Zoo", number: 0,
            problem: { schema in
                for index in schema.entities.indices where schema.entities[index].name == "Cat" {
                    schema.entities[index].attributes[0].defaultValueText = "8"
                    schema.entities[index].relationships[0].inverseName = nil
                }
            })
        let report = try ProofRun([model]).report(ProofTests.program())
        for words in [
            "Cat: lives is 8 in a new object", "Cat: inverse of prey", "Cat: the made model has another hash",
        ] {
            #expect(report.failures.contains { $0.contains(words) }, "\(words)")
        }
    }

    /// The destination inherits the inverse from an entity that the model in code connects later.
    @Test func anInheritedInverseIsKept() throws {
        let model = try ProofModel(Fixtures.path("Inverse/Family.xcdatamodel"), title: "Family", number: 0)
        let report = try ProofRun([model]).report(ProofTests.program())
        #expect(report.failures == [])
        #expect(report.entities == 3 && report.hashes == 3)
    }

    /// Compiles files and runs the program.
    private static func program() throws -> @Sendable ([String: String]) throws -> CompilerOutcome {
        #if os(Linux)
            let standIn = try StandIn.shared.get()
            return { try standIn.outcome(of: $0) }
        #else
            let programs = try SwiftPrograms()
            return { try programs.outcome(of: $0) }
        #endif
    }

    /// The models; of those with equal code, one. Those without classes are left out by name.
    private static func models() throws -> [ProofModel] {
        var seen: Set<[String]> = []
        var models: [ProofModel] = []
        let paths = TestScope.share(of: CorpusModels.current(), outOf: Corpus.isAvailable ? 4 : 2)
        for (number, path) in paths.enumerated() {
            let repair = repairs.first { path.hasSuffix($0.suffix) }
            let title = URL(fileURLWithPath: path).pathComponents.suffix(3).joined(separator: "/")
            let model = try ProofModel(path, title: "\(number) \(title)", number: number) { schema in
                for index in schema.entities.indices { repair?.change(&schema.entities[index]) }
            }
            if let repair { print("run-time proof: \(title) is changed: \(repair.why)") }
            if model.sources.files.isEmpty {
                print("run-time proof: without \(title), of which nothing is generated")
            } else if seen.insert(model.sources.key).inserted {
                models.append(model)
            }
        }
        return models
    }
}

/// Typed keys at run time: the text of each condition, and the objects that satisfy it.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct ConditionTests {
    @Test func conditionsSayAndFindWhatTheyAreFor() throws {
        let sources = try GeneratedSources(
            model: Fixtures.path("Keys/Shop.xcdatamodeld"), programmaticModel: true)
        let program = try String(contentsOfFile: Fixtures.path("Keys/Conditions.swift.txt"), encoding: .utf8)
        let output = try StandIn.shared.get().output(of: program, with: sources)
        try Goldens("Tests/Generation/TypeChecking/Fixtures/Keys").expect(output, "Conditions.txt")
    }
}

/// Snapshots at run time: the sample that imports the result of a search, and values passed to an object and back.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct SnapshotRunTests {
    private static let sample = "Samples/SongSearch"

    @Test func theSampleImportsTheAnswerOfASearch() throws {
        let sources = try GeneratedSources(
            model: Repository.path("\(Self.sample)/SongSearch.xcdatamodeld"), programmaticModel: true)
        #expect(sources.diagnostics.isEmpty)
        let program = try String(contentsOfFile: Fixtures.path("Snapshots/Import.swift.txt"), encoding: .utf8)
        let output = try StandIn.shared.get().output(
            of: program, with: sources, besides: [Repository.path("\(Self.sample)/SongImport.swift")],
            arguments: [Repository.path("\(Self.sample)/search.json")])
        try Goldens("Tests/Generation/TypeChecking/Fixtures/Snapshots").expect(output, "Import.txt")
    }

    /// The substitute does not show that the sample compiles with Core Data.
    @Test(arguments: TypeChecker.Mode.allCases)
    func theSampleCompilesWithCoreData(_ mode: TypeChecker.Mode) throws {
        let sources = try GeneratedSources(model: Repository.path("\(Self.sample)/SongSearch.xcdatamodeld"))
        let folder = try TemporaryFolder()
        let files = try sources.files.map { try folder.write($0.text, to: $0.path) }
        let check = try TypeChecker().check(
            swift: files + [Repository.path("\(Self.sample)/SongImport.swift")], mode: mode)
        #expect(check == .silence, "\(check.output)")
    }
}
