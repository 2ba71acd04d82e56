/// A bundle that was looked at.
package struct ReportedModel: Hashable, Sendable {
    /// The bundle's path, as findings give it.
    package var bundle: String
    /// The versions that were looked at.
    package var versions: [ReportedVersion]
    /// The name of the current version, whether or not it was looked at; nil where there is none.
    package var current: String?

    package init(bundle: String, versions: [ReportedVersion], current: String?) {
        self.bundle = bundle
        self.versions = versions
        self.current = current
    }
}
