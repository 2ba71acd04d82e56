import ModelcBase
import ModelcSchema

/// Collects the texts of files that diagnostics about models refer to.
package enum ModelSources {
    /// Returns the texts of the models' files. The keys are paths.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).flatMap { version in
            version.sourceFiles.map { ($0.path, $0.text) } + (version.source.map { [(version.filePath, $0)] } ?? [])
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}
