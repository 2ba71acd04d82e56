import ModelcText

/// A model with all its versions: an `.xcdatamodeld` bundle, or a stand-alone `.xcdatamodel` as its only version.
package struct VersionedModel: Sendable {
    /// The bundle's name without its extension.
    package var name: String
    /// The bundle's or folder's name with its extension, however the path spells it.
    package var fileName: String
    /// The path, as the user would type it.
    package var path: String
    /// The versions in version order (model-format §1.4).
    package var versions: [ModelVersion]

    /// The text of `.xccurrentversion`; nil where there is none.
    package var currentVersionSource: SourceText?
    /// The bytes in it that name the current version; nil where it names none.
    package var currentVersionRange: Range<Int>?

    package init(name: String, fileName: String, path: String, versions: [ModelVersion]) {
        self.name = name
        self.fileName = fileName
        self.path = path
        self.versions = versions
    }

    /// The path of the file that names the current version, whether or not it is there.
    package var currentVersionPath: String { path + "/.xccurrentversion" }

    /// The version that new stores are made with; nil where the bundle does not say.
    package var currentVersion: ModelVersion? { versions.first(where: \.isCurrent) }
}
