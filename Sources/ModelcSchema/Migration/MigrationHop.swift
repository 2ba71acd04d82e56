/// One migration of a recommended path, from one version straight to another.
package struct MigrationHop: Hashable, Sendable {
    /// How it is done.
    package enum Means: Hashable, Sendable {
        case inference
        /// - Parameter name: the mapping model's name.
        case mapping(name: String)
        /// One stage of a staged migration.
        ///
        /// - Parameters:
        ///   - number: the stage's place, from 1.
        ///   - runsCode: whether code of the app has to run before or after.
        case stage(number: Int, runsCode: Bool)

        /// The name in documents (migration §12.2).
        package var text: String {
            switch self {
            case .inference: "infer"
            case .mapping(let name): "mapping:\(name)"
            case .stage(let number, _): "stage:\(number)"
            }
        }
    }

    /// The version's name.
    package var from: String
    /// The version's name.
    package var to: String
    package var means: Means
    /// What the two versions differ in; its class is that of inference, see `migrationClass`.
    package var step: MigrationStep

    package init(from: String, to: String, means: Means, step: MigrationStep) {
        self.from = from
        self.to = to
        self.means = means
        self.step = step
    }

    /// What the hop asks of the app: a mapping model does its own, whatever inference would make of it.
    package var migrationClass: MigrationClass {
        switch means {
        case .inference: step.migrationClass
        case .mapping: .mappingModel
        case .stage(_, let runsCode): runsCode ? max(step.migrationClass, .stagedCustom) : step.migrationClass
        }
    }
}
