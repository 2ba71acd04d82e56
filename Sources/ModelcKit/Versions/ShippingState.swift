/// The knowledge of the lock file and of git about whether a version has shipped.
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
