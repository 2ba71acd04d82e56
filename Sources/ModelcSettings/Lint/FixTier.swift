import ModelcBase

/// The effect of a fix.
package enum FixTier: String, CaseIterable, Sendable {
    /// Outside the version hash, and only the author of the app can decide whether it is right: shown, never applied.
    /// All changes of delete rules are suggestions.
    case suggestion
    /// Changes neither the version hash nor the compiled model, the store or generated code. A renaming identifier
    /// under a wrong name is also corrected, because its meaning is already clear from the file.
    case safe
    /// Outside the version hash, or in a version that has none because it does not compile; but it changes behaviour
    /// at run time or generated code.
    case behaviour
    /// Inside the version hash: applied only in a new version.
    case schema
}
