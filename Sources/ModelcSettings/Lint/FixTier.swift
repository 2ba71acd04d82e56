import ModelcBase

/// The effect of a fix on the version hash, the generated code and the app.
package enum FixTier: String, CaseIterable, Sendable {
    /// Only the author of the app can decide whether the fix is right, so it is shown but never applied. All changes of
    /// delete rules are suggestions. A suggestion may change the version hash.
    case suggestion
    /// Does not change the version hash, the compiled model, the store or generated code. The correction of a misspelt
    /// renaming identifier is also safe, because the file already shows what is meant.
    case safe
    /// Does not change the version hash, but changes generated code or behaviour at run time. A fix of a version that
    /// does not compile, and therefore has no version hash, is also in this tier.
    case behaviour
    /// Changes the version hash. It is applied only in a new version of the model.
    case schema
}
