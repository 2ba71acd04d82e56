/// How far a fix reaches (lint-rules §2.8).
package enum FixTier: String, CaseIterable, Sendable {
    /// There is no fix.
    case none
    /// Neither the version hash nor what the compiled model, the store or generated code do is changed.
    case safe
    /// Outside the version hash, but what happens at run time or in generated code is changed.
    case behaviour
    /// Inside the version hash: only in a new version.
    case schema
}
