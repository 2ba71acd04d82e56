/// One migration of a recommended path, directly from one version to another.
package struct MigrationHop: Hashable, Sendable {
    /// How a hop (a direct migration between two versions) is performed.
    package enum Means: Hashable, Sendable {
        case inference
        /// - Parameter name: the mapping model's name.
        case mapping(name: String)
        /// One stage of a staged migration.
        ///
        /// - Parameters:
        ///   - number: the stage's number, from 1.
        ///   - runsCode: whether app code has to run before or after the stage.
        case stage(number: Int, runsCode: Bool)

        /// The text in JSON documents (PlanDocument).
        package var text: String {
            switch self {
            case .inference: "infer"
            case .mapping(let name): "mapping:\(name)"
            case .stage(let number, _): "stage:\(number)"
            }
        }
    }

    /// The name of the older version.
    package var from: String
    /// The name of the newer version.
    package var to: String
    package var means: Means
    /// The differences between the two versions. The class of the step is that of an inferred migration.
    /// `migrationClass` is the class of the migration as it is performed.
    package var step: MigrationStep

    package init(from: String, to: String, means: Means, step: MigrationStep) {
        self.from = from
        self.to = to
        self.means = means
        self.step = step
    }

    /// The class of the migration. If a mapping model is used, it is `mappingModel`, regardless of the class of
    /// inference.
    package var migrationClass: MigrationClass {
        switch means {
        case .inference: step.migrationClass
        case .mapping: .mappingModel
        case .stage(_, let runsCode): runsCode ? max(step.migrationClass, .stagedCustom) : step.migrationClass
        }
    }
}
