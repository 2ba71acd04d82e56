import ModelcPlans
import ModelcSchema

/// What code of a migration is made from.
package struct MigrationCodeInput: Sendable {
    /// The model's name, which the compiled model has, too: `Library` for `Library.momd`.
    var modelName: String
    /// The model's file or bundle name with its extension, as it is in the files.
    package var sourceName: String
    package var plan: MigrationPlan
    /// The versions of the plan.
    package var versions: [MigrationCodeVersion]
    /// What the pairs of `MigrationCodeGenerator.neighbours` differ in.
    var steps: [KnownMapping.Pair: MigrationStep]
    /// The names of the versions that have shipped, which nobody is to change any more.
    var shipped: Set<String>
    /// The module that tests import; nil where the tests are to be compiled into one module with the rest.
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

/// A version of the model with what Core Data knows it by.
package struct MigrationCodeVersion: Sendable {
    package var name: String
    package var model: ResolvedModel
    package var hashes: ModelVersionHashes

    package init(name: String, model: ResolvedModel, hashes: ModelVersionHashes) {
        self.name = name
        self.model = model
        self.hashes = hashes
    }

    /// The checksum in base64; nil where it is not certain to be Core Data's (ST706).
    var checksum: String? { hashes.isVerified ? hashes.checksum?.base64 : nil }

    /// The entity of a name; nil if there is none.
    func entity(_ name: String) -> EntityDescription? { model.entity(named: name) }
}

/// A check of a store as it is in the file of SQL (FormatStore §8).
package struct DataCheckQuery: Hashable, Sendable {
    /// The version that wrote the store.
    var from: String
    /// The version that it is to get to.
    var to: String
    var check: DataCheck
    /// What the check is about: `Book`, `Book.author`, in the names of the newer version.
    var modelPath: String
    /// What is asked and what the answer means, as a sentence without final stop.
    var question: String
    /// The query that counts; nil if there is none, which `gap` explains.
    var sql: String?
    /// A query that shows some of the rows; nil where the number says it all.
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
    /// Those of the mapping model, by which their classes and methods are named there.
    package var policies: [EntityPolicy]

    package init(from: String, to: String, policies: [EntityPolicy]) {
        self.from = from
        self.to = to
        self.policies = policies
    }
}
