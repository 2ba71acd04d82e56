import ModelcSchema

/// What code of a migration is made from.
package struct MigrationCodeInput: Sendable {
    /// The model's name, which the compiled model has, too: `Library` for `Library.momd`.
    package var modelName: String
    /// The model's file or bundle name with its extension, as it stands in the files.
    package var sourceName: String
    package var plan: MigrationPlan
    /// The versions of the plan.
    package var versions: [MigrationCodeVersion]
    /// What the pairs of `MigrationCodeGenerator.neighbours` differ in.
    package var steps: [KnownMapping.Pair: MigrationStep]
    /// The names of the versions that have shipped, which nobody is to change any more.
    package var shipped: Set<String>
    /// The module that tests import; nil where the tests are to be compiled into one module with the rest.
    package var module: String?

    /// - Parameter shipped: nil for all versions but the one to get to.
    package init(
        modelName: String, sourceName: String, plan: MigrationPlan, versions: [MigrationCodeVersion],
        steps: [KnownMapping.Pair: MigrationStep], shipped: Set<String>? = nil, module: String? = nil
    ) {
        self.modelName = modelName
        self.sourceName = sourceName
        self.plan = plan
        self.versions = versions
        self.steps = steps
        self.shipped = shipped ?? Set(versions.map(\.name).filter { $0 != plan.target })
        self.module = module
    }

    func version(_ name: String) -> MigrationCodeVersion? { versions.first { $0.name == name } }

    func step(_ from: String, _ to: String) -> MigrationStep? { steps[KnownMapping.Pair(from: from, to: to)] }
}
