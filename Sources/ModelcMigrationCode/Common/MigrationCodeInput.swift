import ModelcPlans
import ModelcSchema

/// The input from which migration code is generated.
package struct MigrationCodeInput: Sendable {
    /// The name of the model. It is also the name of the compiled model: `Library` for `Library.momd`.
    var modelName: String
    /// The name of the model's file or bundle, with its extension.
    package var sourceName: String
    package var plan: MigrationPlan
    /// The versions of the plan.
    package var versions: [MigrationCodeVersion]
    /// The steps by pair of versions. Contains the pairs that `MigrationCodeGenerator.neighbours` returns.
    var steps: [KnownMapping.Pair: MigrationStep]
    /// The names of the versions that have shipped and must not change.
    var shipped: Set<String>
    /// The module that tests import; nil if the tests are compiled into the same module.
    var module: String?

    /// - Parameter shipped: the names of the shipped versions; nil for all versions except the target.
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
