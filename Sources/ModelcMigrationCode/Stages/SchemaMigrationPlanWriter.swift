import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSettings
import ModelcSourceCode

/// Writes SwiftData's `SchemaMigrationPlan` for the stages of a plan. The code refers to the schemas that
/// `modelc generate` writes with the setting `versioned-schema`.
struct SchemaMigrationPlanWriter {
    private let input: MigrationCodeInput

    init(_ input: MigrationCodeInput) { self.input = input }

    private var modelName: String { SwiftIdentifier.capitalized(MigrationNames.identifier(input.modelName)) }
    private var typeName: String { modelName + "MigrationPlan" }

    func result() -> CodeGenerationResult {
        let pairs = StageVersions.neighbours(in: input.plan.stages)
        guard !pairs.isEmpty else { return CodeGenerationResult(files: [], diagnostics: [nothingToMigrate]) }
        if let twice = repeatedName { return CodeGenerationResult(files: [], diagnostics: [repeated(twice)]) }
        return CodeGenerationResult(
            files: [GeneratedFile(path: typeName + ".swift", text: text, policy: .never)], diagnostics: [])
    }

    private var text: String {
        let names = StageVersions.names(in: input.plan.stages)
        var lines = SourceLines()
        MigrationFileHeader(input, "SwiftData's plan of its migration to \(input.plan.target)").add(to: &lines)
        lines.add("import Foundation\nimport SwiftData\n")
        lines.addComment(comment)
        lines.add("nonisolated enum \(typeName): SchemaMigrationPlan {")
        lines.add("static var schemas: [any VersionedSchema.Type] {", indent: 1)
        lines.add("[\(names.map { schema($0) + ".self" }.joined(separator: ", "))]", indent: 2)
        lines.add("}\n", indent: 1)
        lines.add("static var stages: [MigrationStage] {", indent: 1)
        lines.add("[", indent: 2)
        for pair in StageVersions.neighbours(in: input.plan.stages) { add(pair, to: &lines) }
        lines.add("]", indent: 2)
        lines.add("}", indent: 1)
        if lines.text.contains(SchemaMigrationPlanWriter.error) { addError(&lines) }
        lines.add("}")
        return lines.text
    }

    /// The comment of the plan. Swift source has the schemas already.
    private var comment: String {
        let subject = "The versions of \(input.modelName) as schemas of SwiftData, and the stages between them."
        guard !input.versions.allSatisfy(isSwift) else { return subject }
        return subject
            + " The schemas are written by: \(ToolCommandName.generate) \(GenerateSettings.flag(\.language)) swiftdata "
            + "\(GenerateSettings.flag(\.versionedSchema)) \(modelName)Schema"
    }

    private func isSwift(_ version: MigrationCodeVersion) -> Bool { version.model.model.origin == .swift }

    /// Adds the stage between two consecutive versions. SwiftData requires a stage for each such pair, while a
    /// lightweight stage of Core Data can contain more than two versions.
    private func add(_ pair: KnownMapping.Pair, to lines: inout SourceLines) {
        let (from, to) = (pair.from, pair.to)
        for stage in input.plan.stages where stage.versions == [from, to] {
            switch stage {
            case .lightweight, .custom(_, _, reason: .separation): break
            case .custom(_, _, reason: .conditions(let conditions)):
                return addCustom(from, to, conditions.map(comment), &lines)
            case .blocked(_, _, let problems):
                let reasons = problems.map { "- \($0.path): \($0.reason)" }
                return addCustom(
                    from, to, ["SwiftData cannot infer this stage, also not after your code:"] + reasons, &lines)
            }
        }
        lines.add(".lightweight(fromVersion: \(schema(from)).self, toVersion: \(schema(to)).self),", indent: 3)
    }

    private func comment(on condition: DataCondition) -> String {
        "- \(condition.entity)\(condition.property.map { "." + $0 } ?? ""): \(condition.requirement)"
    }

    private static let error = "throw Unwritten("

    private func addError(_ lines: inout SourceLines) {
        lines.addBlank()
        lines.addComment("Stops a migration whose code is not written yet.", indent: 1)
        lines.add("struct Unwritten: Error {", indent: 1)
        lines.add("let stage: String", indent: 2)
        lines.add("}", indent: 1)
    }

    private func addCustom(_ from: String, _ to: String, _ comments: [String], _ lines: inout SourceLines) {
        lines.add(".custom(", indent: 3)
        lines.add("fromVersion: \(schema(from)).self, toVersion: \(schema(to)).self,", indent: 4)
        lines.add("willMigrate: { context in", indent: 4)
        lines.addComment(
            "EDIT: change the objects so that the migration succeeds, then save the context.", mark: "//", indent: 5)
        for comment in comments { lines.addComment(comment, mark: "//", indent: 5, hanging: 2) }
        lines.add("throw Unwritten(stage: \(SwiftText.literal(from + " to " + to)))", indent: 5)
        lines.add("}, didMigrate: nil),", indent: 4)
    }

    // MARK: Names

    private func schema(_ version: String) -> String { names[version] ?? "" }

    /// The names of the schemas by version: in Swift source those of its `VersionedSchema` types, else those that `generate`
    /// gives them.
    private var names: [String: String] {
        let pairs = input.versions.enumerated().map { index, version in
            if isSwift(version) { return (version.name, version.name) }
            let name = SwiftDataSchemaName(
                prefix: modelName + "Schema", identifier: version.model.model.versionIdentifier, number: index + 1)
            return (version.name, name.name)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The first schema name that two versions in the stages share; nil if all names differ.
    private var repeatedName: String? {
        var seen: Set<String> = []
        return StageVersions.names(in: input.plan.stages).map(schema).first { !seen.insert($0).inserted }
    }

    private var nothingToMigrate: Diagnostic {
        Diagnostic(.nothingToEmit, .note, "There is no migration plan to write: no version migrates to another one")
    }

    private func repeated(_ name: String) -> Diagnostic {
        Diagnostic(
            .repeatedSchemaName, .error, "Two versions of the plan would be the schema \(name)",
            help: "give each version its own version identifier, such as 1.1.0")
    }
}

extension DiagnosticID {
    /// Reported if two versions would have the same schema name in SwiftData, because their version identifiers are
    /// equal.
    static let repeatedSchemaName = DiagnosticID("repeated-schema-name")
}
