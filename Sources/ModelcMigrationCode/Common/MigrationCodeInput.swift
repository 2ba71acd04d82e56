import ModelcPlans
import ModelcSchema

/// The input from which migration code is generated.
package struct MigrationCodeInput: Sendable {
    /// The model's name, which the compiled model also has: `Library` for `Library.momd`.
    var modelName: String
    /// The model's file or bundle name with its extension.
    package var sourceName: String
    package var plan: MigrationPlan
    /// The versions of the plan.
    package var versions: [MigrationCodeVersion]
    /// The steps between the pairs of `MigrationCodeGenerator.neighbours`.
    var steps: [KnownMapping.Pair: MigrationStep]
    /// The names of the versions that have shipped and must not change.
    var shipped: Set<String>
    /// The module that tests import; nil if the tests are compiled into the same module.
    var module: String?

    /// - Parameter shipped: nil for all versions but the target.
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

/// A version of the model with its hashes.
package struct MigrationCodeVersion: Sendable {
    package var name: String
    package var model: ResolvedModel
    package var hashes: ModelVersionHashes

    package init(name: String, model: ResolvedModel, hashes: ModelVersionHashes) {
        self.name = name
        self.model = model
        self.hashes = hashes
    }

    /// The checksum in base64; nil if it may differ from Core Data's (ST706).
    var checksum: String? { hashes.isVerified ? hashes.checksum?.base64 : nil }

    func entity(_ name: String) -> EntityDescription? { model.entity(named: name) }
}

/// A data check of a store as it is written to the SQL file (FormatStore §8).
package struct DataCheckQuery: Hashable, Sendable {
    /// The version that wrote the store.
    var from: String
    /// The target version.
    var to: String
    var check: DataCheck
    /// The subject of the check: `Book`, `Book.author`, with names of the newer version.
    var modelPath: String
    /// The question and the meaning of the result, as a sentence without a final period.
    var question: String
    /// The query that counts; nil if there is none, as explained in `gap`.
    var sql: String?
    /// A query that shows some of the rows; nil if the count is enough.
    var sampleSQL: String?
    /// Why there is no query; a clause.
    var gap: String?

    package init(
        from: String, to: String, check: DataCheck, modelPath: String, question: String, sql: String?,
        sampleSQL: String? = nil, gap: String? = nil
    ) {
        self.from = from
        self.to = to
        self.check = check
        self.modelPath = modelPath
        self.question = question
        self.sql = sql
        self.sampleSQL = sampleSQL
        self.gap = gap
    }
}

/// A hop with the policies that its mapping model calls.
package struct MigrationPolicyHop: Hashable, Sendable {
    /// The version's name.
    var from: String
    /// The version's name.
    var to: String
    /// The policies of the mapping model, with the class and method names used there.
    package var policies: [EntityPolicy]

    package init(from: String, to: String, policies: [EntityPolicy]) {
        self.from = from
        self.to = to
        self.policies = policies
    }
}
