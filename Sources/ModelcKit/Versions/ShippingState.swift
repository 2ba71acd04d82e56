/// What the lock file and git say about whether a version has shipped.
package enum ShippingState: Sendable {
    /// It is locked or committed, or git cannot say.
    case possible
    /// The lock file has other versions of the model. Who locks versions locks them before they ship.
    case notLocked
    /// Commits have the model without this version.
    case notCommitted
    /// Neither the lock file nor a commit has the model.
    case unknownModel
}
