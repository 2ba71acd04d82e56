/// The result of a data check on a store.
package enum DataCheckOutcome: Hashable, Sendable {
    /// The number of affected rows; 0 means no problem.
    case count(Int)
    /// The store cannot be queried. The reason is a clause, such as `there is no table 'ZBOOK'`.
    case unanswerable(reason: String)

    /// The number of affected rows; nil if the store cannot be queried.
    var count: Int? {
        switch self {
        case .count(let count): count
        case .unanswerable: nil
        }
    }
}
