import ModelcDiagnostics
import ModelcSchema

/// Writes the XCTest file (migration §14): checksums -> what Core Data infers -> a migration for each version -> helpers.
struct MigrationTestWriter {
    private let input: MigrationCodeInput
    private let withStages: Bool

    init(_ input: MigrationCodeInput, withStages: Bool) {
        self.input = input
        self.withStages = withStages
    }

    /// Only versions that are in the compiled model can be opened.
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
        lines.add("}")
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
            "EDIT: add a fixture for each version to the test bundle, in a folder named \(MigrationTestSupport.fixtures(input)): "
                + "a store that an app of that version wrote, named after the version (`V1.sqlite`, with `V1.sqlite-wal` if "
                + "there is one). A test without its fixture fails.")
        lines.add("///")
        lines.addComment(
            "Some expectations are marked unverified: no document says what Core Data does. If such a test fails, Core Data "
                + "knows better, and the plan is to be read with that in mind.")
    }

    private func addChecksums(_ lines: inout SourceLines) {
        let versions = input.versions.compactMap { version in version.checksum.map { (version.name, $0) } }
        guard !versions.isEmpty else { return }
        lines.add(
            """

            // MARK: - Versions

            func testChecksumsAreThoseOfThePlan() throws {
                guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
            """, indent: 1)
        for (name, checksum) in versions {
            let (name, checksum) = (SwiftText.literal(name), SwiftText.literal(checksum))
            lines.add("XCTAssertEqual(try model(\(name)).versionChecksum, \(checksum), \(name))", indent: 2)
        }
        lines.add("}", indent: 1)
    }

    private func addInference(_ lines: inout SourceLines) {
        lines.add("\n// MARK: - What Core Data infers\n\nfunc testInferenceIsAsPlanned() throws {", indent: 1)
        let pairs = InferenceExpectation.all(in: input)
        if pairs.isEmpty { lines.add("// All versions have the same schema: there is nothing to infer.", indent: 2) }
        for pair in pairs {
            for reason in pair.reasons { lines.addComment(reason, mark: "//", indent: 2) }
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
                "There is no way from \(route.from): Core Data fails, and there is no mapping model. EDIT, as soon as there "
                    + "is one: call `assertMigration` instead.", indent: 1)
            lines.add("func testMigrationOf\(name)() throws {", indent: 1)
            lines.add("try assertNoMigration(of: \(from), to: \(SwiftText.literal(input.plan.target)))", indent: 2)
            lines.add("}", indent: 1)
            return
        }
        lines.addComment(route.comment, indent: 1)
        lines.add("func testMigrationOf\(name)() throws {", indent: 1)
        lines.add(
            "try assertMigration(\n    of: \(from), through: [\(path.map(SwiftText.literal).joined(separator: ", "))],",
            indent: 2)
        lines.add("rows: \(route.rows))", indent: 3)
        lines.add("}", indent: 1)
        if withStages, route.isStaged { addStagedMigration(route, name, &lines) }
    }

    private func addStagedMigration(_ route: MigrationTestRoute, _ name: String, _ lines: inout SourceLines) {
        lines.addBlank()
        lines.add("func testStagedMigrationOf\(name)() throws {", indent: 1)
        lines.add(
            "guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }", indent: 2)
        lines.add("try assertStagedMigration(", indent: 2)
        lines.add("of: \(SwiftText.literal(route.from)),\nrows: \(route.stagedRows))", indent: 3)
        lines.add("}", indent: 1)
    }
}
