import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Writes the handlers of a stage that depends on the store's data. For each condition, the code searches for rows that
/// violate it, and calls a function that fixes one row. If there are still rows that violate the condition, it throws
/// an error.
struct ConditionWriter {
    private let input: MigrationCodeInput
    private let from: String
    private let to: String
    private let number: Int
    /// Whether the generated handlers search for rows by a predicate.
    private(set) var findsRows = false
    private(set) var findsDuplicates = false

    init(_ input: MigrationCodeInput, from: String, to: String, number: Int) {
        self.input = input
        self.from = from
        self.to = to
        self.number = number
    }

    fileprivate struct Part {
        var condition: DataCondition
        var rows: ConditionRows
        var function: String
    }

    mutating func add(_ conditions: [DataCondition], to lines: inout SourceLines) {
        let parts = parts(of: conditions)
        addWillMigrate(parts, &lines)
        for part in parts where part.rows.isSearchable { addFix(part, &lines) }
        addDidMigrate(&lines)
        findsRows = parts.contains { $0.rows.arePredicates }
        findsDuplicates = parts.contains { $0.rows.areDuplicates }
    }

    private func parts(of conditions: [DataCondition]) -> [Part] {
        guard let old = input.version(from)?.model, let new = input.version(to)?.model else { return [] }
        var names = UniqueNames()
        return conditions.map { condition in
            let words = ([condition.entity] + (condition.property ?? "").split(separator: ",").map(String.init))
            let name = "mendStage\(number)" + words.map(MigrationNames.word).joined()
            return Part(
                condition: condition, rows: ConditionRows(condition, input.step(from, to), from: old, to: new),
                function: names.name(name))
        }
    }

    private func addWillMigrate(_ parts: [Part], _ lines: inout SourceLines) {
        lines.addBlank()
        lines.addComment(
            "Runs before the store has the schema of \(to): entities and properties have the names of \(from).",
            indent: 1)
        lines.add(
            "private static func willMigrateStage\(number)(_ manager: NSStagedMigrationManager) throws {", indent: 1)
        if parts.contains(where: \.rows.isSearchable) {
            lines.add("try inContext(of: manager) { context in", indent: 2)
            for part in parts { addCall(part, indent: 3, &lines) }
            lines.add("}", indent: 2)
        } else {
            for part in parts { addCall(part, indent: 2, &lines) }
        }
        addKeeping(&lines)
        lines.add("}", indent: 1)
    }

    /// Adds a comment on how to keep values, if the step removes values and also adds properties.
    private func addKeeping(_ lines: inout SourceLines) {
        let changes = input.step(from, to)?.difference.changes ?? []
        let lost = changes.filter { $0.isDestructive && $0.oldProperty != nil }.map(\.modelPath)
        guard !lost.isEmpty, changes.contains(where: { $0.kind.isAddedProperty }) else { return }
        lines.addComment(
            "EDIT if you need values that this migration removes: \(lost.joined(separator: ", ")). `keep(_:as:for:)` "
                + "keeps them for `didMigrateStage\(number)`.", mark: "//", indent: 2)
    }

    private func addCall(_ part: Part, indent: Int, _ lines: inout SourceLines) {
        let entity = SwiftText.literal(part.rows.entity)
        let find: String
        switch part.rows.search {
        case .predicate(let format, let names, let includesSubentities):
            let predicate = format.map { ", where: \(SwiftText.literal($0)), \(ConditionWriter.list(names))" } ?? ""
            let scope = includesSubentities ? "" : ", includesSubentities: false"
            find = "rows(of: \(entity)\(predicate)\(scope), in: context)"
        case .duplicates(let names):
            find = "duplicates(of: \(entity), by: \(ConditionWriter.list(names)), in: context)"
        case .unknown(let reason):
            lines.addComment(
                "\(part.condition.path): \(part.condition.requirement). Not checked here: \(reason).", mark: "//",
                indent: indent)
            return
        }
        lines.add(
            """
            try mend(
                \(SwiftText.literal(part.title)), in: context,
                rows: { try \(find) },
                with: \(part.function))
            """, indent: indent)
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map(SwiftText.literal).joined(separator: ", ") + "]"
    }

    private func addFix(_ part: Part, _ lines: inout SourceLines) {
        lines.addBlank()
        lines.addComment("\(part.title). Called for each row of \(part.rows.entity) that breaks this.", indent: 1)
        lines.add("private static func \(part.function)(_ row: NSManagedObject) throws {", indent: 1)
        lines.addComment("EDIT: \(part.rows.order).", mark: "//", indent: 2)
        let message = "\(part.condition.path): \(part.rows.order); \(part.function) is not written yet"
        lines.add("throw Stop(\(SwiftText.literal(message)))", indent: 2)
        lines.add("}", indent: 1)
    }

    private func addDidMigrate(_ lines: inout SourceLines) {
        lines.addBlank()
        lines.addComment(
            "Runs after the store has the schema of \(to): entities and properties have the names of \(to).", indent: 1)
        lines.add(
            "private static func didMigrateStage\(number)(_ manager: NSStagedMigrationManager) throws {", indent: 1)
        let added = (input.step(from, to)?.difference.changes ?? []).filter { $0.kind.isAddedProperty }.map(\.modelPath)
        if added.isEmpty {
            lines.add("// Nothing to do.", indent: 2)
        } else {
            lines.addComment(
                "EDIT to set the values of new properties: \(added.joined(separator: ", ")). "
                    + "`inContext(of:)` gives a context, and `kept(_:of:for:)` the values that "
                    + "`willMigrateStage\(number)` kept.", mark: "//", indent: 2)
        }
        lines.add("}", indent: 1)
    }
}

extension ConditionWriter.Part {
    /// The condition with its element, such as `Book.title: every row has a value`.
    fileprivate var title: String { "\(condition.path): \(condition.requirement)" }
}

extension ConditionRows {
    /// Whether the rows can be found. A function that fixes a row is then generated.
    var isSearchable: Bool {
        switch search {
        case .predicate, .duplicates: true
        case .unknown: false
        }
    }

    var areDuplicates: Bool {
        switch search {
        case .duplicates: true
        case .predicate, .unknown: false
        }
    }

    var arePredicates: Bool { isSearchable && !areDuplicates }
}

extension SchemaChangeKind {
    /// Whether the condition is about a new property, for which existing rows may need a value.
    var isAddedProperty: Bool {
        [
            .attributeAddedOptional, .attributeAddedRequiredDefault, .attributeAddedRequiredNoDefault,
            .relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany,
        ].contains(self)
    }
}
