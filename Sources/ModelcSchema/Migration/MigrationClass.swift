/// What a step between two versions asks of the app, from nothing to more than Core Data can do (migration §3). The raw
/// value is the name in documents; of several the worst counts.
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
