/// The evidence in the lock file or in git of whether a version has shipped.
package enum ShippingState: Sendable {
    /// The version may have shipped: it is locked or committed, or git cannot tell.
    case possible
    /// The version is not locked, but other versions of the model are. In such a project, versions are locked before
    /// they ship.
    case notLocked
    /// No commit at a branch, a tag or `HEAD` contains the version, but such a commit contains the model.
    case notCommitted
    /// Neither the lock file nor a commit contains the model.
    case unknownModel
}
