import ModelcLint

/// Selects the versions of each bundle to lint.
package enum LintedVersions: Equatable {
    case current
    /// All versions. Versions other than the current one must not be edited, so only their structure and the
    /// differences between versions are checked.
    case all
    /// The versions with these names; bundles without them are skipped.
    case named([String])
}
