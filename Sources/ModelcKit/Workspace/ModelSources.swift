import ModelcBase
import ModelcSchema

/// The source texts that diagnostics about models refer to.
package enum ModelSources {
    /// Returns the source texts of the versions of models, by path.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).compactMap { version in version.source.map { (version.filePath, $0) }
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}
