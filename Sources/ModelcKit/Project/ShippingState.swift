/// Whether a version may have shipped, according to the lock file and git.
package enum ShippingState: Sendable {
    /// The version may have shipped: it is locked or committed, or the git repository cannot be read.
    case possible
    /// The version is not locked, but other versions of the model are. If a project locks versions, it does so before
    /// they ship. So the version has probably not shipped.
    case notLocked
    /// A commit at a branch, a tag or `HEAD` contains the model, but none of these commits contains the version.
    case notCommitted
    /// Neither the lock file nor a commit contains the model.
    case unknownModel
}
