/// How far a fix reaches.
package enum FixTier: String, CaseIterable, Sendable {
    /// Outside the version hash, and only the author of the app can know whether it is right: shown, never made. All changes
    /// of delete rules are.
    case suggestion
    /// Neither the version hash nor what the compiled model, the store or generated code do is changed.
    case safe
    /// Outside the version hash, or in a version that has none because it does not compile; but what happens at run time or in
    /// generated code is changed.
    case behaviour
    /// Inside the version hash: only in a new version.
    case schema
}
