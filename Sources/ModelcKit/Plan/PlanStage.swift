/// A stage of planning, for progress reports.
package enum PlanStage: Hashable, Sendable {
    /// Reads the bundle at the path.
    case reading(path: String)
    /// Compares each version with each later version.
    case planning(versionCount: Int)
    /// Runs the data checks on a store. The values are the path of the store, the number of finished checks, and the
    /// number of all checks.
    case checking(store: String, count: Int, total: Int)
}
