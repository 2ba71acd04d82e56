import ModelcBase
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

/// Instructions for a change that Core Data cannot infer: add an intermediate version (FormatMigrationFacts §7.5).
struct BridgeRecipe {
    private let problem: InferenceProblem
    private let from: String
    private let to: String
    private let input: MigrationCodeInput

    init(_ problem: InferenceProblem, from: String, to: String, _ input: MigrationCodeInput) {
        self.problem = problem
        self.from = from
        self.to = to
        self.input = input
    }

    func add(to lines: inout SourceLines) {
        lines.addComment("\(problem.path): \(problem.reason).", indent: 1)
        for (index, step) in steps.enumerated() {
            lines.addComment("\(index + 1). \(step)", indent: 1, hanging: 3)
        }
        lines.add("///", indent: 1)
    }

    private var steps: [String] {
        switch problem.condition {
        case .convertibleType, .sameKind, .roomForEveryLink: isShipped ? keptValues : newProperty
        case .separateHierarchies:
            isShipped
                ? [
                    "Migrate with a mapping model: no version in between helps, and \(to) has shipped and must not "
                        + "change."
                ]
                : ["Keep the inheritance trees apart, or migrate with a mapping model: no version in between helps."]
        case .agreeingIdentifiers:
            ["Give each of them a renaming identifier (elementID) of its own; it does not change the version hash."]
        case .valueForEveryRow, .sameDestination, .linkForEveryRow, .uniqueValues, .concreteEntity:
            ["Correct the data before the migration."]
        }
    }

    /// Whether the newer version has shipped, and must not change.
    private var isShipped: Bool { input.shipped.contains(to) }

    /// The instructions if the newer version has shipped, as lines. No renaming identifier can be added to it, so code
    /// keeps the values outside the store.
    private var keptValues: [String] {
        guard let names else { return ["Migrate with a mapping model: \(to) has shipped and must not change."] }
        var steps = [
            "Add a version between \(from) and \(to), as a copy of \(from) without \(names.old). \(to) has shipped "
                + "and must not change."
        ]
        if isRequired {
            steps.append(
                "After it, add a second version, as a copy of \(to) in which \(names.new) is optional: rows have no "
                    + "value yet."
            )
        }
        return steps + [
            "Emit the stages again. In the handler of the stage that begins with \(from), keep the values of \(names.old) with "
                + "`keep(_:as:for:)`; in the didMigrateHandler of the first stage to a version with \(names.new), write "
                + "them with `kept(_:of:for:)`."
        ]
    }

    /// Whether every row of the newer version must have a value for the property.
    private var isRequired: Bool {
        guard let name = problem.property, let owner = input.version(to)?.entity(problem.entity) else { return false }
        let property = input.version(to)?.model.property(named: name, of: owner)?.property
        if let attribute = property as? AttributeDescription {
            return !attribute.isOptional && attribute.defaultValueText == nil
        }
        return (property as? RelationshipDescription).map { !$0.isOptional } ?? false
    }

    /// The instructions for a property whose values can only be copied by code, as lines.
    private var newProperty: [String] {
        guard let names = names else { return ["Add a property with a new name instead."] }
        let kept = BridgeRecipe.attribute(names.identifier)
        let added = BridgeRecipe.attribute(names.new + ".2")
        return [
            "Add a version between \(from) and \(to), as a copy of \(from). In it, rename \(names.old) to "
                + "\(names.old)_old with elementID=\(kept), and add \(names.new) as \(to) has it, but optional, with "
                + "elementID=\(added).",
            "In \(to), write elementID=\(added) on \(names.new), so that it keeps the values of the version in "
                + "between.",
            "Emit the stages again. In the stage that begins with the version in between, set a willMigrateHandler that "
                + "fills \(names.new) from \(names.old)_old: the store then still has both.",
        ]
    }

    private var names: (old: String, new: String, identifier: String)? {
        guard
            let new = problem.property, let old = input.version(from), let model = input.version(to)?.model
        else { return nil }
        let renamed = OldNames(input.step(from, to)?.difference ?? ModelDifference(), to: model)
        let oldName = renamed.property(new, of: problem.entity)
        let owner = old.entity(renamed.entity(problem.entity))
        let property = owner.flatMap { old.model.property(named: oldName, of: $0)?.property }
        return (oldName, new, property?.renamingIdentifier ?? oldName)
    }

    /// Returns a text as a quoted XML attribute value.
    private static func attribute(_ text: String) -> String {
        let escapes = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")]
        return "\"" + escapes.reduce(text) { $0.replacingText($1.0, with: $1.1) } + "\""
    }
}
