import ModelcPlans
import ModelcSourceCode

/// Writes the function for each stage, and the handlers of stages that need code.
struct StagePartWriter {
    private let input: MigrationCodeInput
    /// Whether a generated handler searches for rows by a predicate.
    private(set) var findsRows = false
    private(set) var findsDuplicates = false

    init(_ input: MigrationCodeInput) { self.input = input }

    mutating func add(_ stage: MigrationStage, number: Int, to lines: inout SourceLines) {
        lines.addBlank()
        switch stage {
        case .lightweight(let versions): addLightweight(versions, number, &lines)
        case .custom(let from, let to, .separation): addSeparation(from, to, number, &lines)
        case .custom(let from, let to, .conditions(let conditions)):
            addConditions(from, to, conditions, number, &lines)
        case .blocked(let from, let to, let problems): addBlocked(from, to, problems, number, &lines)
        }
    }

    private func addLightweight(_ versions: [String], _ number: Int, _ lines: inout SourceLines) {
        lines.addComment(
            "Core Data infers the migration from any of these versions: \(versions.joined(separator: ", ")).", indent: 1
        )
        for (from, to) in zip(versions, versions.dropFirst()) {
            lines.add("///", indent: 1)
            lines.addComment("\(from) → \(to):", indent: 1)
            lines.addChanges(input.step(from, to), indent: 1)
        }
        let list = versions.map { "try versions.checksum(of: \(SwiftText.literal($0)))" }
        let label = versions.count == 1 ? versions[0] : "\(versions[0]) → \(versions[versions.count - 1])"
        lines.add("private static func stage\(number)(of versions: Versions) throws -> NSMigrationStage {", indent: 1)
        lines.add("let stage = NSLightweightMigrationStage([", indent: 2)
        for checksum in list { lines.add(checksum + ",", indent: 3) }
        lines.add("])\nstage.label = \(SwiftText.literal(label))\nreturn stage", indent: 2)
        lines.add("}", indent: 1)
    }

    private func addSeparation(_ from: String, _ to: String, _ number: Int, _ lines: inout SourceLines) {
        lines.addComment(
            "\(from) → \(to). This custom stage needs no code: in a lightweight stage, Core Data would migrate from "
                + "an older version directly past \(from), and cannot infer that migration.", indent: 1)
        lines.add("///", indent: 1)
        lines.addChanges(input.step(from, to), indent: 1)
        addCustomStage(from, to, number, handlers: [], &lines)
    }

    private mutating func addConditions(
        _ from: String, _ to: String, _ conditions: [DataCondition], _ number: Int, _ lines: inout SourceLines
    ) {
        lines.addComment(
            "\(from) → \(to). Core Data infers the mapping; the migration runs if the store meets these conditions:",
            indent: 1)
        lines.add("///", indent: 1)
        for condition in conditions {
            let doubt = condition.isUnverified ? " (unverified; checked to be safe)" : ""
            lines.addComment("- \(condition.path): \(condition.requirement)\(doubt)", indent: 1, hanging: 2)
        }
        lines.add("///\n/// Changes:", indent: 1)
        lines.addChanges(input.step(from, to), indent: 1)
        addCustomStage(from, to, number, handlers: ["willMigrate", "didMigrate"], &lines)
        var writer = ConditionWriter(input, from: from, to: to, number: number)
        writer.add(conditions, to: &lines)
        findsRows = findsRows || writer.findsRows
        findsDuplicates = findsDuplicates || writer.findsDuplicates
    }

    private func addBlocked(
        _ from: String, _ to: String, _ problems: [InferenceProblem], _ number: Int, _ lines: inout SourceLines
    ) {
        lines.addComment(
            "\(from) → \(to) cannot be inferred, and a stage can only run an inferred migration. This stage stops "
                + "every migration that reaches it until there is a version in between.", indent: 1)
        lines.add("///", indent: 1)
        for problem in problems { BridgeRecipe(problem, from: from, to: to, input).add(to: &lines) }
        addCustomStage(from, to, number, handlers: ["willMigrate"], &lines)
        let message =
            "\(from) → \(to) cannot be inferred: " + problems.map { "\($0.path), \($0.reason)" }.joined(separator: "; ")
        lines.addBlank()
        lines.add(
            "private static func willMigrateStage\(number)(_ manager: NSStagedMigrationManager) throws {", indent: 1)
        lines.add("// EDIT: make a version in between as described above, then emit the stages again.", indent: 2)
        lines.add("throw Stop(\(SwiftText.literal(message)))", indent: 2)
        lines.add("}", indent: 1)
    }

    private func addCustomStage(
        _ from: String, _ to: String, _ number: Int, handlers: [String], _ lines: inout SourceLines
    ) {
        lines.add("private static func stage\(number)(of versions: Versions) throws -> NSMigrationStage {", indent: 1)
        lines.add(
            """
            let stage = NSCustomMigrationStage(
                migratingFrom: try versions.reference(to: \(SwiftText.literal(from))),
                to: try versions.reference(to: \(SwiftText.literal(to))))
            stage.label = \(SwiftText.literal("\(from) → \(to)"))
            """, indent: 2)
        for handler in handlers {
            lines.add("stage.\(handler)Handler = { manager, _ in try \(handler)Stage\(number)(manager) }", indent: 2)
        }
        lines.add("return stage", indent: 2)
        lines.add("}", indent: 1)
    }
}

extension DataCondition {
    /// The path of the element, such as `Book` or `Book.author`.
    var path: String { property.map { "\(entity).\($0)" } ?? entity }
}
