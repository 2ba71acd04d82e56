import ModelcSchema

/// The work that a step between two versions requires of the app, from nothing to more than Core Data can do
/// (FormatMigrationFacts §3). The raw value is the name in documents. A step has the last class, in this order, of
/// its changes; for several steps see `worst`.
package enum MigrationClass: String, CaseIterable, Sendable {
    /// The schema is the same: stores are opened without a migration.
    case none
    /// Core Data infers the mapping, and nothing is lost.
    case lightweight
    /// Core Data infers the mapping with the help of renaming identifiers, and nothing is lost.
    case lightweightRename = "lightweight-rename"
    /// Core Data infers the mapping; whether the migration succeeds depends on the store's data.
    case dataDependent = "data-dependent"
    /// Core Data infers the mapping and drops values.
    case dataLoss = "data-loss"
    /// App code has to run between two lightweight steps.
    case stagedCustom = "staged-custom"
    /// A mapping model of the app defines the migration.
    case mappingModel = "mapping-model"
    /// The versions cannot be migrated as they are.
    case blocked
}

extension MigrationClass: Comparable {
    package static func < (lhs: MigrationClass, rhs: MigrationClass) -> Bool { lhs.rank < rhs.rank }

    /// The position in the order from best to worst, from 0.
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
    /// How much it endangers the store's data, from 0; used by `worst`. A step that needs app code or a mapping model
    /// requires more of the app than one that drops values, but endangers less.
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
