/// A stage of planning, for progress reports.
package enum PlanStage: Hashable, Sendable {
    /// The bundle at the path is read.
    case reading(path: String)
    /// Every version is compared with every later one.
    case planning(versionCount: Int)
    /// Data checks run on a store: its path, the number of finished checks, and the total number.
    case checking(store: String, count: Int, total: Int)
}
