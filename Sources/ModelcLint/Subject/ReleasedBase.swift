import ModelcSchema

/// The released state of the bundle, with which the versions are compared.
package struct ReleasedBase: Sendable {
    /// The user's name for it: a branch, a tag, a path.
    package var reference: String
    /// Whether it is known to have shipped; otherwise it may be a branch from which no app was built.
    var isRelease: Bool
    /// Its versions in version order, including those that could not be read.
    package var versions: [LintedVersion]
    /// The names of the versions whose files are identical here.
    package var unchanged: Set<String>
    /// The names of the versions in the order in which version control got them; empty if it is not known.
    package var history: [String] = []

    package init(reference: String, isRelease: Bool, versions: [LintedVersion], unchanged: Set<String> = []) {
        self.reference = reference
        self.isRelease = isRelease
        self.versions = versions
        self.unchanged = unchanged
    }

    /// Whether it has a version that is older than another one of it: by their names, or else by the history; false
    /// if neither is conclusive.
    func hasVersion(named name: String, before newer: String) -> Bool {
        let names = versions.map(\.name)
        let order = VersionNameSeries.count(names) > 1 ? history : names
        guard let place = order.firstIndex(of: name) else { return false }
        return order[place...].dropFirst().contains(newer)
    }
}
