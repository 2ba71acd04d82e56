import ModelcDisk
import ModelcSchema
import ModelcText

/// The files that diagnostics about models point into.
package enum ModelSources {
    /// The texts of the versions of models by their paths.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).compactMap { version in version.source.map { (version.filePath, $0) }
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}

extension PathText {
    /// The folder of a version whose file is named; any other path as it is.
    package static func version(ofFile path: String) -> String {
        let isFile = name(of: path) == ModelFormat.contentsName && folder(of: path).hasSuffix(".xcdatamodel")
        return isFile ? folder(of: path) : path
    }

    /// The bundle that a version's folder is in; nil for a version outside of one.
    static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }
}
