import ModelcBase

/// A model with all its versions: an `.xcdatamodeld` bundle, or a stand-alone `.xcdatamodel` as its only version.
package struct VersionedModel: Sendable {
    /// The bundle's name without its extension.
    package var name: String
    /// The bundle's or folder's name with its extension, whatever the path's spelling.
    package var fileName: String
    /// The path, as the user would type it.
    package var path: String
    /// The versions in version order (FormatModelXML §1.4).
    package var versions: [ModelVersion]

    /// The text of `.xccurrentversion`; nil if there is none.
    package var currentVersionSource: SourceText?
    /// The bytes in it that name the current version; nil if it names none.
    package var currentVersionRange: Range<Int>?

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

/// One version of a versioned model: its location on disk and, if it was read, the model.
package struct ModelVersion: Sendable {
    /// The state of the version's content.
    package enum Content: Sendable {
        /// The version was not requested.
        case notRead
        /// The version was requested and could not be read; the diagnostics state the reason.
        case unreadable
        case model(ManagedObjectModel)
    }

    /// The folder's name without `.xcdatamodel`.
    package var name: String
    /// The folder's path, as the user would type it.
    package var path: String
    /// The form of the version's file; nil if there is no such file.
    package var format: ModelFormat?
    /// Whether new stores use this version.
    package var isCurrent: Bool
    package var content: Content
    /// The text of `contents`, for excerpts and for the exact positions of attribute values; nil for the binary form.
    package var source: SourceText?

    package init(name: String, path: String, format: ModelFormat?, isCurrent: Bool) {
        self.name = name
        self.path = path
        self.format = format
        self.isCurrent = isCurrent
        content = .notRead
    }

    /// The path of the version's file: `contents`, `elements`, or the path itself if there is neither, as for a
    /// compiled version, which is a file.
    package var filePath: String { (format?.fileName).map { path + "/" + $0 } ?? path }

    /// The model; nil if it was not read or could not be.
    package var model: ManagedObjectModel? {
        switch content {
        case .notRead, .unreadable: nil
        case .model(let model): model
        }
    }
}

/// The form in which a model version is stored.
package enum ModelFormat: String, CaseIterable, Sendable {
    /// `contents`, XML, since Xcode 4.
    case xml
    /// `elements`, a keyed archive, before Xcode 4.
    case binary
    /// `NAME.mom`, a keyed archive that a compiler made for Core Data.
    case compiled

    /// The file in the folder of a version of the XML form.
    package static let contentsName = "contents"

    /// The name of the file in the version's folder; nil for the form that has no folder.
    package var fileName: String? {
        switch self {
        case .xml: ModelFormat.contentsName
        case .binary: "elements"
        case .compiled: nil
        }
    }
}

/// The versions of a model to read.
package enum VersionSelection: Hashable, Sendable {
    /// The current version.
    case current
    /// The version with this name: its folder's name, its name, or its last number if only one version has it.
    case named(String)
    /// All versions.
    case all
}
