import ModelcSchema

/// The work that an app has to do for a step between two versions, from nothing to impossible (FormatMigrationFacts
/// §3). The raw value is used in JSON documents. The class of a step is the worst class of its changes; the cases are
/// ordered from best to worst. For several steps see `worst`.
package enum MigrationClass: String, CaseIterable, Sendable {
    /// The schema is the same. Stores are opened without a migration.
    case none
    /// Core Data infers the mapping, and nothing is lost.
    case lightweight
    /// Core Data infers the mapping with renaming identifiers, and nothing is lost.
    case lightweightRename = "lightweight-rename"
    /// Core Data infers the mapping. Whether the migration succeeds depends on the store's data.
    case dataDependent = "data-dependent"
    /// Core Data infers the mapping, and the migration loses values.
    case dataLoss = "data-loss"
    /// App code has to run between two lightweight steps.
    case stagedCustom = "staged-custom"
    /// A mapping model of the app describes the migration.
    case mappingModel = "mapping-model"
    /// There is no migration between the versions as they are.
    case blocked
}

extension MigrationClass: Comparable {
    package static func < (lhs: MigrationClass, rhs: MigrationClass) -> Bool { lhs.rank < rhs.rank }

    /// The position in the order from the best to the worst class, from 0.
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
    /// How much the class endangers the data of a store, from 0. `worst` uses it. App code or a mapping model is more
    /// work for the app than a step that drops values, but endangers the data less.
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
