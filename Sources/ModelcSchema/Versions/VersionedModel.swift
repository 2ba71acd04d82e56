import ModelcBase

/// A model with all its versions: an `.xcdatamodeld` bundle, or a stand-alone `.xcdatamodel`, which is then the only
/// version.
package struct VersionedModel: Sendable {
    /// The bundle's name without its extension.
    package var name: String
    /// The name of the bundle or folder with its extension, even if `path` is spelled differently.
    package var fileName: String
    /// The path of the bundle or folder, as the user would type it.
    package var path: String
    /// The versions in version order (FormatModelXML §1.4).
    package var versions: [ModelVersion]

    /// The text of `.xccurrentversion`; nil if there is none.
    package var currentVersionSource: SourceText?
    /// The range of bytes in `currentVersionSource` that contains the name of the current version; nil if it names
    /// none.
    package var currentVersionRange: Range<Int>?

    /// The versions and migration plans that were read from Swift source; nil for a model in any other form.
    package var swiftData: SwiftDataSource?

    package init(name: String, fileName: String, path: String, versions: [ModelVersion]) {
        self.name = name
        self.fileName = fileName
        self.path = path
        self.versions = versions
    }

    /// The path of the file that names the current version, whether or not the file exists.
    package var currentVersionPath: String {
        path + (versions.contains { $0.format == .compiled } ? "/VersionInfo.plist" : "/.xccurrentversion")
    }

    /// The version that new stores use; nil if the bundle does not name it.
    package var currentVersion: ModelVersion? { versions.first(where: \.isCurrent) }
}
