import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Writes the XCTest file (MigrationArtifacts): tests of checksums -> tests of inference -> a migration test for each
/// version -> helpers.
struct MigrationTestWriter {
    private let input: MigrationCodeInput
    private let withStages: Bool

    init(_ input: MigrationCodeInput, withStages: Bool) {
        self.input = input
        self.withStages = withStages
    }

    /// The routes from versions of the bundle. A store of another version cannot be opened, because the compiled model
    /// does not contain the version.
    private var routes: [MigrationRoute] { input.plan.routes.filter { input.version($0.from) != nil } }

    private var className: String { MigrationNames.tests(ofModel: input.modelName) }

    func result() -> CodeGenerationResult {
        guard !routes.isEmpty else {
            let diagnostic = Diagnostic(
                .nothingToEmit, .note, "There is nothing to test: no version comes before \(input.plan.target)")
            return CodeGenerationResult(files: [], diagnostics: [diagnostic])
        }
        let path = MigrationNames.identifier(input.modelName) + "MigrationTests.swift"
        return CodeGenerationResult(
            files: [GeneratedFile(path: path, text: text, policy: .never)], diagnostics: [])
    }

    private var text: String {
        var lines = SourceLines()
        MigrationFileHeader(input, "tests of its migrations to \(input.plan.target)").add(to: &lines)
        addImports(&lines)
        addTypeComment(&lines)
        lines.add("nonisolated final class \(className): XCTestCase {")
        MigrationTestSupport(input, className: className, withStages: withStages).addPlaces(to: &lines)
        addChecksums(&lines)
        addInference(&lines)
        var names = UniqueNames()
        for route in routes {
            let name = names.name(MigrationNames.word(route.from))
            addMigration(MigrationTestRoute(route, input), name, &lines)
        }
        MigrationTestSupport(input, className: className, withStages: withStages).addHelpers(to: &lines)
        lines.add("}\n")
        lines.add(MigrationTestStores.descriptions)
        return lines.text
    }

    private func addImports(_ lines: inout SourceLines) {
        lines.add("import CoreData\nimport Foundation\nimport XCTest")
        if let module = input.module {
            lines.add("\n@testable import \(SwiftIdentifier.escapedType(MigrationNames.identifier(module)))")
        }
        lines.addBlank()
    }

    private func addTypeComment(_ lines: inout SourceLines) {
        lines.addComment("Migrates a store of every version of \(input.modelName) to \(input.plan.target).")
        lines.add("///")
        lines.addComment(
            "The stores are made from the compiled models and have two rows of each entity. A store of the app is a "
                + "better test: if the test bundle has \(MigrationTestSupport.fixtures(input))/NAME.sqlite, the test "
                + "of the version NAME uses it, and NAME.sqlite-wal if it exists.")
        lines.add("///")
        lines.addComment(
            "Some expectations are marked unverified: the behaviour of Core Data is not documented. If such a test "
                + "fails, the plan is wrong about this step.")
    }

    private func addChecksums(_ lines: inout SourceLines) {
        let versions = input.versions.compactMap { version in version.checksum.map { (version.name, $0) } }
        guard !versions.isEmpty else { return }
        lines.add(
            """

            // MARK: - Versions

            func testChecksumsAreThoseOfThePlan() throws {
                guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
                let checksums = [
            """, indent: 1)
        for (name, checksum) in versions {
            lines.add("(\(SwiftText.literal(name)), \(SwiftText.literal(checksum))),", indent: 3)
        }
        lines.add(
            """
                ]
                for (version, checksum) in checksums {
                    XCTAssertEqual(try Self.model(version).versionChecksum, checksum, version)
                }
            }
            """, indent: 1)
    }

    /// Adds the tests of inference. If inference is expected to fail, or if the behaviour of Core Data is undocumented,
    /// a comment shows the first reason.
    private func addInference(_ lines: inout SourceLines) {
        lines.add("\n// MARK: - What Core Data infers\n\nfunc testInferenceIsAsPlanned() throws {", indent: 1)
        let pairs = InferenceExpectation.all(in: input)
        if pairs.isEmpty { lines.add("// All versions have the same schema: there is nothing to infer.", indent: 2) }
        for pair in pairs {
            if let reason = pair.reasons.first {
                let rest = pair.reasons.count > 1 ? " And \(pair.reasons.count - 1) more." : ""
                lines.addComment(reason + rest, mark: "//", indent: 2)
            }
            let function = pair.succeeds ? "assertInferable" : "assertNotInferable"
            let arguments = "from: \(SwiftText.literal(pair.from)), to: \(SwiftText.literal(pair.to))"
            lines.add("try \(function)(\(arguments)\(pair.isUnverified ? ", isUnverified: true" : ""))", indent: 2)
        }
        lines.add("}", indent: 1)
        lines.add("\n// MARK: - Migrations", indent: 1)
    }

    private func addMigration(_ route: MigrationTestRoute, _ name: String, _ lines: inout SourceLines) {
        lines.addBlank()
        let from = SwiftText.literal(route.from)
        guard let path = route.path else {
            lines.addComment(
                "There is no migration path from \(route.from): Core Data fails, and there is no mapping model. EDIT "
                    + "when there is one: call `assertMigration` instead.", indent: 1)
            lines.add("func testMigrationOf\(name)() throws {", indent: 1)
            lines.add("try assertNoMigration(of: \(from), to: \(SwiftText.literal(input.plan.target)))", indent: 2)
            lines.add("}", indent: 1)
            return
        }
        lines.addComment(route.comment, indent: 1)
        lines.add("func testMigrationOf\(name)() throws {", indent: 1)
        let versions = path.map(SwiftText.literal).joined(separator: ", ")
        lines.add("try assertMigration(of: \(from), through: [\(versions)]\(route.facts.arguments))", indent: 2)
        lines.add("}", indent: 1)
        if withStages, route.isStaged { addStagedMigration(route, name, &lines) }
    }

    private func addStagedMigration(_ route: MigrationTestRoute, _ name: String, _ lines: inout SourceLines) {
        let call = "assertStagedMigration(of: \(SwiftText.literal(route.from))\(route.stagedFacts.arguments))"
        lines.add(
            """

            @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
            func testStagedMigrationOf\(name)() throws { try \(call) }
            """, indent: 1)
    }
}

/// The expectation for a pair of versions: whether Core Data infers a mapping.
struct InferenceExpectation {
    let from: String
    let to: String
    let succeeds: Bool
    /// Whether the expectation is not based on documentation.
    let isUnverified: Bool
    /// The reasons why inference fails, or the unknown behaviour, as sentences.
    let reasons: [String]

    private init(_ pair: KnownMapping.Pair, _ step: MigrationStep) {
        (from, to) = (pair.from, pair.to)
        let problems = step.inference.problems
        succeeds = problems.isEmpty
        // If there is a known problem, inference certainly fails. Otherwise an unverified condition can still make it
        // fail.
        let conditions = step.inference.conditions.filter { $0.isUnverified && $0.check != .missingValues }
        isUnverified = succeeds ? !conditions.isEmpty : problems.allSatisfy(\.isUnverified)
        reasons =
            problems.map { "\($0.path): \($0.reason)." }
            + (succeeds ? conditions.map { "Unverified: \($0.path): \($0.requirement)." } : [])
    }

    /// Returns the expectations for the step from each version to the target, and for the steps between consecutive
    /// versions of the stages. Each pair is returned once, without pairs of versions that have the same schema.
    static func all(in input: MigrationCodeInput) -> [InferenceExpectation] {
        var seen: Set<KnownMapping.Pair> = []
        let routes = input.plan.routes.filter { input.version($0.from) != nil }.map {
            (KnownMapping.Pair(from: $0.from, to: $0.to), $0.direct)
        }
        let neighbours = StageVersions.neighbours(in: input.plan.stages).compactMap { pair in
            input.steps[pair].map { (pair, $0) }
        }
        return (routes + neighbours).filter { seen.insert($0.0).inserted && $0.1.difference.altersHash }
            .map(InferenceExpectation.init)
    }
}
