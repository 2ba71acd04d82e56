import ModelcBase

/// The effect of a fix.
package enum FixTier: String, CaseIterable, Sendable {
    /// Does not change the version hash; only the author of the app can decide whether it is right. Shown, never
    /// applied. All changes of delete rules are suggestions.
    case suggestion
    /// Changes neither the version hash nor the compiled model, the store or generated code. A renaming identifier
    /// under a wrong name is also corrected, because its meaning is already clear from the file.
    case safe
    /// Does not change the version hash, or changes a version that has none because it does not compile; but changes
    /// generated code or behaviour at run time.
    case behaviour
    /// Changes the version hash: applied only in a new version.
    case schema
}
