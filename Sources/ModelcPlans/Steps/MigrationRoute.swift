/// The migration from one shipped version to the target (FormatMigrationFacts §10.2).
package struct MigrationRoute: Hashable, Sendable {
    /// The version's name.
    package var from: String
    /// The version's name.
    package var to: String
    /// What Core Data does without app code.
    package var coreDataWill: DirectMigration
    /// The differences between the source and the target.
    package var direct: MigrationStep
    /// The recommended path; empty if there is nothing to do, nil if there is no path.
    package var path: [MigrationHop]?
    /// The step at which an iterative migration fails; nil if none does.
    package var obstacle: MigrationHop?
    /// Messages about the route, apart from the findings of its steps.
    package var findings: [MigrationFinding]

    package init(
        from: String, to: String, coreDataWill: DirectMigration, direct: MigrationStep, path: [MigrationHop]?,
        obstacle: MigrationHop? = nil, findings: [MigrationFinding]
    ) {
        self.from = from
        self.to = to
        self.coreDataWill = coreDataWill
        self.direct = direct
        self.path = path
        self.obstacle = obstacle
        self.findings = findings
    }

    /// The worst class of the recommended path.
    package var migrationClass: MigrationClass {
        guard let path else { return .blocked }
        return path.map(\.migrationClass).worst
    }
}

/// One migration of a recommended path, directly from one version to another.
package struct MigrationHop: Hashable, Sendable {
    /// How a hop is done.
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

        /// The name in documents (PlanDocument).
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
    /// The differences between the two versions. Its class is that of inference, see `migrationClass`.
    package var step: MigrationStep

    package init(from: String, to: String, means: Means, step: MigrationStep) {
        self.from = from
        self.to = to
        self.means = means
        self.step = step
    }

    /// The class of the hop. A mapping model has its own class, whatever the class of inference is.
    package var migrationClass: MigrationClass {
        switch means {
        case .inference: step.migrationClass
        case .mapping: .mappingModel
        case .stage(_, let runsCode): runsCode ? max(step.migrationClass, .stagedCustom) : step.migrationClass
        }
    }
}

/// What Core Data does with a store of one version when the app has another, without app code (FormatMigrationFacts
/// §6). Always one hop, never a chain.
package enum DirectMigration: Hashable, Sendable {
    /// The schema is the same: the store is opened.
    case nothing
    /// A mapping model for the two versions is found, and takes precedence over inference.
    case mapping(name: String)
    /// The mapping is inferred.
    case inference
    /// The mapping is inferred, and may fail because of the store's data.
    case inferenceDependingOnData
    /// The stages of a staged migration lead to the target.
    case stages
    /// The app migrates the store from each version to the next.
    case iteration
    /// The migration fails with an error of the Cocoa domain.
    case failure(code: Int)

    /// The error of the Cocoa domain for a store whose version is not in the app.
    package static let versionMissing = 134_130
    /// The error for two versions without a mapping model, if inference is off.
    package static let mappingMissing = 134_140

    /// The name in documents (PlanDocument).
    package var text: String {
        switch self {
        case .nothing: "none"
        case .mapping(let name): "mapping:\(name)"
        case .inference: "infer"
        case .inferenceDependingOnData: "infer-data"
        case .stages: "staged"
        case .iteration: "iterative"
        case .failure(let code): "fail:\(code)"
        }
    }
}
