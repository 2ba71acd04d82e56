import ModelcSchema

/// What the direct way from one version to another means (FormatMigrationFacts §3): changes, class, and everything to
/// be said.
package struct MigrationStep: Hashable, Sendable {
    package var difference: ModelDifference
    package var inference: InferenceResult
    package var migrationClass: MigrationClass
    package var flags: Set<MigrationFlag>
    /// Sorted by model path, then code.
    package var findings: [MigrationFinding]

    package init(
        difference: ModelDifference, inference: InferenceResult, migrationClass: MigrationClass,
        flags: Set<MigrationFlag>, findings: [MigrationFinding]
    ) {
        self.difference = difference
        self.inference = inference
        self.migrationClass = migrationClass
        self.flags = flags
        self.findings = findings
    }
}

/// What a step between two versions asks of the app, from nothing to more than Core Data can do
/// (FormatMigrationFacts §3). The raw value is the name in documents; of the changes of a step the last in this order counts, and
/// of several steps what `worst` says.
package enum MigrationClass: String, CaseIterable, Sendable {
    /// The schema is the same: stores are opened without a migration.
    case none
    /// Core Data infers the mapping, and nothing is lost.
    case lightweight
    /// Likewise, with the help of renaming identifiers.
    case lightweightRename = "lightweight-rename"
    /// Core Data infers the mapping; whether the migration succeeds depends on what the store holds.
    case dataDependent = "data-dependent"
    /// Core Data infers the mapping and drops values.
    case dataLoss = "data-loss"
    /// Code of the app has to run between two lightweight steps.
    case stagedCustom = "staged-custom"
    /// A mapping model of the app says how.
    case mappingModel = "mapping-model"
    /// There is no way as the versions stand.
    case blocked
}

extension MigrationClass: Comparable {
    package static func < (lhs: MigrationClass, rhs: MigrationClass) -> Bool { lhs.rank < rhs.rank }

    /// The place in the order from best to worst, from 0.
    package var rank: Int {
        switch self {
        case .none: 0
        case .lightweight: 1
        case .lightweightRename: 2
        case .dataDependent: 3
        case .dataLoss: 4
        case .stagedCustom: 5
        case .mappingModel: 6
        case .blocked: 7
        }
    }
}

extension MigrationClass {
    /// How much it endangers what a store holds, from 0: what `worst` goes by. A step that needs code of the app, or a mapping
    /// model, asks more of the app than one that drops values, and endangers less.
    package var harm: Int {
        switch self {
        case .none: 0
        case .lightweight: 1
        case .lightweightRename: 2
        case .stagedCustom: 3
        case .mappingModel: 4
        case .dataDependent: 5
        case .dataLoss: 6
        case .blocked: 7
        }
    }
}

extension Sequence<MigrationClass> {
    /// The class that stands for several, as of the steps of a path: the one that endangers a store most.
    package var worst: MigrationClass { self.max { $0.harm < $1.harm } ?? .none }
}

/// What is to be known of a step besides its class (FormatMigrationFacts §3). The raw value is the name in documents.
package enum MigrationFlag: String, CaseIterable, Sendable {
    /// Stored values are dropped.
    case destructive
    /// What the store holds decides whether the migration succeeds.
    case dataDependent
    /// Rows get no value for something that needs one.
    case needsDefault
    /// Values may lose precision, range or their links.
    case lossy
    /// CloudKit allows additions only, once a schema is deployed.
    case cloudKitForbidden = "cloudkitForbidden"
    /// The migration runs only because a version hash modifier changed.
    case forcedByModifier
    /// Existing stores never get the index.
    case indexNotBuilt
    /// The rules for the version hash are not proven for what changed (FormatVersionHash §7).
    case hashUnverified
}
