import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The plan codes that are suppressed in a model, either in the user info of its elements or by `ignore` entries of the
/// configuration.
package struct SuppressedCodes {
    private let table: SuppressionTable
    private let ignored: [IgnoreEntry]
    private let bundle: String?
    private let version: String?

    /// - Parameters:
    ///   - model: the target version of the plan.
    ///   - bundle: the bundle's name without extension, which the patterns in `ignored` are matched with.
    ///   - version: the version's name, which the patterns in `ignored` are matched with.
    package init(_ model: ManagedObjectModel, bundle: String?, version: String?, ignored: [IgnoreEntry]) {
        table = SuppressionTable(model)
        self.ignored = ignored
        self.bundle = bundle
        self.version = version
    }

    /// Whether a code is suppressed at a path.
    ///
    /// `Book.author` is a property, `Book` an entity, and an empty path the model as a whole.
    package func include(_ code: MigrationFindingCode, at modelPath: String) -> Bool {
        let names = modelPath.split(separator: ".", maxSplits: 1).map(String.init)
        let part: ElementSelector =
            names.isEmpty ? .model : names.count == 1 ? .entity(names[0]) : .property(entity: names[0], names[1])
        let isMeant = { (name: String) in MigrationFindingCode(name: name) == code }
        return table.names(for: part).contains(where: isMeant)
            || ignored.contains { entry in
                entry.rules.contains(where: isMeant)
                    && entry.select.matches(part, bundle: bundle, version: version)
            }
    }
}
