import ModelcLint

/// The versions of each bundle to lint.
package enum LintedVersions: Equatable {
    case current
    /// All versions. For versions that are not current, only what no fix may change is checked: structure, and differences
    /// between versions.
    case all
    /// The versions with these names; bundles without them are skipped.
    case named([String])
}
