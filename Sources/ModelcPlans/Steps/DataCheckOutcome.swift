/// The result of a data check on a store.
package enum DataCheckOutcome: Hashable, Sendable {
    /// The number of rows; zero means no problem.
    case count(Int)
    /// Why the store cannot be queried; a clause (`there is no table 'ZBOOK'`).
    case unanswerable(reason: String)

    /// The number of rows; nil if the store cannot be queried.
    var count: Int? {
        switch self {
        case .count(let count): count
        case .unanswerable: nil
        }
    }
}
