/// The bundle as it was released: what the versions are compared with (lint-rules §8.1).
package struct ReleasedBase: Sendable {
    /// What the user calls it: a branch, a tag, a path.
    package var reference: String
    /// Whether it is known to have shipped; else it may be a branch that nobody has built an app from.
    package var isRelease: Bool
    /// Its versions in version order, those that could not be read among them.
    package var versions: [LintedVersion]
    /// The names of the versions whose files are the same here, byte for byte.
    package var unchanged: Set<String>

    package init(reference: String, isRelease: Bool, versions: [LintedVersion], unchanged: Set<String> = []) {
        self.reference = reference
        self.isRelease = isRelease
        self.versions = versions
        self.unchanged = unchanged
    }
}
