/// Which versions of each bundle are linted.
package enum LintedVersions: Equatable {
    case current
    /// All of them; of those that are not current only what no fix may change: structure, and what happens between
    /// versions.
    case all
    /// Those of these names; bundles without them are passed over.
    case named([String])
}
