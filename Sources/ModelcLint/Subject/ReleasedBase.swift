import ModelcSchema

/// The released state of the model bundle: its versions in a git revision or in a copy. The versions on disk are
/// compared with it.
package struct ReleasedBase: Sendable {
    /// The branch, tag or path of the git revision or copy, as the user typed it.
    package var reference: String
    /// True if the git revision or copy is known to have shipped. False if it may be a branch from which no app was
    /// built.
    var isRelease: Bool
    /// The versions in the git revision or copy, in version order, including versions that could not be read.
    package var versions: [LintedVersion]
    /// The names of the versions whose files are identical in the git revision or copy and on disk.
    package var unchanged: Set<String>
    /// The names of the versions in the order in which they were committed; empty if it is not known.
    package var history: [String] = []

    package init(reference: String, isRelease: Bool, versions: [LintedVersion], unchanged: Set<String> = []) {
        self.reference = reference
        self.isRelease = isRelease
        self.versions = versions
        self.unchanged = unchanged
    }

    /// True if the git revision or copy contains both versions, and the first is older than the second. The order is
    /// determined from the names of the versions; if this is not possible, from the commit history. False if the order
    /// is not known.
    func hasVersion(named name: String, before newer: String) -> Bool {
        let names = versions.map(\.name)
        let order = VersionNameSeries.count(names) > 1 ? history : names
        guard let place = order.firstIndex(of: name) else { return false }
        return order[place...].dropFirst().contains(newer)
    }
}
